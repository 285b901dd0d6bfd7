import { afterEach, expect, it, vi } from 'vitest'

// Toasts are kept beside the modules, which other tests share.
afterEach(() => void vi.resetModules())

const kinds = ['success', 'info', 'warning', 'error', 'loading'] as const

it('has toasts of the types success, info, warning, error and loading', async () => {
  const { toast, notify } = await mountToaster()
  for (const kind of kinds) await notify[kind](`It is a ${kind}.`)
  const shown = toast.getHistory().map((each) => 'type' in each && each.type)
  expect(new Set(shown)).toEqual(new Set(kinds))
})

it('keeps what failed, said once, and the rest for four seconds', async () => {
  const { toast, notify } = await mountToaster()
  const find = (title: string) => toast.getToasts().filter((each) => 'title' in each && each.title === title)
  await notify.error('The project could not be renamed.')
  await notify.error('The project could not be renamed.')
  await notify.echo('The password is wrong.')
  expect(find('The project could not be renamed.')).toMatchObject([{ duration: Infinity, closeButton: true }])
  expect(find('The password is wrong.')[0]).not.toHaveProperty('duration')
})

it('keeps a reason apart from the sentence; the same failure for another reason is another one', async () => {
  const { toast, notify } = await mountToaster()
  await notify.error('Failed to push to GitHub', 'The branch is protected.')
  await notify.error('Failed to push to GitHub', 'The server could not be reached.')
  await notify.error('Failed to push to GitHub', 'The branch is protected.')
  const found = toast
    .getToasts()
    .filter((each) => 'title' in each && each.title === 'Failed to push to GitHub')
  expect(found).toHaveLength(2)
  expect(new Set(found.map((each) => 'description' in each && each.description))).toEqual(
    new Set(['The branch is protected.', 'The server could not be reached.']),
  )
})

async function mountToaster() {
  vi.resetModules()
  const { toast } = await import('sonner')
  const { showToast } = await import('./toaster.tsx')
  const { notify, toasterDemand } = await import('../../lib/notify.ts')
  toasterDemand.confirmMounted(showToast)
  return { toast, notify }
}
