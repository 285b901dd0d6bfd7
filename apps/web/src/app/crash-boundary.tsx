import { Component } from 'react'
import type { ReactNode } from 'react'
import { AlertScreen } from '../components/layout/alert-screen.tsx'
import { Alert } from '../components/ui/alert.tsx'
import { Button } from '../components/ui/button.tsx'

interface CrashBoundaryProps {
  /** Shows nothing in the place of what failed. */
  isSilent?: boolean
  children: ReactNode
}

/** Catches what a screen throws while it renders or loads. React offers this to classes alone. */
export class CrashBoundary extends Component<CrashBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children
    return this.props.isSilent ? null : <CrashScreen />
  }
}

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
