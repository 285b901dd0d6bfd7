import { useEffect } from 'react'
import { toast, Toaster as SonnerToaster } from 'sonner'
import 'sonner/dist/styles.css'
import { texts } from '@joinery/contract'
import type { ShowToast } from '../../lib/notify.ts'
import './toaster.css'

interface ToasterProps {
  /** Hands out what shows a toast: one that was sent earlier would be lost. */
  onMounted: (showToast: ShowToast) => void
}

/** Where toasts appear: four seconds each, three at a time, 14 px apart, 356 px wide. */
export function Toaster({ onMounted }: ToasterProps) {
  useEffect(() => onMounted(showToast), [onMounted])
  return (
    <SonnerToaster
      duration={4000}
      visibleToasts={3}
      gap={14}
      style={{ '--width': '356px' }}
      toastOptions={{ closeButtonAriaLabel: texts.common.actions.close }}
    />
  )
}

/** What stands goes when something has succeeded since. The same failure stands once, however often it happens. */
export const showToast: ShowToast = {
  success: (sentence, more) => {
    for (const id of standing) toast.dismiss(id)
    standing.clear()
    toast.success(sentence, more)
  },
  info: toast.info,
  warning: toast.warning,
  error: toast.error,
  loading: toast.loading,
  standing: (sentence, more) => {
    // Two files that cannot be uploaded for two reasons are two failures.
    const id = `${sentence}\n${more?.description ?? ''}`
    standing.add(id)
    toast.error(sentence, { ...more, id, duration: Infinity, closeButton: true })
  },
}

const standing = new Set<string>()

declare module 'react' {
  interface CSSProperties {
    '--width'?: string
  }
}
