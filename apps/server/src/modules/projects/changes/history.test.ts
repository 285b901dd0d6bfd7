import { hash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AppError } from '../../../http/app-error.ts'
import { changeModel, restoreInModel } from '../../../testing/history-model.ts'
import type { Model, ModelChange } from '../../../testing/history-model.ts'
import { openTestHistory } from '../../../testing/test-history.ts'
import type { FileChange } from '../files/file-change.ts'
import { listEntries } from '../trees/tree.ts'
import type { TreeId } from '../trees/tree.ts'

type Command =
  | { kind: 'change'; change: ModelChange; waitMs: number }
  | { kind: 'restore'; back: number }
  | { kind: 'restore-files'; back: number; paths: string[] }
  | { kind: 'save' }

const path = fc.constantFrom(
  'a',
  'A',
  'b',
  'a/x',
  'A/x',
  'a/X/y',
  'b/z',
  'b/Z',
  'c/d/e',
  'c/D/f',
  'c',
  'g.ts',
  'G.ts',
)
const change: fc.Arbitrary<ModelChange> = fc.oneof(
  {
    arbitrary: fc.record({ kind: fc.constant('write' as const), path, content: fc.string({ maxLength: 3 }) }),
    weight: 4,
  },
  fc.record({ kind: fc.constant('create-folder' as const), path }),
  { arbitrary: fc.record({ kind: fc.constant('move' as const), from: path, to: path }), weight: 3 },
  fc.record({ kind: fc.constant('delete' as const), path }),
)
const back = fc.integer({ min: 0, max: 20 })
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      change,
      waitMs: fc.constantFrom(0, 30_000, 61_000),
    }),
    weight: 8,
  },
  fc.record({ kind: fc.constant('restore' as const), back }),
  fc.record({
    kind: fc.constant('restore-files' as const),
    back,
    paths: fc.uniqueArray(path, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('save' as const) }),
)

describe('a history', () => {
  it(
    'of any changes, moves, deletions and restores is what a plain map would be, at every version',
    { tags: ['thorough'], timeout: 60_000 },
    async () => {
      await fc.assert(fc.asyncProperty(fc.array(command, { minLength: 20, maxLength: 40 }), follow), {
        seed: 4,
        numRuns: 4,
        endOnFailure: true,
      })
    },
  )

  it(
    'of 140 edits is the same at every version, also where a tree is written whole in between',
    { tags: ['thorough'], timeout: 60_000 },
    async () => {
      let clock = Date.parse('2026-01-01T00:00:00Z')
      const now = () => new Date((clock += 61_000))
      const { files, versions, trees, orm, project, reopen } = await openTestHistory({ now, cacheBytes: 0 })
      const pathOf = (number: number) => `file-${number % 40}.ts`
      let current = project
      for (let number = 0; number < 140; number += 1) {
        const body = Buffer.from(`content ${number}`)
        const changed = await files.change(current, [{ kind: 'write', path: pathOf(number), body }], {
          action: 'edited',
        })
        current = changed.project
      }
      const whole = await orm.execute(sql`select from trees where base_id is null`)
      expect(whole.rowCount).toBe(2)
      const { versions: newest } = await versions.list(await reopen())
      for (const { id, versionNumber } of newest.filter((_, index) => index % 9 === 0)) {
        const { treeId } = await versions.open(current, id)
        const entries = listEntries(await trees.resolve(treeId))
        const numbers = Array.from(
          { length: Math.min(40, versionNumber) },
          (_, older) => versionNumber - 1 - older,
        )
        const expected = numbers.map((number) => [pathOf(number), hash('sha256', `content ${number}`)])
        expect(new Map(entries.map((entry) => [entry.path, entry.kind === 'file' && entry.hash]))).toEqual(
          new Map(expected.map(([name, hashed]) => [name, hashed])),
        )
      }
    },
  )
})

/** Does the same to a project and to a map, and compares after every step, then once more every version. */
async function follow(commands: readonly Command[]): Promise<void> {
  let clock = Date.parse('2026-01-01T00:00:00Z')
  const history = await openTestHistory({ now: () => new Date(clock), cacheBytes: 0 })
  const { files, versions, bodies } = history
  const states: Model[] = []
  let model: Model = new Map()
  let isBurst = false
  let burstEnds = 0

  async function readState(treeId: TreeId): Promise<Model> {
    const entries = listEntries(await history.trees.resolve(treeId))
    const pairs = entries.map(async (entry): Promise<[string, string | null]> => [
      entry.path,
      entry.kind === 'file' ? Buffer.from(await bodies.read(entry.hash)).toString() : null,
    ])
    return new Map(await Promise.all(pairs))
  }

  async function follows(next: Model | undefined, action: () => Promise<unknown>): Promise<boolean> {
    if (next) {
      await action()
      return true
    }
    await expect(action()).rejects.toBeInstanceOf(AppError)
    return false
  }

  for (const step of commands) {
    const project = await history.reopen()
    const listed = 'back' in step ? (await versions.list(project)).versions : []
    const chosen = 'back' in step ? listed[step.back % Math.max(1, listed.length)] : undefined
    const then = chosen && states[chosen.versionNumber - 1]
    if (step.kind === 'change') {
      clock += step.waitMs
      const next = changeModel(model, step.change)
      const isDone = await follows(next, () =>
        files.change(project, [toFileChange(step.change)], { action: 'edited' }),
      )
      if (isDone && next && !isEqual(next, model)) {
        model = next
        if (isBurst && clock < burstEnds) states[states.length - 1] = model
        else {
          states.push(model)
          burstEnds = clock + 60_000
        }
        isBurst = true
      }
    } else if (step.kind === 'save') {
      await versions.save(project, '')
      states.push(model)
      isBurst = false
    } else if (chosen && then) {
      const paths = step.kind === 'restore-files' ? step.paths : undefined
      const next = paths ? restoreInModel(model, then, paths) : then
      if (await follows(next, () => versions.restore(project, chosen.id, paths))) {
        model = next ?? model
        states.push(model)
        isBurst = false
      }
    }
    const current = await history.reopen()
    expect({ step, state: sorted(await readState(current.treeId)) }).toEqual({ step, state: sorted(model) })
    expect(current.lastVersionNumber).toBe(states.length)
    expect(current).toMatchObject(measure(model))
  }
  await compareVersions()

  async function compareVersions(): Promise<void> {
    const project = await history.reopen()
    let before: number | undefined
    do {
      const { versions: page, hasMore } = await versions.list(project, before)
      for (const { id, versionNumber } of page) {
        const { treeId } = await versions.open(project, id)
        const state = states[versionNumber - 1] ?? new Map()
        expect({ versionNumber, state: sorted(await readState(treeId)) }).toEqual({
          versionNumber,
          state: sorted(state),
        })
      }
      before = hasMore ? page.at(-1)?.versionNumber : undefined
    } while (before !== undefined)
  }
}

function toFileChange(step: ModelChange): FileChange {
  return step.kind === 'write' ? { kind: 'write', path: step.path, body: Buffer.from(step.content) } : step
}

const sorted = (model: Model) => [...model].toSorted(([one], [other]) => (one < other ? -1 : 1))
const isEqual = (one: Model, other: Model) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

function measure(model: Model) {
  const contents = [...model.values()].filter((content) => content !== null)
  return {
    fileCount: contents.length,
    sizeBytes: contents.reduce((sum, content) => sum + Buffer.byteLength(content), 0),
  }
}
