import type { ApplicationModel } from '../model/application-model.ts'

/** What one instruction does to the model: the new one, and a sentence about it. Undefined where it does not fit. */
export interface Change {
  readonly model: ApplicationModel
  readonly done: string
}

/** `context` is what the instruction before it was about, for "and sort by it". */
export type ChangeReader = (
  model: ApplicationModel,
  instruction: string,
  context: string,
) => Change | undefined
