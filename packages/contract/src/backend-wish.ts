/** The backends that somebody has elsewhere, and that an app can be written for. */
export type OutsideBackend = 'hosted-backend' | 'app-backend'

/**
 * Whether words ask for a backend by its name, or ask to do without it. Undefined where they do not speak of it, or only
 * ask about it. The database that an app plan takes where none is named is nobody's wish.
 */
export function readBackendWish(words: string, backend: OutsideBackend): 'wanted' | 'unwanted' | undefined {
  let wish: 'wanted' | 'unwanted' | undefined
  for (const sentence of sentencesOf(words)) {
    for (const { index } of sentence.matchAll(names[backend])) {
      if (refuses(sentence, index)) wish = 'unwanted'
      else if (!isQuestion(sentence)) wish = 'wanted'
    }
  }
  return wish
}

const names: Record<OutsideBackend, RegExp> = {
  'hosted-backend': /\bsupabase\b/gi,
  'app-backend': /\bfire(?:base|store)\b/gi,
}

const sentencesOf = (words: string) => words.split(/(?<=[.!?])\s|\n/)

/** "Can you use Firebase?" is no question. */
function isQuestion(sentence: string): boolean {
  return sentence.trimEnd().endsWith('?') && !/\b(?:(?:can|could|would|will) you|please)\b/i.test(sentence)
}

function refuses(sentence: string, index: number): boolean {
  if (/^\S+\s+(?:is|are)(?:n['’]t|\s+not)\b/i.test(sentence.slice(index, index + lengthAround))) return true
  const clause = sentence
    .slice(Math.max(0, index - lengthAround), index)
    .split(/[,;:()]/)
    .at(-1)
  const before = (clause ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(-wordsBack)
  for (let at = before.length - 1; at >= 0; at -= 1) {
    const [word = '', previous = ''] = [before[at], before[at - 1]]
    if (refusals.has(word.replace('’', "'"))) return true
    if (word === 'from' && leaving.has(previous)) return true
    // What is refused before these words is something else: "replace MySQL with Supabase".
    if (turns.has(word) && !(word === 'to' && wishing.has(previous))) return false
  }
  return false
}

const wordsBack = 6
const lengthAround = 200
const refusals = new Set(
  "without no not never don't dont doesn't instead rather avoid remove delete drop replace disconnect".split(
    ' ',
  ),
)
const leaving = new Set(['away', 'migrate', 'move', 'moving', 'switch', 'change'])
const turns = new Set(['with', 'by', 'to', 'for', 'and', 'but', 'only', 'just'])
const wishing = new Set(['want', 'need', 'have', 'like', 'wish', 'going'])
