import { end, say, scriptModels } from '../scripted-model.ts'

/** A model that only greets. */
export const helloModels = scriptModels(function* () {
  yield* say('Hello.')
  yield end()
})
