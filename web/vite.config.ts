import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { breakpoints } from './build/breakpoints.ts';
import { catalogues } from './build/catalogues.ts';
import { compressed } from './build/compressed.ts';
import { gameIcons } from './build/icons.ts';
import { pieces } from './build/pieces.ts';

// `npm run dev` shows the client beside a server that `bailey serve` started.
const server = process.env.BAILEY_SERVER ?? 'http://127.0.0.1:8420';
/** What the shelf loads, the covers last. */
const SHELF = ['src/main.ts', 'src/games/covers.ts'].map((file) => join(import.meta.dirname, file));

export default defineConfig({
  plugins: [breakpoints(), gameIcons(), catalogues(), svelte(), compressed()],
  build: {
    target: 'es2022',
    // Small pictures stay files, so that a strict content policy needs no `data:`.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The server reads here what the drawing of a game consists of, and lets the page of a table load it at once.
    manifest: 'chunks.json',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: pieces(...SHELF), includeDependenciesRecursively: false }],
        },
      },
    },
  },
  // What files name lies beside them, so that a site may lie in any folder of its host.
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }),
  },
  server: {
    proxy: {
      '/api': {
        target: server,
        ws: true,
        changeOrigin: true,
        // The server obeys only pages of its own; beside it, this page counts as one.
        configure: (proxy) => {
          proxy.on('proxyReq', (request) => request.setHeader('Origin', server));
          proxy.on('proxyReqWs', (request) => request.setHeader('Origin', server));
        },
      },
    },
  },
  test: { include: ['tests/**/*.test.ts'] },
});
