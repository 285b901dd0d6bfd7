import { isAttribute } from '../subjects/read-attribute.ts'
import type { FrameDraft } from './frame-draft.ts'
import { readNounAction } from './noun-heads.ts'
import { cleanNounPhrase } from './noun-phrase.ts'
import { readObjects } from './read-objects.ts'
import { stripAdverbs } from './strip-adverbs.ts'
import { nounVerbs, readVerb, type ReadVerb } from './verbs.ts'

/** "browse books, leave reviews and pay": a list of what somebody does. */
export function readAbilities(parts: readonly string[]): FrameDraft[] {
  const drafts: FrameDraft[] = []
  for (const [at, written] of parts.entries()) {
    const previous = drafts.at(-1)
    const part = nameThem(written, previous)
    const verb = readVerb(stripAdverbs(part))
    const isNoun =
      verb !== undefined && (isNounUse(verb, previous) || (previous !== undefined && isAttribute(part)))
    if (verb !== undefined && !isNoun) {
      drafts.push(...readObjects(verb, part, at))
    } else if (previous !== undefined) {
      // "search jobs by city, type and pay": what comes after "by" is looked for likewise.
      const isBy = / by |^by /i.test(previous.object)
      drafts.push({ ...previous, object: isBy ? `by ${part}` : part, text: part, at })
    } else {
      const noun = readNounAction(cleanNounPhrase(part))
      drafts.push({
        action: noun?.action ?? 'view',
        object: noun?.object ?? part,
        text: part,
        isVerbKnown: noun !== undefined,
        at,
        takesNext: true,
      })
    }
  }
  return drafts
}

/** "add habits, tick them every day": what "them" stands for was named just before. */
function nameThem(part: string, previous: FrameDraft | undefined): string {
  // What something is filtered by is not what is meant.
  const named = cleanNounPhrase((previous?.object ?? '').replace(/ ?\bby .*$/i, ''))
  return named === '' ? part : part.replace(/\b(?:them|it|these|those)\b(?= |$)/i, named)
}

/** After an object list, "order information" or "record query" are things rather than verbs. */
function isNounUse({ verb, rest }: ReadVerb, previous: FrameDraft | undefined): boolean {
  return (
    previous !== undefined &&
    !(verb === 'view' && rest === 'details') &&
    nounVerbs.has(verb) &&
    /^(?:information|records?|data|status|history|details|management|query|list|statistics|results?|concepts?|philosophy|principles?|guidelines)\b/i.test(
      rest,
    )
  )
}
