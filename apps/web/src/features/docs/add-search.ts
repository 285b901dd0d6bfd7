import { findPassages } from './find-passages.ts'

/** Shows, while one types, only the sections and questions that hold the words, and marks the words in them. */
export function addSearch(content: HTMLElement, describeHits: (count: number) => string): () => void {
  const frame = content.querySelector<HTMLElement>('[data-docs-search]')
  const field = frame?.querySelector('input')
  const hits = frame?.querySelector('output')
  const nothing = content.querySelector<HTMLElement>('[data-docs-nothing]')
  if (!frame || !field || !hits || !nothing) return () => undefined
  const sections = Array.from(content.querySelectorAll<HTMLElement>('[data-docs-section]'))

  const search = () => {
    const query = field.value.trim()
    const found = sections.map((section) => findPassages(section, query))
    const count = found.reduce((sum, ranges) => sum + ranges.length, 0)
    sections.forEach((section, index) => {
      section.hidden = query !== '' && found[index]?.length === 0
    })
    for (const question of content.querySelectorAll('details')) {
      question.open = query !== '' && findPassages(question, query).length > 0
    }
    CSS.highlights.set('docs-hit', new Highlight(...found.flat()))
    nothing.hidden = query === '' || count > 0
    hits.textContent = query === '' ? '' : describeHits(count)
  }
  // Whoever was quicker than the script has typed already.
  if (field.value !== '') search()
  field.addEventListener('input', search)
  return () => {
    field.removeEventListener('input', search)
    field.value = ''
    search()
  }
}
