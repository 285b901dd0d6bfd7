import { texts } from '@joinery/contract'
import { AppError } from './app-error.ts'
import type { App } from './app-types.ts'

/** Adds, for every address the app knows so far, the answer to a method it does not take. */
export function refuseOtherMethods(app: App): void {
  const methodsOf = Map.groupBy(
    app.routes.filter(({ method }) => method !== 'ALL'),
    ({ path }) => path,
  )
  for (const [path, routes] of methodsOf) {
    const allow = [...new Set(routes.map(({ method }) => method))].join(', ')
    app.all(path, () => {
      throw new AppError('method-not-allowed', texts.errors['method-not-allowed'], { headers: { allow } })
    })
  }
}
