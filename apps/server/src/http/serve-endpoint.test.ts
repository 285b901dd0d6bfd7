import { defineEndpoint } from '@joinery/contract'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { z } from 'zod'
import type { Env } from './app-types.ts'
import { askEndpoint, serveEndpoint, serveLastingEndpoint } from './serve-endpoint.ts'

const shelf = defineEndpoint({
  method: 'GET',
  path: '/api/shelves/:name',
  input: z.strictObject({ name: z.string() }),
  output: z.strictObject({ books: z.array(z.string()) }),
})

it('checks and writes what tells of the same thing once, whether it is asked for alone or as a part', async () => {
  const { ask, presented } = serveShelves()
  expect(await ask('full')).toEqual({
    alone: '{"books":["Emma","Ivanhoe"]}',
    part: '{"books":["Emma","Ivanhoe"]}',
  })
  expect(await ask('full')).toEqual({
    alone: '{"books":["Emma","Ivanhoe"]}',
    part: '{"books":["Emma","Ivanhoe"]}',
  })
  expect(presented).toEqual(['full'])
})

it('tells of another thing by itself, however alike the two are', async () => {
  const { ask, presented, replace } = serveShelves()
  await ask('full')
  replace('full', ['Emma'])
  expect((await ask('full')).alone).toBe('{"books":["Emma"]}')
  expect(presented).toEqual(['full', 'full'])
})

it('lets nothing out that is not declared, of a lasting thing neither', async () => {
  const { app } = serveShelves()
  const statuses = [await app.request('/api/shelves/private'), await app.request('/api/shelves/private')]
  expect(statuses.map(({ status }) => status)).toEqual([500, 500])
  expect(await statuses[1]?.text()).not.toContain('diary')
})

interface Shelf {
  name: string
  books: string[]
}

function serveShelves() {
  const app = new Hono<Env>()
  const shelves = new Map<string, Shelf>()
  const replace = (name: string, books: string[]) => shelves.set(name, { name, books })
  replace('full', ['Emma', 'Ivanhoe'])
  replace('private', ['diary'])
  const presented: string[] = []

  serveLastingEndpoint(app, shelf, {
    async find({ name }) {
      return shelves.get(name) ?? { name, books: [] }
    },
    present({ name, books }) {
      presented.push(name)
      return name === 'private' ? { books, owner: 'Ada' } : { books }
    },
  })
  const both = defineEndpoint({
    method: 'GET',
    path: '/api/parts/:name',
    input: shelf.input,
    output: z.strictObject({ part: z.string() }),
  })
  serveEndpoint(app, both, async (input, context) => {
    const { json } = await askEndpoint(app, { endpoint: shelf, input }, context)
    return { part: json }
  })

  return {
    app,
    presented,
    replace,
    ask: async (name: string) => {
      const alone = await (await app.request(`/api/shelves/${name}`)).text()
      const { part } = both.output.parse(await (await app.request(`/api/parts/${name}`)).json())
      return { alone, part }
    },
  }
}
