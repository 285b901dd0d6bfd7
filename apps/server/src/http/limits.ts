import { fileLimits, texts } from '@joinery/contract'
import { bodyLimit } from 'hono/body-limit'
import type { MiddlewareHandler } from 'hono'
import { AppError } from './app-error.ts'
import type { Env } from './app-types.ts'

const maxAddressLength = 8_192
const maxBodyBytes = 1024 * 1024
/** JSON writes a text with at most two signs for one, and base64 takes less than that. */
const maxFileBodyBytes = 2 * fileLimits.maxFileBytes + 64 * 1024

/**
 * 8 KB for an address, one megabyte for a body that is neither a file of a project nor an upload. The accounts service has the same limit for
 * bodies and refuses them in its own shape. Uploads are measured by those who take them, while they arrive.
 */
export const limitRequest: MiddlewareHandler<Env> = (context, next) => {
  const { url = '', method = 'GET' } = context.env.incoming
  if (url.length > maxAddressLength) {
    throw new AppError('address-too-long', texts.errors['address-too-long'])
  }
  const isLimitedElsewhere = withoutBody.has(method) || limitedElsewhere.test(context.req.path)
  if (isLimitedElsewhere) return next()
  const isFile = method === 'PUT' && fileContent.test(context.req.path)
  return isFile ? limitFileBody(context, next) : limitOtherBody(context, next)
}

const limitedElsewhere = /^\/(?:auth|storage)\/v1\/|^\/api\/projects\/[^/]+\/import$/
const fileContent = /^\/api\/projects\/[^/]+\/files\/content$/
const withoutBody = new Set(['GET', 'HEAD'])

const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError('payload-too-large', texts.errors['payload-too-large'])
    },
  })

const limitOtherBody = limitBody(maxBodyBytes)
const limitFileBody = limitBody(maxFileBodyBytes)
