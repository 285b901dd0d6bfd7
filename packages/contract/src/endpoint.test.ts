import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { AnyEndpoint } from './endpoint.ts'
import { fillPath, pathParameters } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { maxInteger } from './place.ts'

describe('pathParameters', () => {
  it('names the parameters of a path in order', () => {
    expect(pathParameters('/api/projects/:projectId/versions/:versionId')).toEqual(['projectId', 'versionId'])
  })

  it('finds none in a plain path, nor in a segment that only contains a colon', () => {
    expect(pathParameters('/api/session')).toEqual([])
    expect(pathParameters('/api/at:noon')).toEqual([])
  })
})

describe('fillPath', () => {
  it('leaves a path without parameters as it is', () => {
    expect(fillPath('/api/session', { projectId: '1' })).toBe('/api/session')
  })

  it.each([
    ['a slash', 'src/App.tsx', 'src%2FApp.tsx'],
    ['a way upwards', '../secret', '..%2Fsecret'],
    ['the signs that end a path', 'a?b#c', 'a%3Fb%23c'],
    ['a percent sign', '50%2F', '50%252F'],
    ['a name that looks like a parameter', ':other', '%3Aother'],
    ['unicode', 'Größe 木工 🪚', 'Gr%C3%B6%C3%9Fe%20%E6%9C%A8%E5%B7%A5%20%F0%9F%AA%9A'],
    ['dots inside a name', 'a..b', 'a..b'],
    ['zero', 0, '0'],
  ])('keeps %s inside its one segment', (_, value, encoded) => {
    const path = fillPath('/api/files/:path/body', { path: value })

    expect(path).toBe(`/api/files/${encoded}/body`)
    expect(new URL(path, 'http://localhost').pathname).toBe(path)
    expect(decodeURIComponent(path.split('/')[3] ?? '')).toBe(String(value))
  })

  it.each(['..', '.', '', undefined, null, {}])('refuses %j, which cannot be a segment', (value) => {
    expect(() => fillPath('/api/files/:path/body', { path: value })).toThrow('cannot stand for :path')
  })
})

describe('endpoints', () => {
  const all: AnyEndpoint[] = Object.values(endpoints).flatMap((area) => Object.values(area))

  it('never answer the same method and path twice, whatever their parameters are called', () => {
    const addresses = all.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`)

    expect(addresses.toSorted()).toEqual([...new Set(addresses)].toSorted())
  })

  it('take no number that a column cannot hold', () => {
    const schemas = all.map(({ path, input }) => ({ path, schema: z.toJSONSchema(input, { io: 'input' }) }))
    const tooLarge = schemas.flatMap(({ path, schema }) =>
      numbersIn(schema)
        .filter(({ maximum = Infinity }) => maximum > maxInteger)
        .map(() => path),
    )
    // Moments of another system, and places in code: neither ever comes to a column.
    expect([...new Set(tooLarge)]).toEqual(['/api/billing/change', '/api/projects/:projectId/preview/locate'])
  })

  it('declare every parameter of their path in their input', () => {
    for (const { path, input } of all) {
      expect(Object.keys(input.shape)).toEqual(expect.arrayContaining(pathParameters(path)))
    }
  })
})

interface NumberSchema {
  readonly maximum?: number | undefined
}

const numberSchema = z.object({ type: z.enum(['integer', 'number']), maximum: z.number().optional() })

/** All numbers that a schema describes, however deep. */
function numbersIn(schema: unknown): NumberSchema[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = numberSchema.safeParse(schema)
  return [...(own.success ? [own.data] : []), ...Object.values(schema).flatMap(numbersIn)]
}
