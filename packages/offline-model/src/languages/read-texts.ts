import { readFileSync, readdirSync } from 'node:fs'

/** What the offline model can say in a language, by the English words. */
export function readTexts(code: string): ReadonlyMap<string, string> {
  const known = read.get(code)
  if (known) return known
  const texts = new Map(
    readdirSync(new URL(`./${code}/`, import.meta.url))
      .filter((name) => name.endsWith(suffix))
      .toSorted()
      .flatMap((name) => readLines(readFileSync(new URL(`./${code}/${name}`, import.meta.url), 'utf8'))),
  )
  read.set(code, texts)
  return texts
}

const read = new Map<string, ReadonlyMap<string, string>>()

const suffix = '.txt'

/** "Home = Start": one text in each line. */
function readLines(text: string): [string, string][] {
  return text.split('\n').flatMap((line): [string, string][] => {
    const at = line.indexOf(' = ')
    return at < 0 ? [] : [[line.slice(0, at).trim(), line.slice(at + 3).trim()]]
  })
}
