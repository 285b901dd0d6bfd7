import { Errors } from 'isomorphic-git'
import { fillText, texts } from '@joinery/contract'
import { AppError } from '../../http/app-error.ts'
import type { GitRemote } from '../../modules/integrations/index.ts'

/** What went wrong with a Git server, as a sentence. What is no such failure stays what it is. */
export function translateFailure(error: unknown, { branch }: GitRemote): unknown {
  const { git } = texts.integrations.codeHosting
  const refuse = (message: string) => new AppError('invalid-input', message, { cause: error })
  if (error instanceof AppError) return error
  if (error instanceof Errors.UserCanceledError) return refuse(git.unauthorized)
  if (error instanceof Errors.SmartHttpError) return refuse(git.notGit)
  if (error instanceof Errors.PushRejectedError) {
    return new AppError('conflict', fillText(git.moved, { branch }), { cause: error })
  }
  if (error instanceof Errors.GitPushError) return refuse(fillText(git.rejected, { reason: tell(error) }))
  if (error instanceof Errors.HttpError) return refuse(tellStatus(error.data.statusCode))
  if (error instanceof Error && error.name === 'TimeoutError') return refuse(git.tooSlow)
  if (error instanceof TypeError) return refuse(git.unreachable)
  if (isOfLibrary(error)) return refuse(git.broken)
  return error
}

function tellStatus(status: number): string {
  const { git } = texts.integrations.codeHosting
  if (status === 401) return git.unauthorized
  if (status === 403) return git.forbidden
  if (status === 404) return git.missing
  return fillText(git.failed, { status })
}

/** The server's own words, on one line. */
function tell({ data }: { data: { prettyDetails: string } }): string {
  return data.prettyDetails
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 300)
}

/** The library marks its own errors: here they mean that the server sent what no Git server should. */
function isOfLibrary(error: unknown): boolean {
  return error instanceof Errors.ParseError || error instanceof Errors.NotFoundError || hasCaller(error)
}

const hasCaller = (error: unknown) => error instanceof Error && 'caller' in error
