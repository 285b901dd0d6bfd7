/** "companies" → "company". The last word alone is changed. */
export function toSingular(words: string): string {
  return changeLast(words, (word) => {
    if (/^[A-Z]{2,}s$/.test(word)) return word.slice(0, -1)
    const lower = word.toLowerCase()
    const irregular = singulars.get(lower)
    if (irregular !== undefined) return irregular
    if (
      unchanging.has(lower) ||
      /(ss|us|is|news|(?<!top|com|cl|graph|fabr|metr|cosmet)ics|series)$/.test(lower) ||
      lower.length < 4
    )
      return word
    if (/[^aeiou]ies$/.test(lower)) return `${word.slice(0, -3)}y`
    if (/(ches|shes|sses|xes|zzes|oes)$/.test(lower)) return word.slice(0, -2)
    return lower.endsWith('s') ? word.slice(0, -1) : word
  })
}

/** "company" → "companies". The last word alone is changed. */
export function toPlural(words: string): string {
  return changeLast(words, (word) => {
    if (/^[A-Z]{2,}$/.test(word) && !word.endsWith('S')) return `${word}s`
    const lower = word.toLowerCase()
    const irregular = plurals.get(lower)
    if (irregular !== undefined) return irregular
    if (unchanging.has(lower) || lower === '') return word
    if (/[^aeiou]y$/.test(lower)) return `${word.slice(0, -1)}ies`
    if (/(s|x|z|ch|sh)$/.test(lower)) return `${word}es`
    return `${word}s`
  })
}

export function isPlural(words: string): boolean {
  const last = words.split(' ').at(-1) ?? ''
  return toSingular(last) !== last
}

const pairs = [
  ['person', 'people'],
  ['child', 'children'],
  ['man', 'men'],
  ['woman', 'women'],
  ['salesman', 'salesmen'],
  ['foot', 'feet'],
  ['tooth', 'teeth'],
  ['mouse', 'mice'],
  ['criterion', 'criteria'],
  ['analysis', 'analyses'],
  ['leaf', 'leaves'],
  ['knife', 'knives'],
  ['shelf', 'shelves'],
  ['half', 'halves'],
  ['life', 'lives'],
  ['wife', 'wives'],
  ['loaf', 'loaves'],
  ['movie', 'movies'],
  ['cookie', 'cookies'],
  ['calorie', 'calories'],
  ['selfie', 'selfies'],
  ['tie', 'ties'],
  ['shoe', 'shoes'],
  ['house', 'houses'],
  ['course', 'courses'],
  ['case', 'cases'],
  ['database', 'databases'],
  ['purchase', 'purchases'],
  ['expense', 'expenses'],
  ['exercise', 'exercises'],
  ['photo', 'photos'],
  ['video', 'videos'],
  ['logo', 'logos'],
  ['studio', 'studios'],
  ['portfolio', 'portfolios'],
  ['bus', 'buses'],
  ['status', 'statuses'],
  ['lens', 'lenses'],
  ['quiz', 'quizzes'],
  ['box', 'boxes'],
  ['bonus', 'bonuses'],
  ['menu', 'menus'],
  ['api', 'apis'],
] as const
const singulars: ReadonlyMap<string, string> = new Map(pairs.map(([one, many]) => [many, one]))
const plurals: ReadonlyMap<string, string> = new Map(pairs)
const unchanging: ReadonlySet<string> = new Set(
  'data news information feedback goods series species equipment software hardware content media inventory stock merchandise furniture jewelry jewellery music luggage traffic advice research homework knowledge weather statistics analytics logistics sms css js settings always bus gas status address access process progress business wellness fitness anime manga html pdf football basketball tennis'.split(
    ' ',
  ),
)

function changeLast(words: string, change: (word: string) => string): string {
  const at = words.lastIndexOf(' ') + 1
  return words.slice(0, at) + change(words.slice(at))
}
