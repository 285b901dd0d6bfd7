import { toSingular } from '../../language/inflect.ts'
import { findTemplate } from '../../subjects/entity-templates.ts'
import type { Draft } from '../draft.ts'

/** What one votes for, where it is kept as records. */
export interface BallotKind {
  readonly thing: string
  readonly template: string | undefined
  readonly title: string
  readonly isElection: boolean
}

/** Elections, contests and votes on proposals. Undefined where nobody votes, or on questions alone. */
export function ballotKindOf({ words, kind }: Pick<Draft, 'words' | 'kind'>): BallotKind | undefined {
  if (!voting.test(words) || onlyLiking.test(words) || otherKinds.has(kind)) return undefined
  const named = findThing(words)
  const isElection =
    /\belect(?:ions?|s|ed)?\b/.test(words) ||
    /\b(?:candidates?|nominees?)\b/.test(words) ||
    (named === undefined && /\b(?:online|electronic) voting (?:systems?|platforms?)\b/.test(words))
  if (isElection) {
    const isAward = /\bnominees?\b/.test(words) && !/\bcandidates?\b/.test(words)
    return {
      thing: isAward ? 'nominee' : 'candidate',
      template: isAward ? 'award nominee' : 'election candidate',
      title: 'Vote',
      isElection,
    }
  }
  const contest = contests.exec(words)?.[0]
  const thing = named ?? (contest === undefined ? undefined : 'entry')
  if (thing === undefined) return undefined
  return { thing, template: templateOf(thing, contest !== undefined), title: 'Vote', isElection }
}

const voting = /\b(?:vot(?:e|es|ed|ing|ers?)|ballots?|elect(?:ions?|s)?)\b/
const onlyLiking =
  /\b(?:up-?|down-?)vot|\bvotes? (?:up|down)\b|\bvot(?:e|es|ing) on (?:answers|questions|posts|comments|replies)/
const otherKinds: ReadonlySet<Draft['kind']> = new Set(['game', 'developer', 'mail', 'jobs'])
const contests = /\b([a-z]+) (?:contests?|competitions?|awards?|talent shows?)\b|\btalent shows?\b/

/** "vote for their favourite photo", "votes for the next book", "voting on proposals". */
function findThing(words: string): string | undefined {
  for (const [, phrase = ''] of words.matchAll(objects)) {
    const told = phrase.split(' ')
    for (const count of [2, 1]) {
      const thing = toSingular(told.slice(0, count).join(' '))
      if (votable.test(thing)) return thing
    }
  }
  return undefined
}

const objects =
  /\b(?:vot(?:e|es|ing)|ballots?) (?:for|on|about|between|to choose) (?:(?:the|their|his|her|our|my|one|an?|any|all|other|each|every|single|favou?rite|best|submitted|proposed|next|new|most|beautiful|two|three|exactly|only) )*([a-z]+(?: [a-z]+)?)/g

const votable =
  /^(?:(?:project|budget|community|citizen|team|film|book|design|menu) )?(?:proposals?|projects?|ideas?|books?|movies?|films?|songs?|photos?|pictures?|recipes?|entry|entries|designs?|logos?|posters?|drawings?|videos?|costumes?|cakes?|names?|nominees?|artworks?|stories|story|poems?|destinations?)$/

function templateOf(thing: string, isContest: boolean): string | undefined {
  const head = thing.split(' ').at(-1) ?? ''
  if (/^(?:proposal|project|idea)$/.test(head)) return 'ballot proposal'
  if (isContest && /^(?:photo|picture|entry|drawing|design|poster|logo|costume|artwork)$/.test(head))
    return 'contest entry'
  return findTemplate(thing)?.isExact === true ? undefined : 'contest entry'
}
