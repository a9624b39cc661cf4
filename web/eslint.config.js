import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

// Layout is Prettier's, types are svelte-check's; here is what both let through.
export default ts.config(
  { ignores: ['dist/', 'src/protocol.ts'] },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      // `{#each list as _, i}` has no other way to say that only the place counts.
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_$', argsIgnorePattern: '^_$' }],
      // What is shown is replaced as a whole (`$state.raw`), never changed in its place.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  { files: ['build/**', '*.config.*', 'tests/**'], languageOptions: { globals: globals.node } },
  { files: ['public/sw.js'], languageOptions: { globals: globals.serviceworker } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    rules: {
      // A counter of a module is read by the next component that is made.
      'no-useless-assignment': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector: "VariableDeclarator[id.type='ObjectPattern'] > CallExpression[callee.name='shownBoard']",
          message: 'What is taken out of it once stays as it was: write `const { play } = $derived(shown)`.',
        },
      ],
    },
    languageOptions: { parserOptions: { extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig } },
  },
);
