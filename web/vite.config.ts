import { fileURLToPath, URL } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { words } from './words.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const server = process.env.IGROTEKA_SERVER ?? 'http://127.0.0.1:8000'

// What every page needs.
const HOUSE = [
  'app/',
  'preferences/',
  'net/(?!patch)',
  'i18n/(?!facts|markdown)',
  'luck/brought',
  'room/(entering|muted|rooms|table\\.ts)',
  'shell/(Badge|Dots|Empty|Fault|Footer|Header|Icon|Notices|Prose|RoomRow|icons)',
  'puzzles/puzzles',
]

// What a room of any game needs before its table: read by more than one page.
const ROOM = [
  'board-kit/(course\\.svelte|deeds|keys|options|recall\\.svelte|recap|seats)\\.ts',
  'coach/(advice|coach\\.svelte|words)\\.ts',
  'shell/(chart\\.ts|Chart|Keys|RulesDrawer|seek)',
  'room/school',
]

const GAME = /web\/src\/games\/(\w+)\//

// Tests run what is shipped; without the checks of development a table is also drawn a third faster.
if (process.env.VITEST) process.env.NODE_ENV = 'production'

export default defineConfig({
  plugins: [svelte(), words()],
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
      // What is needed together comes together: a browser asks for six files at a time, and a table was eighty. The pictures
      // of the largest table come beside its code.
      output: {
        codeSplitting: {
          groups: [
            { name: 'engine', test: /node_modules\/(?!uqr)/ },
            { name: 'house', test: new RegExp(`web/src/(${HOUSE.join('|')})`) },
            { name: 'room', test: new RegExp(`web/src/(${ROOM.join('|')})`) },
            { name: 'kit', test: /web\/src\/(board-kit|coach\/(HintPanel|Pencil|Reasons|Sure|Warning|Whisker))/ },
            { name: 'trail', test: /web\/src\/families\/trail/ },
            { name: 'gwtnz-box', test: /games\/gwtnz\/(art\.svg|data\.json|land\.json|Land\.svelte)/ },
            // What a table shares with the pictures of its rules and with how it is told again.
            { name: (path) => `${GAME.exec(path)?.[1]}-parts`, test: GAME, minShareCount: 2 },
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
    isolate: false,
    setupFiles: ['tests/lighter.ts', 'tests/alone.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: '100%',
    execArgv: ['--max-semi-space-size=64'], // tables are large and short-lived: a tenth of the time went into sweeping them
    include: ['tests/**/*.test.ts'],
  },
})
