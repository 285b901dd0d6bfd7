import type { ReactNode } from 'react'
import { AlertScreen } from '../components/layout/alert-screen.tsx'
import { Alert } from '../components/ui/alert.tsx'
import { Button } from '../components/ui/button.tsx'
import { CatchCrash } from '../components/ui/catch-crash.tsx'

interface CrashBoundaryProps {
  /** Shows nothing in the place of what failed. */
  isSilent?: boolean
  children: ReactNode
}

/** Around a screen. */
export const CrashBoundary = ({ isSilent = false, children }: CrashBoundaryProps) => (
  <CatchCrash fallback={isSilent ? null : <CrashScreen />}>{children}</CatchCrash>
)

function CrashScreen() {
  return (
    <AlertScreen>
      <Alert
        heading="This page could not be shown"
        action={<Button onClick={() => window.location.reload()}>Reload</Button>}
      >
        Part of it could not be loaded, or it met an error. Reload the page to try again.
      </Alert>
    </AlertScreen>
  )
}
