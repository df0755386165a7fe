// A search in the rules: every word that is sought stands somewhere in the rule; «ё» is found as «е».
import type { Rulebook } from '../net/wire'

type Rule = Rulebook['chapters'][number]['rules'][number]

const plain = (text: string) => text.toLocaleLowerCase().replaceAll('ё', 'е')

/** The chapters with those of their rules that have all the words; all of them if nothing is sought. */
export function seek(book: Rulebook, sought: string): Rulebook['chapters'] {
  const words = plain(sought).split(/\s+/).filter(Boolean)
  if (!words.length) return book.chapters
  const fits = (rule: Rule) => {
    const text = plain(`${rule.id} ${rule.title} ${rule.text}`)
    return words.every((word) => text.includes(word))
  }
  return book.chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter(fits) }))
    .filter(({ rules }) => rules.length)
}
