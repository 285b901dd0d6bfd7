import { isPlural, toSingular } from '../language/inflect.ts'
import { splitList } from '../language/split-list.ts'
import { splitSentences } from '../language/split-sentences.ts'
import { isGerund } from '../language/verbs.ts'
import { packs } from '../subjects/packs.ts'
import type { KeptPart, Keeping } from './keeping.ts'
import { readKeptPart } from './read-kept-part.ts'

const maxTold = 600

/**
 * "A tool for a small bakery to plan production: recipes, orders, and what to bake tomorrow": a tool that somebody works
 * with, told by what is kept in it. Undefined for everything else.
 */
export function readKeeping(text: string): Keeping | undefined {
  if (text.length > maxTold || sites.test(text)) return undefined
  const { owner, told } = cutOwner(splitSentences(text))
  const [first = '', ...others] = told
  const opening = readOpening(first.replace(asking, ''))
  if (opening === undefined) return undefined
  const parts = [...readSorts(opening), ...readList(opening.list), ...others.flatMap(readList)]
  const listed = opening.isSorts ? parts.slice(splitParts(opening.list).length) : parts
  const isTold = isMostlyKept(parts) && (!opening.isListLoose || parts.some(({ kind }) => telling.has(kind)))
  if (!isTold || (listed.length === 0 && !opening.isSorts)) return undefined
  return {
    owner: opening.owner === '' ? owner : opening.owner,
    purpose: opening.purpose,
    named: opening.named,
    parts: opening.isSorts ? [...readSorts(opening), ...others.flatMap(readList)] : parts,
  }
}

/** What others look at or play with is no tool that somebody works with. */
const sites =
  /\b(?:web ?sites?|sites?|web ?shops?|shops?|stores?|landing|portfolio|blog|forum|games?|quiz|converter|generator|calculator|marketplace|social network|mini-program|booking|learning|streaming|courses?|quizzes|lost and found)\b/i

const asking =
  /^(?:please )?(?:(?:can|could) you )?(?:(?:i|we)(?:'d)? (?:want|need|would like|like) )?(?:to )?(?:(?:build|make|create|develop|design|write)(?: me| us)? )?(?:(?:an?|the|some) )?(?:(?:simple|small|little|nice|internal|basic|modern) )*/i

interface ToolOpening {
  readonly owner: string
  readonly purpose: string
  readonly named: string
  readonly list: string
  /** Behind a "with", where a list tells less than behind a colon. */
  readonly isListLoose: boolean
  /** "our equipment: cameras, lenses, lights" tells sorts of one thing. */
  readonly isSorts: boolean
}

/** "We run a climbing gym. I need …": who speaks, and what they ask for. */
function cutOwner(sentences: readonly string[]): { owner: string; told: readonly string[] } {
  const [first = '', ...others] = sentences
  const owner = speaking.exec(first)?.[1]
  return owner === undefined || others.length === 0
    ? { owner: '', told: sentences }
    : { owner: bare(owner), told: others }
}

const speaking =
  /^(?:i|we)(?:'m|'re| am| are| run| have| own| manage| work (?:at|for|in|as)) (?:an? |the |our |my )?([a-z' -]{3,50})$/i

/** The words before the list, and the list. */
function readOpening(told: string): ToolOpening | undefined {
  const [before = '', ...after] = told.split(/: (?=\S)/)
  if (after.length > 0) return readHead(before, after.join(', '), false)
  const kept = keepingTrack.exec(told)?.[1]
  if (kept !== undefined && splitParts(kept).length > 2)
    return { owner: '', purpose: '', named: '', list: kept, isListLoose: false, isSorts: false }
  const [, head = '', list = ''] = /^(.{3,60}?) with (.+)$/i.exec(told) ?? []
  // What comes "with" something that everybody knows is a part of it.
  const isKnown = !/ /.test(head) || packs.some(({ id, words }) => id !== 'company' && words.test(head))
  return head === '' || isKnown ? undefined : readHead(head, list, true)
}

const keepingTrack = /^(?:app |tool |way |place )?(?:to )?(?:keep track of|keep records? of|track|log) (.+)$/i

function readHead(head: string, list: string, isListLoose: boolean): ToolOpening | undefined {
  const tracked = /^(?:to )?(?:keep track of|track|manage|organi[sz]e|log) (?:all )?(.{3,40})$/i.exec(
    head,
  )?.[1]
  if (tracked !== undefined) {
    const named = bare(tracked)
    const isSorts = massNouns.test(named)
    return { owner: '', purpose: isSorts ? '' : named, named, list, isListLoose, isSorts }
  }
  const [, about = '', word = '', owner = '', aim = ''] = heads.exec(head) ?? []
  if (word === '') return undefined
  const aimed = bare(aim.replace(/^\S+ /, ''))
  const isManaged = /^(?:manag|track|organi)/.test(aim) && isPlural(aimed)
  const purpose = aim === '' ? (nouns.test(word) ? `${about} ${word}` : '') : isManaged ? '' : aimed
  const isAimOwner = aim !== '' && about === '' && owner === ''
  return {
    owner: bare(isAimOwner ? '' : owner === '' && !nouns.test(word) ? about : owner),
    purpose: purpose.trim(),
    named: isManaged
      ? aimed
      : owner !== '' && !nouns.test(word) && about !== ''
        ? bare(about)
        : /^(?:tracker|log|logbook|register|database|tracking)$/i.test(word) && !isGerund(bare(about))
          ? bare(about)
          : '',
    list,
    isListLoose,
    isSorts: massNouns.test(aimed),
  }
}

const heads =
  /^(?:([a-z' -]{2,40}?) )?(tool|app|application|software|crm|library|inventory|roster|rota|schedule|archive|directory|system|tracker|log|logbook|register|database|manager|planner|calendar|tracking|management|scheduling|planning|dashboard|program)(?: for (?:an? |our |my |the )?([a-z' -]{3,40}?))?(?: (?:to|for) ((?:plan|manage|track|run|organi[sz]e|record|schedul|handle|log)(?:e|ing)? [a-z' -]{3,40}))?$/i

/** "applicant tracking" is what it is called. */
const nouns =
  /^(?:crm|library|inventory|roster|rota|schedule|archive|directory|tracker|log|logbook|register|calendar|tracking|management|scheduling|planning)$/i

/** What is one thing in name, and many in kind. */
const massNouns =
  /^(?:equipment|gear|assets|inventory|supplies|hardware|furniture|tools|instruments|devices)$/i

function readSorts({ named, purpose, list, isSorts }: ToolOpening): KeptPart[] {
  if (!isSorts) return []
  const thing = toSingular(named === '' ? purpose : named)
  return [{ kind: 'sorts', thing, sorts: splitParts(list), text: `${thing}: ${list}` }]
}

function readList(list: string): KeptPart[] {
  if (/^(?:each|every) /i.test(list)) return readKeptPart(list)
  return splitParts(list).flatMap(readKeptPart)
}

/** Parts between commas. Whatever follows "move through" is one part. */
function splitParts(list: string): string[] {
  const states = stateLists.exec(list)
  if (states !== null) {
    const before = list.slice(0, states.index).replace(/,? (?:and )?$/, '')
    return [...(before === '' ? [] : splitParts(before)), list.slice(states.index)]
  }
  return splitList(list.replace(/\bin and out\b/gi, 'in-and-out').replace(besides, ', $1')).map((part) =>
    part.replaceAll('in-and-out', 'in and out'),
  )
}

/** "harvest per hive with a chart by year": the chart is a part of its own. */
const besides = / with ((?:an? )?(?:[a-z]+ )?(?:charts?|graphs?|calendar|board|map|reports?)\b)/gi

const stateLists = /(?:[a-z]+ ){1,2}(?:moves?|goes|go|pass(?:es)?) (?:through|from) .+$/i

/** At least two parts, one of them a thing, and no more others than things. */
function isMostlyKept(parts: readonly KeptPart[]): boolean {
  const others = parts.filter(({ kind }) => kind === 'other').length
  const isStated = parts.some(({ kind }) => kind === 'states' || kind === 'sorts')
  return (parts.length > 1 || isStated) && others * 2 < parts.length + 1 && others < parts.length
}

/** What a list behind "with" has to have beside plain things. */
const telling: ReadonlySet<KeptPart['kind']> = new Set(['link', 'grouping', 'date', 'states', 'paid'])

function bare(words: string): string {
  return words
    .toLowerCase()
    .replace(/^(?:(?:an?|the|our|my|your|all|small|little|local|new|young|busy|internal|simple) )+/, '')
    .trim()
}
