import { expect, it, vi } from 'vitest'

const kinds = ['success', 'info', 'warning', 'error', 'loading'] as const

it('has toasts of the types success, info, warning, error and loading', async () => {
  // Toasts are kept beside the modules, which other tests share.
  vi.resetModules()
  const { toast } = await import('sonner')
  const { notify, toasterDemand } = await import('../../lib/notify.ts')
  toasterDemand.confirmMounted(toast)
  for (const kind of kinds) await notify[kind](`It is a ${kind}.`)
  const shown = toast.getHistory().map((each) => 'type' in each && each.type)
  expect(new Set(shown)).toEqual(new Set(kinds))
})
