/** A source file of the kit as it is where a site has several languages. */
export function speakLanguages(text: string): string {
  const used = new Set<string>()
  const spoken = spokenInstead.reduce(
    (all, { plain, spoken: instead, from }) =>
      all.replace(plain, (...match: string[]) => {
        if (from !== undefined) used.add(from)
        return instead.replace(/\$(\d)/g, (_, at: string) => match[Number(at)] ?? '')
      }),
    text,
  )
  return used.size === 0 ? spoken : spoken.replace(/^(?=import )/m, writeImports(used))
}

interface Spoken {
  /** What stands in the kit, and what is written in its place. */
  plain: RegExp
  spoken: string
  /** What it needs of the file that translates the page, or a file of its own. */
  from?: string
}

const both = 'inBothLanguages'
const shown = 'inShownLanguage'

function writeImports(used: ReadonlySet<string>): string {
  const whole = [...used].filter((line) => line.startsWith('import '))
  const names = [...used].filter((name) => !whole.includes(name)).toSorted()
  if (names.length > 0) whole.push(`import { ${names.join(', ')} } from '@/lib/translate-page'`)
  return whole.map((line) => `${line}\n`).join('')
}

/**
 * Whoever reads the samples in another language also searches, sorts and takes them along in it, and can bring them back.
 */
const spokenInstead: readonly Spoken[] = [
  { plain: /toLocaleDateString\(undefined,/g, spoken: 'toLocaleDateString(document.documentElement.lang,' },
  {
    plain: /\.map\(\(field\) => textOf\(field, entry\)\)/g,
    spoken: '.map((field) => inBothLanguages(textOf(field, entry)))',
    from: both,
  },
  {
    plain: /textOf\((\w+), (\w+)\)\.toLowerCase\(\)\.includes\(/g,
    spoken: 'inBothLanguages(textOf($1, $2)).toLowerCase().includes(',
    from: both,
  },
  {
    plain: /textOf\(field, a\)\.localeCompare\(textOf\(field, b\), undefined,/g,
    spoken:
      'inShownLanguage(textOf(field, a)).localeCompare(inShownLanguage(textOf(field, b)), document.documentElement.lang,',
    from: shown,
  },
  {
    plain: /\.toSorted\(byName\)/g,
    spoken: '.toSorted((a, b) => byName(inShownLanguage(a), inShownLanguage(b)))',
    from: shown,
  },
  { plain: /textOf\(column, entry\)/g, spoken: 'inShownLanguage(textOf(column, entry))', from: shown },
  { plain: /\(column\) => column\.label/g, spoken: '(column) => inShownLanguage(column.label)', from: shown },
  {
    plain: /isCalled\(([\w.]+|'Yes'), (\w+)\)/g,
    spoken: '[$1, inShownLanguage($1)].some((each) => isCalled(each, $2))',
    from: shown,
  },
  {
    plain: /(const \{ search, change \} = useAddressSearch\(\))/g,
    spoken:
      '$1\n  // What is sorted by what is shown is sorted anew in another language.\n  useStoredValue(language)',
    from: "import { language } from '@/lib/language'\nimport { useStoredValue } from '@/lib/use-stored-value'",
  },
]
