import { texts } from '@joinery/contract'
import { bodyLimit } from 'hono/body-limit'
import type { MiddlewareHandler } from 'hono'
import { AppError } from './app-error.ts'
import type { Env } from './app-types.ts'

const maxAddressLength = 8_192
const maxBodyBytes = 1024 * 1024

export const limitAddress: MiddlewareHandler<Env> = async (context, next) => {
  if (context.req.url.length > maxAddressLength) {
    throw new AppError('address-too-long', texts.errors['address-too-long'])
  }
  await next()
}

/** One megabyte for everything that is not an upload. */
export const limitBody: MiddlewareHandler<Env> = bodyLimit({
  maxSize: maxBodyBytes,
  onError: () => {
    throw new AppError('payload-too-large', texts.errors['payload-too-large'])
  },
})
