import { checkPath, fillText, texts } from '@joinery/contract'
import { AppError } from '../../../http/app-error.ts'

const { refusals } = texts.files

/** The path in the form it is stored in. */
export function requirePath(given: string): string {
  const checked = checkPath(given)
  if ('path' in checked) return checked.path
  throw new AppError('invalid-input', checked.problem, {
    issues: [{ path: 'path', message: checked.problem }],
  })
}

/** What is asked for and not there. A path that no project could hold is simply not there either. */
export function fileMissing(path: string): AppError {
  return new AppError('not-found', fillText(refusals.fileMissing, { path }))
}

export function nameTaken(by: 'file' | 'folder', path: string): AppError {
  return new AppError(
    'conflict',
    fillText(by === 'file' ? refusals.fileInTheWay : refusals.folderInTheWay, { path }),
  )
}

export function caseTwin(path: string, other: string): AppError {
  return new AppError('conflict', fillText(refusals.caseTwin, { path, other }))
}

export function movedIntoItself(): AppError {
  return new AppError('invalid-input', refusals.intoItself, {
    issues: [{ path: 'to', message: refusals.intoItself }],
  })
}
