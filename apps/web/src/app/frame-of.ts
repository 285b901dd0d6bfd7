import { routes } from '@joinery/contract'
import type { RouteName } from '@joinery/contract'

export type Frame = 'page' | 'focused' | 'shell' | 'bare'

/** What stands around a screen: a public page's frame, the dashboard's shell, nearly nothing, or nothing. */
export function frameOf(name: RouteName): Frame {
  if (focused.has(name)) return 'focused'
  if (name === 'preview' || name === 'projectPreview') return 'bare'
  const { access } = routes[name]
  return access === 'guarded' || access === 'open-shell' ? 'shell' : 'page'
}

const focused = new Set<RouteName>([
  'login',
  'register',
  'forgotPassword',
  'resetPassword',
  'authCallback',
  'authConfirm',
  'invitation',
])
