import { applicationModel, type ApplicationModel } from './application-model.ts'

/** Where the project keeps its model, so that later requests can change it. */
export const modelPath = '.joinery/app.json'

export function writeStoredModel(model: ApplicationModel): string {
  return `${JSON.stringify(model, null, 1)}\n`
}

/** Undefined where somebody changed the file into something else. */
export function readStoredModel(text: string): ApplicationModel | undefined {
  try {
    return applicationModel.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
