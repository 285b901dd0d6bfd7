import { Component } from 'react'
import type { ReactNode } from 'react'

interface CatchCrashProps {
  /** Stands in the place of what failed. */
  fallback: ReactNode
  children: ReactNode
}

/** Catches what is thrown below it while it renders or loads. React offers this to classes alone. */
export class CatchCrash extends Component<CatchCrashProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override render() {
    return this.state.hasCrashed ? this.props.fallback : this.props.children
  }
}
