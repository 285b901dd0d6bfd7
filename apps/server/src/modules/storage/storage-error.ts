import { errorReply } from '@joinery/contract'
import { AppError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/app-types.ts'
import { handleError } from '../../http/error-handler.ts'

/** Runs a handler and tells its failure as the clients of this service expect it: status, name and sentence. */
export async function answerInStorageShape(
  context: RequestContext,
  answer: () => Promise<Response>,
): Promise<Response> {
  try {
    return await answer()
  } catch (thrown) {
    const failed = handleError(thrown, context)
    const { error } = errorReply.parse(await failed.json())
    const headers = new Headers(failed.headers)
    headers.set('content-type', 'application/json')
    const reply = { statusCode: String(failed.status), error: nameOf(failed.status), message: error.message }
    return new Response(JSON.stringify(reply), { status: failed.status, headers })
  }
}

export const objectMissing = () => new AppError('not-found', 'There is no such object, or it is not yours.')

const nameOf = (status: number) => names[status] ?? 'Error'

const names: Record<number, string> = {
  400: 'InvalidRequest',
  401: 'Unauthorized',
  402: 'PlanLimit',
  403: 'AccessDenied',
  404: 'not_found',
  409: 'Duplicate',
  413: 'EntityTooLarge',
  415: 'invalid_mime_type',
  500: 'InternalError',
  503: 'ServiceUnavailable',
  507: 'StorageFull',
}
