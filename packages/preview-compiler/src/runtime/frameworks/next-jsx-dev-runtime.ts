import { Fragment, jsxDEV as create } from 'react/jsx-dev-runtime'
import { drawable } from './next-async.ts'

export { Fragment }

export function jsxDEV(...[type, ...rest]: Parameters<typeof create>) {
  return create(drawable(type), ...rest)
}
