import { Suspense, useSyncExternalStore } from 'react'
import { toasterDemand } from '../lib/notify.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { CrashBoundary } from './crash-boundary.tsx'

const Toaster = lazyPart(async () => (await import('../components/ui/toaster.tsx')).Toaster, {
  // Only toasts could say so.
  onAway: () => undefined,
})

/** Mounts the toaster once somebody asks for it. If it cannot be loaded at all, the page goes on without toasts. */
export function ToasterSlot() {
  const isWanted = useSyncExternalStore(toasterDemand.subscribe, toasterDemand.isWanted, () => false)
  if (!isWanted) return null
  return (
    <CrashBoundary isSilent>
      <Suspense fallback={null}>
        <Toaster onMounted={toasterDemand.confirmMounted} />
      </Suspense>
    </CrashBoundary>
  )
}
