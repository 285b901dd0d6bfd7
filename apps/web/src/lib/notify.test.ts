import { expect, it, vi } from 'vitest'

it('asks for the toaster once, and shows what was said before it was there', async () => {
  // Nobody has asked yet, whatever other tests did in this process.
  vi.resetModules()
  const { notify, prepareToaster, toasterDemand } = await import('./notify.ts')
  let calls = 0
  toasterDemand.subscribe(() => {
    calls += 1
  })
  expect(toasterDemand.isWanted()).toBe(false)
  const pending = [notify.warning('You are offline.'), notify.success('You are back online.')]
  prepareToaster()
  expect(toasterDemand.isWanted()).toBe(true)
  expect(calls).toBe(1)

  const shown: string[] = []
  const show = (kind: string) => (sentence: string) => void shown.push(`${kind}: ${sentence}`)
  toasterDemand.confirmMounted({
    success: show('success'),
    info: show('info'),
    warning: show('warning'),
    error: show('error'),
    loading: show('loading'),
    standing: show('standing'),
  })
  await Promise.all(pending)
  expect(shown).toEqual(['warning: You are offline.', 'success: You are back online.'])
})
