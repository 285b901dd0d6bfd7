import { orderByInterest } from '../../../lib/order-by-interest.ts'

/** A file that somebody is about to point at: an @ and what was typed behind it. */
export interface Mention {
  start: number
  query: string
}

/** The mention that the caret stands in. */
export function findMention(text: string, caret: number): Mention | undefined {
  const [, query] = /(?:^|\s)@([^\s@]*)$/.exec(text.slice(0, caret)) ?? []
  return query === undefined ? undefined : { start: caret - query.length - 1, query }
}

/** The files to choose from, those whose name begins with the query first. */
export function matchPaths(paths: readonly string[], query: string): string[] {
  const wanted = query.toLowerCase()
  const found = orderByInterest(paths).filter(
    (path) => path.toLowerCase().includes(wanted) && !/\s/.test(path),
  )
  const nameBegins = (path: string) => nameOf(path).toLowerCase().startsWith(wanted)
  return [...found.filter(nameBegins), ...found.filter((path) => !nameBegins(path))].slice(0, maxOffered)
}

/** The text with the mention written out, and where the caret stands then. */
export function completeMention(text: string, { start, query }: Mention, path: string) {
  const before = `${text.slice(0, start)}@${path} `
  return { text: before + text.slice(start + 1 + query.length).replace(/^ /, ''), caret: before.length }
}

/** The files that a message points at, as far as the project has them. */
export function listMentions(text: string, paths: readonly string[]): string[] {
  const known = new Set(paths)
  const named = [...text.matchAll(/(?:^|\s)@([^\s@]+)/g)].flatMap(([, path]) => path ?? [])
  const withoutStop = named.map((path) =>
    known.has(path) ? path : path.replace(/(?<![.,;:!?)])[.,;:!?)]+$/, ''),
  )
  return [...new Set(withoutStop)].filter((path) => known.has(path)).slice(0, maxMentions)
}

const maxOffered = 8
const maxMentions = 50

const nameOf = (path: string) => path.split('/').at(-1) ?? path
