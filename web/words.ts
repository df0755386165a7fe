// The words of a language in few files: of the house, of every table, of one game; a browser asks for six at a time.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath, URL } from 'node:url'
import type { Plugin } from 'vite'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const LANGS = ['ru', 'en']
const ALL = 'virtual:words'
const HOUSE = /^(shell|pages|coach|puzzles)\.ftl$/
const GAMES = `${ROOT}src/igroteka/games`

/** The Fluent files of a folder that a browser needs. */
const files = (folder: string, wanted: (name: string) => boolean): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ftl') && wanted(name))
    .sort()
    .map((name) => `${folder}/${name}`)

/** Everything that comes together, by name. */
function bundles(lang: string): Record<string, string[]> {
  const own = `${ROOT}web/locale/${lang}`
  const of = (room: string) => `${ROOT}src/igroteka/${room}/locale/${lang}`
  const found: Record<string, string[]> = {
    house: files(own, (name) => HOUSE.test(name)),
    tables: [
      ...files(of('core'), (name) => name !== 'components.ftl'),
      ...files(of('server'), (name) => name !== 'notices.ftl'),
      ...files(own, (name) => name === 'any-table.ftl'),
    ],
  }
  for (const game of readdirSync(GAMES).filter((one) => existsSync(of(`games/${one}`))))
    found[game] = [
      ...files(of(`games/${game}`), (name) => name !== 'drawing.ftl'),
      ...files(own, (name) => new RegExp(`^${game}(-[a-z]+)?-table\\.ftl$`).test(name)),
    ]
  return found
}

export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id === ALL || id.startsWith(`${ALL}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) {
        const lines = LANGS.flatMap((lang) =>
          Object.keys(bundles(lang)).map((name) => `'${lang} ${name}': () => import('${ALL}/words-${lang}-${name}')`),
        )
        return `export default { ${lines.join(', ')} }`
      }
      const [, lang, name] = /^\0virtual:words\/words-(\w\w)-(\w+)$/.exec(id) ?? []
      if (!lang) return null
      const texts = bundles(lang)[name].map((path) => {
        this.addWatchFile(path)
        return JSON.stringify(readFileSync(path, 'utf8'))
      })
      return `export default [${texts.join(',\n')}]`
    },
  }
}
