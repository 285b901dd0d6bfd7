import type { FrameDraft } from './frame-draft.ts'
import { cleanNounPhrase } from './noun-phrase.ts'
import type { Clause } from './read-clauses.ts'
import { intransitive, type Action } from './verbs.ts'

/** `creating, editing and deleting notes`: verbs without an object share the next one. */
export function shareObjects(told: readonly FrameDraft[], mode: Clause['mode']): FrameDraft[] {
  const drafts = mode === 'ability' ? shareBackwards(told) : told
  const result: FrameDraft[][] = []
  let next: readonly string[] = ['']
  let previous: FrameDraft | undefined
  for (const draft of drafts.toReversed()) {
    const isEmpty = draft.object.trim() === '' && !intransitive.has(draft.action)
    if (isEmpty && draft.takesNext) result.push(next.map((object) => ({ ...draft, object })))
    else result.push([draft])
    // In a list of features only a doing gives its object away: "search" before "comments" is not a search for them.
    // "search and an editor's area": what comes with an article of its own is not searched.
    const isApart = mode === 'feature' && /^an? /i.test(draft.text)
    const isGiving = (mode === 'ability' || draft.takesNext) && draft.action !== 'subscribe' && !isApart
    if (isEmpty || !isGiving) continue
    const object = actsOn.exec(draft.text)?.[1] ?? draft.object
    // "collect and share news and matches": one verb with two objects gives both.
    const isSameVerb = previous?.action === draft.action && previous.takesNext && next[0] !== ''
    next = isSameVerb && mode === 'ability' ? [object, ...next].slice(0, 3) : [object]
    previous = draft
  }
  return result.toReversed().flat()
}

/** "bookmark articles, comment, share and subscribe to the newsletter": articles are commented on and shared. */
function shareBackwards(drafts: readonly FrameDraft[]): FrameDraft[] {
  let object = ''
  return drafts.map((draft, at) => {
    const isEmpty = draft.object.trim() === '' && !intransitive.has(draft.action)
    const next = drafts[at + 1]
    const isEnded = next === undefined || next.at !== draft.at
    const isSaid = isEmpty && saidOf.has(draft.action) && isEnded && !followsSuit(draft, next)
    if (isSaid && object !== '') return { ...draft, object }
    if (!isEmpty) object = acted.has(draft.action) ? cleanNounPhrase(draft.object) : ''
    return draft
  })
}

/** "like and share posts" say the same of what comes next. */
function followsSuit(draft: FrameDraft, next: FrameDraft | undefined): boolean {
  return (
    next !== undefined && saidOf.has(next.action) && next.object.trim() !== '' && draft.action !== 'search'
  )
}

const saidOf: ReadonlySet<Action> = new Set(['comment', 'share', 'like', 'rate', 'favourite', 'search'])
const acted: ReadonlySet<Action> = new Set(['browse', 'view', 'favourite', 'watch', 'listen', 'search'])

/** "comment on and give feedback for updates": what is shared is the update, not the feedback. */
export const actsOn =
  /\b(?:feedback|comments?|reviews?|ratings?|opinions?) (?:for|on|about|of|to) ([a-z' -]+)$/i
