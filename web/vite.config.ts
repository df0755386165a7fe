import { fileURLToPath, URL } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const server = process.env.IGROTEKA_SERVER ?? 'http://127.0.0.1:8000'

// What every page needs.
const HOUSE = [
  'app/',
  'preferences/',
  'net/(?!patch)',
  'i18n/(?!facts|markdown)',
  'luck/brought',
  'room/(muted|rooms)',
  'shell/(Badge|Dots|Empty|Fault|Footer|Header|Icon|Notices|RoomRow|icons)',
]

// Tests run what is shipped; without the checks of development a table is also drawn a third faster.
if (process.env.VITEST) process.env.NODE_ENV = 'production'

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    ...(process.env.VITEST && { conditions: ['browser'] }),
  },
  build: {
    outDir: here('../src/igroteka/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false, pluginTimings: false } as object,
      // What every page needs comes in two files instead of twenty; the pictures of the largest table come beside its code.
      output: {
        codeSplitting: {
          groups: [
            { name: 'engine', test: /node_modules\/(?!uqr)/ },
            { name: 'house', test: new RegExp(`web/src/(${HOUSE.join('|')})`) },
            { name: 'gwtnz-box', test: /games\/gwtnz\/(art\.svg|data\.json|land\.json|Land\.svelte)/ },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: {
      '/api': { target: server },
      '/ws': { target: server.replace(/^http/, 'ws'), ws: true },
    },
  },
  test: {
    environment: 'happy-dom',
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: '100%',
    include: ['tests/**/*.test.ts'],
  },
})
