import { useSyncExternalStore } from 'react'
import type { Desk } from './desk.ts'
import type { DeskState } from './desk-state.ts'

export const useDesk = (desk: Desk): DeskState => useSyncExternalStore(desk.subscribe, desk.getState)
