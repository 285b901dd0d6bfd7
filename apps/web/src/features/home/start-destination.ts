import { routes } from '@joinery/contract'

/** Where Get Started leads: to work for those who are signed in, to an account for everybody else. */
export function startDestination(isSignedIn: boolean): string {
  return isSignedIn ? routes.dashboard.path : routes.register.path
}
