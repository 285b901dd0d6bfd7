import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { BuildStack, ProjectId, UserId } from '@joinery/contract'
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

/** What was set for a project, or by the one who works on it. */
export interface Preferences {
  /** Null where no model was chosen. */
  modelOf: (projectId: ProjectId) => Promise<string | null>
  /** Null where nobody has said what to write in. */
  stackFor: (run: { userId: UserId; projectId: ProjectId }) => Promise<BuildStack | null>
}

/** The models that somebody can use, by keys of their own or of the operator. */
export interface Models {
  /** The first one is used where nobody chose. */
  list: (userId: UserId) => Promise<{ id: string; name: string; provider: string }[]>
  /** Undefined where there is none of that name. */
  modelFor: (request: ModelRequest) => Promise<ModelChoice | undefined>
}
