import { UniqueViolationError } from '../ports/storage.ts'

/** Somebody else was faster with the same address: looking again finds what they made. */
export async function retryOnConflict<Result>(work: () => Promise<Result>) {
  try {
    return await work()
  } catch (cause) {
    if (!(cause instanceof UniqueViolationError)) throw cause
    return work()
  }
}
