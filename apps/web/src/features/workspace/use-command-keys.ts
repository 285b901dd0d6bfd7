import { useEffect, useRef } from 'react'
import { readCommandKey } from './workspace-keys.ts'
import type { WorkspaceCommand } from './workspace-keys.ts'
import type { WorkspaceTab } from './workspace-tab.ts'

/** Listens to the workspace's shortcuts for as long as it is open. */
export function useCommandKeys(tabs: readonly WorkspaceTab[], carryOut: (command: WorkspaceCommand) => void) {
  const latest = useRef(carryOut)
  useEffect(() => {
    latest.current = carryOut
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const command = readCommandKey(event, tabs)
      if (!command) return
      event.preventDefault()
      latest.current(command)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [tabs])
}
