import { readTexts } from '../../languages/read-texts.ts'
import { findLanguage } from '../../model/languages.ts'
import type { ApplicationModel } from '../../model/application-model.ts'
import { writeValue } from '../code/write-value.ts'
import { findSpoken } from './find-spoken.ts'

/** The codes of the languages that a site is in, or none where it is in English alone. */
export function languagesOf({ modules }: ApplicationModel): readonly string[] {
  return modules.flatMap((module) => (module.type === 'languages' ? module.codes : []))
}

export function isMirrored(model: ApplicationModel): boolean {
  return languagesOf(model).some((code) => findLanguage(code)?.direction === 'rtl')
}

/** A file for each language beside English, with the texts that the app contains, and one that lists them. */
export function renderLanguages(
  model: ApplicationModel,
  sources: ReadonlyMap<string, string>,
): Map<string, string> {
  const known = languagesOf(model).flatMap((code) => findLanguage(code) ?? [])
  if (known.length === 0) return new Map()
  const isSpoken = findSpoken(sources)
  const files = known.map(({ code, english }): [string, string] => {
    const name = english.toLowerCase()
    const entries = [...readTexts(code)]
      .filter(([text]) => isSpoken(text))
      .map(([text, translation]) => `  ${writeValue(text)}: ${writeValue(translation)},\n`)
    return [
      `src/languages/${name}.ts`,
      `import type { Texts } from '@/lib/translate'\n\n/** The texts of the app in ${english}. */\nexport const ${name}: Texts = {\n${entries.join('')}}\n`,
    ]
  })
  const lines = known.map(
    ({ code, english, own, direction }) =>
      `  { code: '${code}', name: '${own}', direction: '${direction}', texts: ${english.toLowerCase()} },\n`,
  )
  const index = `${known
    .map(({ english }) => `import { ${english.toLowerCase()} } from '@/languages/${english.toLowerCase()}'\n`)
    .join('')}import type { Texts } from '@/lib/translate'

interface Language {
  code: string
  /** What it calls itself. */
  name: string
  direction: 'ltr' | 'rtl'
  /** By their English words. */
  texts: Texts
}

/** The languages of the site. The first is what its sources are written in. */
export const languages: readonly [Language, ...Language[]] = [
  { code: 'en', name: 'English', direction: 'ltr', texts: {} },
${lines.join('')}]
`
  return new Map([['src/languages/list.ts', index], ...files])
}
