import { texts } from '@joinery/contract'
import { bodyLimit } from 'hono/body-limit'
import type { MiddlewareHandler } from 'hono'
import { AppError } from './app-error.ts'
import type { Env } from './app-types.ts'

const maxAddressLength = 8_192
const maxBodyBytes = 1024 * 1024

/**
 * 8 KB for an address, one megabyte for a body that is not an upload. The accounts service has the same limit for
 * bodies and refuses them in its own shape.
 */
export const limitRequest: MiddlewareHandler<Env> = (context, next) => {
  const { url = '', method = 'GET' } = context.env.incoming
  if (url.length > maxAddressLength) {
    throw new AppError('address-too-long', texts.errors['address-too-long'])
  }
  const isLimitedElsewhere = withoutBody.has(method) || context.req.path.startsWith('/auth/v1/')
  return isLimitedElsewhere ? next() : limitBody(context, next)
}

const withoutBody = new Set(['GET', 'HEAD'])

const limitBody = bodyLimit({
  maxSize: maxBodyBytes,
  onError: () => {
    throw new AppError('payload-too-large', texts.errors['payload-too-large'])
  },
})
