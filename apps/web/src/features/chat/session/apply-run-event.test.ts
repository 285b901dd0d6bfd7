import { expect, it } from 'vitest'
import type { RunEventBody } from '@joinery/contract'
import { fullStory, inventRun, logOf } from '../../../testing/invent-run.ts'
import { applyRunEvent } from './apply-run-event.ts'
import { beginRun, changedPaths, factsOf } from './run-state.ts'

const facts = inventRun()
const log = logOf(facts.id, fullStory)
const begun = beginRun(factsOf(facts))
const whole = log.reduce(applyRunEvent, begun)

it('tells the same story after any interruption, with any overlap', () => {
  for (let cut = 0; cut <= log.length; cut += 1) {
    for (let from = 0; from <= cut; from += 1) {
      const interrupted = log.slice(0, cut).reduce(applyRunEvent, begun)
      expect(log.slice(from).reduce(applyRunEvent, interrupted)).toEqual(whole)
    }
  }
})

it('joins the words, with a new paragraph where something else happened in between', () => {
  expect(whole.text).toBe('I will build a **tea shop**.\n\nThe shop is open.')
  expect(whole.reasoning).toBe('A shop. With tea.')
})

it('types files as they arrive, side by side, and keeps what was kept', () => {
  const typing = log.slice(0, 16).reduce(applyRunEvent, begun)
  expect(typing.files).toMatchObject([
    { path: 'src/app.tsx', state: 'writing', isNew: true, text: 'export const app = 1\n' },
    { path: 'src/menu.tsx', state: 'writing', text: 'menu' },
  ])
  expect(whole.files).toMatchObject([
    { path: 'src/menu.tsx', state: 'discarded', note: 'The text was cut off.' },
    { path: 'src/shop.tsx', state: 'renamed', note: 'src/app.tsx' },
    { path: 'src/old.tsx', state: 'deleted' },
  ])
  expect(changedPaths(whole)).toEqual(['src/shop.tsx'])
})

it('ticks the steps, counts up to 100, and adds up what the model cost', () => {
  expect(begun.steps).toEqual([])
  expect(whole.steps.map(({ state }) => state)).toEqual(['done', 'done'])
  expect(whole.progress).toEqual({ percent: 100, label: 'Saved' })
  expect(whole.use).toMatchObject({ inputTokens: 11, outputTokens: 6, cachedTokens: 2, costMicros: 7 })
  expect(whole.activities.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    'tool succeeded',
    'retry failed',
    'repair succeeded',
    'check failed',
    'check succeeded',
  ])
  expect(whole).toMatchObject({ status: 'succeeded', notification: { success: true }, diagnostics: [] })
})

it('never counts backwards', () => {
  const bodies: RunEventBody[] = [
    { type: 'progress', percent: 70, label: 'Writing' },
    { type: 'progress', percent: 30, label: 'Mending' },
  ]
  const told = logOf(facts.id, bodies).reduce(applyRunEvent, begun)
  expect(told.progress).toEqual({ percent: 70, label: 'Mending' })
})

it('says that a file was not kept which the end of the run cut off', () => {
  const bodies: RunEventBody[] = [
    { type: 'file-started', path: 'a.ts', isNew: true },
    {
      type: 'finished',
      status: 'stopped',
      reason: null,
      changedFiles: [],
      unplannedFiles: [],
      notification: null,
      isCharged: false,
    },
  ]
  const told = logOf(facts.id, bodies).reduce(applyRunEvent, begun)
  expect(told).toMatchObject({ status: 'stopped', isCharged: false, files: [{ state: 'discarded' }] })
})
