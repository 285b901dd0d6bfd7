import { atEndOfTurn } from './at-end-of-turn.ts'

interface Options<Item, Row> {
  /** Tells items apart that must not be in the same query. */
  keyOf: (item: Item) => string
  /** Makes one query of many items and answers the rows by key. */
  run: (items: Item[]) => Promise<Map<string, Row>>
  /** Whether all who ask for the same in one turn may get the same row, because nobody changes it. */
  isShared?: boolean
}

/**
 * Makes one query of all that is asked for in the same turn of the event loop. Nobody waits longer for it: what comes
 * alone leaves at once, and a busy server has many rows for little more than the price of one. Each query starts
 * after the questions that it answers, so it sees what was committed before they were asked.
 */
export function batchQueries<Item, Row>({ keyOf, run, isShared = false }: Options<Item, Row>) {
  let waiting = new Map<string, Question<Item, Row>>()

  function send(): void {
    if (waiting.size === 0) return
    const batch = waiting
    waiting = new Map()
    run([...batch.values()].map(({ item }) => item)).then(
      (rows) => batch.forEach(({ resolve }, key) => resolve(rows.get(key))),
      (error) => batch.forEach(({ reject }) => reject(error)),
    )
  }

  return function ask(item: Item): Promise<Row | undefined> {
    const key = keyOf(item)
    const asked = waiting.get(key)
    if (asked && isShared) return asked.promise
    // Otherwise two callers never share a row: what one of them changes about it is no concern of the other.
    if (asked) send()
    if (waiting.size === 0) atEndOfTurn(send)
    const answer = Promise.withResolvers<Row | undefined>()
    waiting.set(key, { ...answer, item })
    return answer.promise
  }
}

interface Question<Item, Row> extends PromiseWithResolvers<Row | undefined> {
  item: Item
}
