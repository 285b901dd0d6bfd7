import { z } from 'zod'
import type { ListedObject } from './list-folder.ts'

/** What a client may ask of a listing. */
export const listInput = z.object({
  prefix: z.string().max(4_096).default(''),
  limit: z.int().min(1).max(10_000).default(100),
  offset: z.int().min(0).default(0),
  search: z.string().max(1_024).default(''),
  sortBy: z
    .object({ column: z.string().nullish(), order: z.string().nullish() })
    .nullish()
    .transform((given) => ({ column: given?.column ?? 'name', isDescending: given?.order === 'desc' })),
})

export type Page = Omit<z.output<typeof listInput>, 'prefix'>

/** Folders first, as in every listing of this API. */
export function choosePage(
  objects: readonly ListedObject[],
  { limit, offset, search, sortBy }: Page,
): ListedObject[] {
  const wanted = objects.filter(({ name }) => name.toLowerCase().startsWith(search.toLowerCase()))
  const direction = sortBy.isDescending ? -1 : 1
  const keyOf = ({ name, createdAt }: ListedObject) =>
    sortBy.column === 'name' ? name : (createdAt?.toISOString() ?? '')
  const sorted = wanted.toSorted((one, other) => {
    const byKind = Number(one.hash !== undefined) - Number(other.hash !== undefined)
    return byKind || direction * (keyOf(one) < keyOf(other) ? -1 : 1)
  })
  return sorted.slice(offset, offset + limit)
}

/** As the clients of this API know an object; a folder has no id. */
export function presentObject({ name, hash, size, mimeType, createdAt }: ListedObject) {
  const moment = createdAt?.toISOString() ?? null
  const times = { created_at: moment, updated_at: moment, last_accessed_at: moment }
  if (hash === undefined) return { name, id: null, ...times, metadata: null }
  const metadata = {
    eTag: `"${hash}"`,
    size,
    contentLength: size,
    mimetype: mimeType ?? 'application/octet-stream',
  }
  return { name, id: hash, ...times, metadata: { ...metadata, cacheControl: 'max-age=3600' } }
}
