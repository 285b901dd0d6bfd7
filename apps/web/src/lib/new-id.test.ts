import { z } from 'zod'
import { expect, it } from 'vitest'
import { newId } from './new-id.ts'

it('an id is one of a kind, and looks like any other', () => {
  const ids = Array.from({ length: 100 }, newId)
  expect(new Set(ids).size).toBe(100)
  for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true)
})
