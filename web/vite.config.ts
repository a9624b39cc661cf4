import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { breakpoints } from './build/breakpoints.ts';
import { catalogues } from './build/catalogues.ts';
import { compressed } from './build/compressed.ts';
import { gameIcons } from './build/icons.ts';

// `npm run dev` shows the client beside a server that `bailey serve` started.
const server = process.env.BAILEY_SERVER ?? 'http://127.0.0.1:8420';

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
        // What every table needs comes in one piece, not in ten of a kilobyte each.
        codeSplitting: { groups: [{ name: 'bailey', test: /src\/(?:table|kit)\// }] },
      },
    },
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
