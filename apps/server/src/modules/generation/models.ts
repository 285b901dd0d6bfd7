import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { ProjectId, UserId } from '@joinery/contract'
import type { ModelInfo } from '@joinery/engine'

/** Which model somebody wants for a project, by its id in the catalogue. */
export interface ModelRequest {
  userId: UserId
  projectId: ProjectId
  model: string
}

export interface ModelChoice {
  model: LanguageModelV4
  info: ModelInfo
}

/** The models that this instance can reach. */
export interface Models {
  /** The first one is used where nobody chose. */
  list: () => { id: string; name: string; provider: string }[]
  /** Undefined where there is none of that name. */
  modelFor: (request: ModelRequest) => Promise<ModelChoice | undefined>
}
