import { texts } from '@joinery/contract'
import { AppError } from '../../http/app-error.ts'

/** What a body store throws where there is no room for another body. What is stored can still be read. */
export function storageFull(cause: unknown): AppError {
  return new AppError('storage-full', texts.errors['storage-full'], { cause })
}

/** What a body store throws while the place of the bodies cannot be reached. */
export function storageAway(cause: unknown): AppError {
  return new AppError('unavailable', texts.errors.unavailable, { cause, headers: { 'retry-after': '2' } })
}
