import { expect, it } from 'vitest'
import { probeAccounts } from '../scripts/eval/probe-accounts.ts'
import { probeCharts } from '../scripts/eval/probe-charts.ts'
import { probeForms } from '../scripts/eval/probe-forms.ts'
import { probeNavigation } from '../scripts/eval/probe-navigation.ts'
import { probeRecords } from '../scripts/eval/probe-records.ts'
import { describeSmallApp, failuresOf, shareSmallApp } from '../scripts/eval/testing/small-app.ts'

const openApp = shareSmallApp()

it('reaches every screen by links, and sees a link that leads nowhere', async () => {
  const model = describeSmallApp()
  const sought = model.screens
  expect(failuresOf(await probeNavigation(await openApp(), { model, sought }))).toEqual([])
  const failures = failuresOf(await probeNavigation(await openApp(['dead link']), { model, sought }))
  expect(failures).toContain('link /lost')
})

it('sees a form refuse what is empty and take what is good, and one that takes anything', async () => {
  expect(failuresOf(await probeForms(await openApp(), '/contact'))).toEqual([])
  expect(failuresOf(await probeForms(await openApp(['takes anything']), '/contact'))).toEqual([
    '/contact refuses an empty form',
  ])
})

it(
  'follows a record from its making to its end, and sees what is lost on the way',
  { timeout: 60_000 },
  async () => {
    const list = { path: '/tasks', one: 'task', canEdit: true, canDelete: true }
    expect(failuresOf(await probeRecords(await openApp(), list))).toEqual([])
    expect(failuresOf(await probeRecords(await openApp(['forgets']), list))).toContain(
      'task survives a reload',
    )
  },
)

it(
  'registers, signs out and in, and sees a door that opens for any password',
  { timeout: 60_000 },
  async () => {
    expect(failuresOf(await probeAccounts(await openApp(), describeSmallApp()))).toEqual([])
    expect(failuresOf(await probeAccounts(await openApp(['any password']), describeSmallApp()))).toEqual([
      'refuses a wrong password',
    ])
  },
)

it('sees charts draw, and a page without any', async () => {
  expect((await probeCharts(await openApp(), '/')).isPassed).toBe(true)
  expect((await probeCharts(await openApp(['no chart']), '/')).isPassed).toBe(false)
})
