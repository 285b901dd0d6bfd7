import { Fragment, jsx as create, jsxs as createStatic } from 'react/jsx-runtime'
import { drawable } from './next-async.ts'

export { Fragment }

export function jsx(...[type, ...rest]: Parameters<typeof create>) {
  return create(drawable(type), ...rest)
}

export function jsxs(...[type, ...rest]: Parameters<typeof createStatic>) {
  return createStatic(drawable(type), ...rest)
}
