import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig, globalIgnores } from 'eslint/config'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default defineConfig(
  globalIgnores(['tests/fixtures/', 'tests/*-fixtures/']),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    rules: {
      // Prettier breaks code at 120; what it cannot break, drawings and long words, has a file of its own or is cut up.
      'max-len': ['error', { code: 140 }],
      // svelte-check says it, and knows the runes.
      'no-undef': 'off',
      // The server's policy allows styles that a script sets one by one, not the attribute.
      'no-restricted-syntax': [
        'error',
        "CallExpression[callee.property.name='setAttribute'][arguments.0.value='style']",
      ],
      // What is counted and not looked at is called _.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Places of a board and signs of a row stay where they are: they are drawn by position.
      'svelte/require-each-key': 'off',
      // Maps and sets are filled where they are made, and what the page follows is made anew.
      'svelte/prefer-svelte-reactivity': 'off',
      // {' '} keeps the space that a block would swallow at its edge.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    // Tests hold documents of any shape.
    files: ['tests/**'],
    rules: { '@typescript-eslint/no-explicit-any': 'off' },
  },
)
