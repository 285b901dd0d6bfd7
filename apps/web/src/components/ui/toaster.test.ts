import { toast } from 'sonner'
import { expect, it } from 'vitest'
import { notify, toasterDemand } from '../../lib/notify.ts'

const kinds = ['success', 'info', 'warning', 'error', 'loading'] as const

it('has toasts of the types success, info, warning, error and loading', async () => {
  toasterDemand.confirmMounted(toast)
  for (const kind of kinds) await notify[kind](`It is a ${kind}.`)
  const shown = toast.getHistory().map((each) => 'type' in each && each.type)
  expect(new Set(shown)).toEqual(new Set(kinds))
})
