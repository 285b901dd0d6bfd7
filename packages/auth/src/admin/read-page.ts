import type { Context } from 'hono'
import { validationFailed } from '../errors.ts'

const maxPerPage = 1000

/** Which page of a list is asked for; an empty parameter counts as none. */
export function readPage(c: Context) {
  return {
    page: readNumber(c, 'page', 1),
    perPage: Math.min(readNumber(c, 'per_page', 50), maxPerPage),
  }
}

function readNumber(c: Context, name: string, fallback: number) {
  const input = c.req.query(name) ?? ''
  if (input === '') return fallback
  if (!/^[1-9]\d{0,8}$/.test(input))
    throw validationFailed(`Bad Pagination Parameters: ${name} must be a positive number`)
  return Number(input)
}

/** The client reads the first digit after the first '=', which is why `page` comes first. */
export function linkPages(url: string, { page, perPage }: { page: number; perPage: number }, total: number) {
  const lastPage = Math.max(1, Math.ceil(total / perPage))
  const link = (target: number, rel: string) => `<${url}?page=${target}&per_page=${perPage}>; rel="${rel}"`
  return [...(page < lastPage ? [link(page + 1, 'next')] : []), link(lastPage, 'last')].join(', ')
}
