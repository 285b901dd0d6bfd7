import { expect, it } from 'vitest'
import { probeColours } from './probe-colours.ts'
import { probeControls } from './probe-controls.ts'
import { describeSmallApp, failuresOf, shareSmallApp } from './testing/small-app.ts'

const openApp = shareSmallApp()

it('sees the asked colours, and a page in another colour', async () => {
  expect(failuresOf(await probeColours(await openApp(), describeSmallApp()))).toEqual([])
  expect(failuresOf(await probeColours(await openApp(['wrong colour']), describeSmallApp()))).toContain(
    'background colour',
  )
})

it('sees that every button does something, and one that does nothing', async () => {
  expect(failuresOf(await probeControls(await openApp(), '/'))).toEqual([])
  expect(failuresOf(await probeControls(await openApp(['dead button']), '/'))).toEqual(['/ "Greet"'])
})
