import { expect, it } from 'vitest'
import { sample } from './effort.ts'
import { parsers } from './list-parsers.ts'

it.each(Object.entries(parsers))('no input breaks the parser of %s', async (_name, fuzz) => {
  await expect(fuzz(sample)).resolves.toBeUndefined()
})
