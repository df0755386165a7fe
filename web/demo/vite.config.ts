// The developers' page: npx vite --config demo/vite.config.ts, then http://127.0.0.1:5199/demo/?f=main-ru
// `tools/web.py demo FOLDER` builds it for tests in a browser.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { words } from '../words.ts'

const fixtures = (game: string) =>
  process.env.FIXTURES ?? fileURLToPath(new URL(`../tests/${game}-fixtures`, import.meta.url))

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [
    svelte(),
    words(),
    {
      name: 'fixtures',
      configureServer(server) {
        server.middlewares.use('/fixtures', async (request, response) => {
          try {
            response.setHeader('content-type', 'application/json')
            const [, game, name] = request.url!.replace(/[^\w./-]/g, '').split('/')
            response.end(await readFile(`${fixtures(game)}/${name}`))
          } catch {
            response.statusCode = 404
            response.end()
          }
        })
      },
    },
  ],
  publicDir: false,
  build: {
    target: 'es2022',
    reportCompressedSize: false,
    emptyOutDir: true,
    rolldownOptions: {
      input: fileURLToPath(new URL('index.html', import.meta.url)),
      checks: { bundlerTimings: false, pluginTimings: false } as object,
    },
  },
  server: { port: 5199, host: '127.0.0.1', fs: { allow: [fileURLToPath(new URL('../..', import.meta.url))] } },
})
