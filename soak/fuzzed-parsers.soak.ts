import { expect, it } from 'vitest'
import { tenMinutes } from '../apps/server/src/testing/parsers/effort.ts'
import { parsers } from '../apps/server/src/testing/parsers/list-parsers.ts'

it.each(Object.entries(parsers))(
  'ten minutes of any input crash nothing and hang nothing: %s',
  async (_name, fuzz) => {
    await expect(fuzz(tenMinutes)).resolves.toBeUndefined()
  },
)
