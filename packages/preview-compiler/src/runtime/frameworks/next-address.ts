/** What links and routers take. */
export type Address = string | AddressParts

interface AddressParts {
  pathname?: string | null
  query?: Readonly<Record<string, QueryValue>> | string | null
  hash?: string | null
}

type QueryPart = string | number | boolean | null | undefined
type QueryValue = QueryPart | readonly QueryPart[]

/** What stands in brackets in the path is taken from the query, and is no part of it then. */
export function formatAddress(address: Address): string {
  if (typeof address === 'string') return address
  const { pathname, query, hash } = address
  const rest = new Map(Object.entries(typeof query === 'string' ? {} : (query ?? {})))
  const path = (pathname ?? '').replaceAll(/\[{1,2}(?:\.\.\.)?([^[\]]+)\]{1,2}/g, (whole, name: string) => {
    const value = rest.get(name)
    if (value === undefined) return whole.startsWith('[[') ? '' : whole
    rest.delete(name)
    return [value]
      .flat()
      .map((part) => encodeURIComponent(String(part)))
      .join('/')
  })
  const search = typeof query === 'string' ? query.replace(/^\?/, '') : formatQuery(rest)
  return `${path}${search === '' ? '' : `?${search}`}${hash ? `#${hash.replace(/^#/, '')}` : ''}`
}

function formatQuery(query: ReadonlyMap<string, QueryValue>): string {
  const search = new URLSearchParams()
  for (const [name, value] of query)
    for (const each of [value].flat())
      if (each !== undefined && each !== null) search.append(name, String(each))
  return search.toString()
}
