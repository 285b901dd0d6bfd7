import { expect, it } from 'vitest'
import { createKeptBodies } from './kept-bodies.ts'

/** Bodies that say their own name, and how often they were asked for. */
function openBodies({ maxBytes }: { maxBytes: number }) {
  const asked: string[] = []
  const kept = createKeptBodies(
    {
      async read(hash) {
        asked.push(hash)
        return Buffer.from(hash)
      },
    },
    { maxBytes },
  )
  return { kept, asked }
}

it('asks for a body once, and again when others took its place', async () => {
  const { kept, asked } = openBodies({ maxBytes: 32 })
  for (const name of ['a1', 'a1', 'b2', 'a1']) expect((await kept.read(name)).toString()).toBe(name)
  expect(asked).toEqual(['a1', 'b2'])
  for (let number = 10; number < 25; number += 1) await kept.read(String(number))
  await kept.read('a1')
  await kept.read('b2')
  expect(asked.slice(-2)).toEqual(['24', 'b2'])
})

it('keeps no body that would take the place of all others', async () => {
  const { kept, asked } = openBodies({ maxBytes: 32 })
  await kept.read('long name')
  await kept.read('long name')
  expect(asked).toEqual(['long name', 'long name'])
})

it('keeps what it has read, and no memory beside it', async () => {
  const { kept } = openBodies({ maxBytes: 1_000 })
  expect((await kept.read('small')).buffer.byteLength).toBe('small'.length)
})
