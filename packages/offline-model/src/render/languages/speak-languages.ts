/** A source file of the kit as it is where a site has several languages. */
export function speakLanguages(text: string): string {
  const dated = text.replaceAll(
    'toLocaleDateString(undefined,',
    'toLocaleDateString(document.documentElement.lang,',
  )
  if (!dated.includes(searched)) return dated
  return dated
    .replaceAll(searched, '.map((field) => inBothLanguages(textOf(field, entry)))')
    .replace(/^(?=import )/m, "import { inBothLanguages } from '@/lib/translate-page'\n")
}

/** What a search looks through: whoever reads the samples in another language also searches them in it. */
const searched = '.map((field) => textOf(field, entry))'
