import { useEffect } from 'react'
import { toast, Toaster as SonnerToaster } from 'sonner'
import 'sonner/dist/styles.css'
import type { ShowToast } from '../../lib/notify.ts'
import './toaster.css'

interface ToasterProps {
  /** Hands out what shows a toast: one that was sent earlier would be lost. */
  onMounted: (showToast: ShowToast) => void
}

/** Where toasts appear: four seconds each, three at a time, 14 px apart, 356 px wide. */
export function Toaster({ onMounted }: ToasterProps) {
  useEffect(() => onMounted(toast), [onMounted])
  return <SonnerToaster duration={4000} visibleToasts={3} gap={14} style={{ '--width': '356px' }} />
}

declare module 'react' {
  interface CSSProperties {
    '--width'?: string
  }
}
