import { expect, it } from 'vitest'
import { probeAccessibility } from './probe-accessibility.ts'
import { probeColours } from './probe-colours.ts'
import { probeControls } from './probe-controls.ts'
import { probeForms } from './probe-forms.ts'
import { describeSmallApp, failuresOf, shareSmallApp } from './testing/small-app.ts'

const openApp = shareSmallApp()

it('sees the asked colours, and a page in another colour', async () => {
  expect(failuresOf(await probeColours(await openApp(), describeSmallApp()))).toEqual([])
  expect(failuresOf(await probeColours(await openApp(['wrong colour']), describeSmallApp()))).toContain(
    'background colour',
  )
})

it('waits for no form that is gone once something was sent, empty as it was', async () => {
  const page = await openApp(['takes anything', 'asks once'])
  const start = performance.now()
  expect(failuresOf(await probeForms(page, '/contact'))).toEqual([
    '/contact refuses an empty form',
    '/contact takes good input',
  ])
  expect(performance.now() - start).toBeLessThan(20_000)
})

it('sees that every button does something, and one that does nothing', { tags: ['thorough'] }, async () => {
  expect(failuresOf(await probeControls(await openApp(), '/'))).toEqual([])
  expect(failuresOf(await probeControls(await openApp(['dead button']), '/'))).toEqual(['/ "Greet"'])
})

it(
  'sees that a page can be read by everybody, and words and pictures that cannot, in frames too',
  { tags: ['thorough'] },
  async () => {
    expect(failuresOf(await probeAccessibility(await openApp(), '/'))).toEqual([])
    for (const fault of ['pale words', 'a picture without words in a frame'] as const)
      expect(failuresOf(await probeAccessibility(await openApp([fault]), '/'))).toEqual(['/ is accessible'])
  },
)
