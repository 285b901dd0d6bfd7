import { unpreparedName } from '../packages/unprepared-name.ts'
import type { Exports } from './exports.ts'
import { createStub } from './stub.ts'

/** A package that could not be prepared is a stub like one that nobody has, and whoever wants to know is told which. */
export function replaceUnprepared(loaded: Exports, tell: (specifier: string) => void): Exports {
  const specifier = loaded[unpreparedName]
  if (typeof specifier !== 'string') return loaded
  tell(specifier)
  return createStub(specifier)
}
