export { createMemoryFiles } from './memory-files.ts'
export { defaultLimits, modelFamilies } from './ports.ts'
export type {
  ApplyOutcome,
  Attachment,
  CheckStage,
  GenerationLimits,
  GenerationOptions,
  GenerationRequest,
  HistoryMessage,
  ModelFamily,
  ModelInfo,
  ProjectChange,
  ProjectCheckerPort,
  ProjectFile,
  ProjectFilesPort,
} from './ports.ts'
export { readRequest } from './context/read-request.ts'
export { createReplayModel } from './record/create-replay-model.ts'
export type { RecordedCall, RecordedToolCall, RunRecord } from './record/run-record.ts'
export { runGeneration } from './run-generation.ts'
export { callOptions } from './stream/call-options.ts'
export { toModelFailure } from './stream/model-failure.ts'
export { toolInputs } from './tools/tool-inputs.ts'
export type { ToolInput, ToolName } from './tools/tool-inputs.ts'
export { countLineChanges } from './workspace/count-line-changes.ts'
