import { texts } from '@joinery/contract'

/** Stands in the middle of the window while the session or a screen's code is on its way. */
export function LoadingScreen() {
  return (
    <main className="flex min-h-dvh items-center justify-center bg-neutral-1 text-14 text-neutral-10">
      <output>{texts.layout.guard.loading}</output>
    </main>
  )
}
