import { isPlural } from '../language/inflect.ts'
import { isGerund } from '../language/verbs.ts'
import { bareWords } from './bare-words.ts'
import { splitParts } from './split-parts.ts'

export interface ToolOpening {
  readonly owner: string
  readonly purpose: string
  readonly named: string
  readonly list: string
  /** Behind a "with", where a list tells less than behind a colon. */
  readonly isListLoose: boolean
  /** Behind "where we can": what is done with what is kept. */
  readonly isDone: boolean
  /** "our equipment: cameras, lenses, lights" tells sorts of one thing. */
  readonly isSorts: boolean
}

const asking =
  /^(?:please )?(?:(?:can|could) you )?(?:(?:i|we)(?:'d)? (?:want|need|would like|like) )?(?:to )?(?:(?:build|make|create|develop|design|write)(?: me| us)? )?(?:(?:an?|the|some) )?(?:(?:simple|small|little|nice|internal|basic|modern) )*/i

/** The words before the list, and the list. */
export function readToolOpening(sentence: string): ToolOpening | undefined {
  const told = sentence.replace(asking, '')
  const [before = '', ...after] = told.split(/: (?=\S)/)
  if (after.length > 0) return readHead(before, after.join(', '), false)
  const kept = keepingTrack.exec(told)?.[1]
  if (kept !== undefined && splitParts(kept).length > 2)
    return {
      owner: '',
      purpose: '',
      named: '',
      list: kept,
      isListLoose: false,
      isDone: false,
      isSorts: false,
    }
  const [, place = '', doings = ''] = whereDone.exec(told) ?? []
  const done = place === '' ? undefined : readHead(place, doings, false)
  if (done !== undefined) return { ...done, isDone: true }
  const [, screen = '', shown = ''] = /^(.{3,60}?) (?:showing|that shows?|to see) (.+)$/i.exec(told) ?? []
  if (/^(?:[a-z]+ )?dashboards?\b/i.test(screen) && measured.test(shown))
    return readHead(screen, shown, false)
  const [, head = '', list = ''] = /^(.{3,60}?) with (.+)$/i.exec(told) ?? []
  if (head !== '') return / /.test(head) ? readHead(head, list, true) : undefined
  return readHead(told, '', false)
}

/** Figures that somebody writes down again and again. */
const measured = /^[a-z]+ [a-z]+ (?:per|by|each|every) (?:hour|day|week|month|year)\b/i

/** "an app where staff can check members in": those who work with it. Customers would be somebody else. */
const whereDone =
  /^(.{3,60}?),? (?:where|in which|so that|so) (?:(?:i|we|my team|our team|the team|our staff|staff|employees|volunteers|coaches|teachers)) can (.+)$/i

const keepingTrack = /^(?:app |tool |way |place )?(?:to )?(?:keep track of|keep records? of|track|log) (.+)$/i

function readHead(head: string, list: string, isListLoose: boolean): ToolOpening | undefined {
  const tracked = /^(?:to )?(?:keep track of|track|manage|organi[sz]e|log) (?:all )?(.{3,40})$/i.exec(
    head,
  )?.[1]
  if (tracked !== undefined) {
    const named = bareWords(tracked)
    const isSorts = massNouns.test(named)
    return { owner: '', purpose: isSorts ? '' : named, named, list, isListLoose, isDone: false, isSorts }
  }
  const [, about = '', word = '', owner = '', aim = ''] = heads.exec(head) ?? []
  if (word === '') return undefined
  const aimed = bareWords(aim.replace(/^\S+ /, ''))
  const isManaged = /^(?:manag|track|organi)/.test(aim) && isPlural(aimed)
  const purpose = aim === '' ? (nouns.test(word) ? `${about} ${word}` : '') : isManaged ? '' : aimed
  const isAimOwner = aim !== '' && about === '' && owner === ''
  return {
    owner: bareWords(isAimOwner ? '' : owner === '' && !nouns.test(word) ? about : owner),
    purpose: purpose.trim(),
    named: isManaged
      ? aimed
      : owner !== '' && !nouns.test(word) && about !== ''
        ? bareWords(about)
        : /^(?:tracker|log|logbook|register|database|tracking)$/i.test(word) && !isGerund(bareWords(about))
          ? bareWords(about)
          : '',
    list,
    isListLoose,
    isDone: false,
    isSorts: massNouns.test(aimed),
  }
}

const heads =
  /^(?:([a-z' -]{2,40}?) )?(tool|app|application|software|crm|library|inventory|roster|rota|schedule|archive|directory|system|tracker|log|logbook|register|database|manager|planner|calendar|tracking|management|scheduling|planning|dashboard|program)(?: for (?:an? |our |my |the )?([a-z' -]{3,40}?))?(?: (?:to|for) ((?:plan|manage|track|run|organi[sz]e|record|schedul|handle|log)(?:e|ing)? [a-z' -]{3,40}))?$/i

/** "applicant tracking" is what it is called. */
const nouns =
  /^(?:crm|library|inventory|roster|rota|schedule|archive|directory|tracker|log|logbook|register|planner|calendar|tracking|management|scheduling|planning)$/i

/** What is one thing in name, and many in kind. */
const massNouns =
  /^(?:equipment|gear|assets|inventory|supplies|hardware|furniture|tools|instruments|devices)$/i
