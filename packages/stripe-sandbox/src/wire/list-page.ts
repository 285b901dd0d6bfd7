import { missingResource } from './stripe-error.ts'

interface Page {
  limit: number
  starting_after?: string | undefined
  ending_before?: string | undefined
}

/** One page of a list that is newest first, by cursor. */
export function listPage<T extends { id: string }>(url: string, all: readonly T[], page: Page) {
  const { data, hasMore } = cut(all, page)
  return { object: 'list' as const, url, has_more: hasMore, data }
}

/** A list that is whole, as it stands inside an object. */
export const wholeList = <T>(url: string, data: T[]) => ({
  object: 'list' as const,
  url,
  has_more: false,
  data,
})

function cut<T extends { id: string }>(all: readonly T[], page: Page) {
  if (page.ending_before !== undefined) {
    const end = indexOf(all, page.ending_before, 'ending_before')
    const start = Math.max(0, end - page.limit)
    return { data: all.slice(start, end), hasMore: start > 0 }
  }
  const start =
    page.starting_after === undefined ? 0 : indexOf(all, page.starting_after, 'starting_after') + 1
  return { data: all.slice(start, start + page.limit), hasMore: start + page.limit < all.length }
}

function indexOf(all: readonly { id: string }[], id: string, param: string) {
  const index = all.findIndex((object) => object.id === id)
  if (index < 0) throw missingResource('object', id, param)
  return index
}
