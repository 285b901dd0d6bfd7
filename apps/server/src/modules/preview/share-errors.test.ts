import { randomUUID } from 'node:crypto'
import { projectId } from '@joinery/contract'
import { expect, it } from 'vitest'
import { createRuntimeErrors } from './runtime-errors.ts'
import { shareErrors } from './share-errors.ts'

/** What PostgreSQL does between servers: each notice reaches all of them, and none holds 8,000 bytes. */
function createNotices() {
  const listeners: ((payload: string) => void)[] = []
  return {
    publish(_channel: string, _key: string, payload: string) {
      expect(Buffer.byteLength(payload)).toBeLessThan(8_000)
      for (const listen of listeners) listen(payload)
    },
    subscribe: (_channel: string, { onNotice }: { onNotice: (payload: string) => void }) =>
      void listeners.push(onNotice),
  }
}

it('tells a run on another server what a frame reported to this one, once on each', () => {
  const notices = createNotices()
  const [here, there] = [0, 1].map(() => shareErrors({ errors: createRuntimeErrors(), notices }))
  const id = projectId.parse(randomUUID())
  const at = '2026-01-01T00:00:00.000Z'
  here?.add(id, {
    kind: 'error',
    message: '€'.repeat(4_000),
    position: { file: 'src/App.tsx', line: 3, column: 1, frame: '€'.repeat(4_000) },
    at,
  })
  expect(there?.since(id, new Date(at))).toMatchObject([
    { kind: 'error', position: { file: 'src/App.tsx', line: 3 }, at },
  ])
  expect(here?.since(id, new Date(at))).toHaveLength(1)
})
