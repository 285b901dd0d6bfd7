export { accountExport, device } from './account.ts'
export type { AccountExport, Device } from './account.ts'
export { appPlan, asksForApp, detectAppPlan } from './app-plan.ts'
export type { AppPlan } from './app-plan.ts'
export { chatMessage } from './chat-message.ts'
export type { ChatMessage } from './chat-message.ts'
export { checkPath } from './check-path.ts'
export { defineEndpoint, fillPath, pathParameters } from './endpoint.ts'
export type { AnyEndpoint, Endpoint, InputOf, OutputOf } from './endpoint.ts'
export { accountEndpoints } from './endpoints/account.ts'
export { fileEndpoints } from './endpoints/files.ts'
export { instanceEndpoints } from './endpoints/instance.ts'
export { missingPageEndpoints } from './endpoints/missing-pages.ts'
export { previewEndpoints } from './endpoints/preview.ts'
export { projectEndpoints } from './endpoints/projects.ts'
export { runEndpoints } from './endpoints/runs.ts'
export { sessionEndpoints } from './endpoints/session.ts'
export { usageEndpoints } from './endpoints/usage.ts'
export { versionEndpoints } from './endpoints/versions.ts'
export { endpoints } from './endpoints.ts'
export { errorCodes, errorReply } from './errors.ts'
export type { ErrorCode, ErrorReply } from './errors.ts'
export {
  contentHash,
  fileConflict,
  fileContent,
  fileLimits,
  filePath,
  importResult,
  tree,
  treeEntry,
} from './file.ts'
export type {
  ContentHash,
  FileConflict,
  FileContent,
  FileEncoding,
  ImportResult,
  SearchMatch,
  Tree,
  TreeEntry,
} from './file.ts'
export { instanceId, projectId, runId, userId, versionId, workspaceId } from './ids.ts'
export type { InstanceId, ProjectId, RunId, UserId, VersionId, WorkspaceId } from './ids.ts'
export { instance } from './instance.ts'
export type { Instance } from './instance.ts'
export { operatorPlaceholders, operatorToken, siteUrlToken } from './operator.ts'
export type { OperatorField } from './operator.ts'
export { planIds, plans } from './plans.ts'
export type { Plan, PlanId } from './plans.ts'
export {
  consoleLevel,
  frameMessage,
  frameSource,
  modulePosition,
  parentMessage,
  parentSource,
  pickedElement,
  sourcePosition,
  stackFrame,
  storageArea,
} from './preview-messages.ts'
export type {
  ConsoleLevel,
  FrameMessage,
  ModulePosition,
  ParentMessage,
  PickedElement,
  SourcePosition,
  StackFrame,
  StorageArea,
} from './preview-messages.ts'
export { previewError } from './preview.ts'
export type { PreviewError } from './preview.ts'
export { project, technologyId, technologyIds } from './project.ts'
export type { Project, TechnologyId } from './project.ts'
export { findRoute, isPrerendered, routes } from './routes.ts'
export type { Access, Route, RouteName } from './routes.ts'
export {
  buildNotification,
  modelUse,
  question,
  run,
  runDiagnostic,
  runEvent,
  runEventBody,
  runMode,
  runPlan,
  runStatus,
} from './run.ts'
export type {
  BuildNotification,
  ModelUse,
  Question,
  Run,
  RunDiagnostic,
  RunEvent,
  RunEventBody,
  RunMode,
  RunPlan,
  RunStatus,
} from './run.ts'
export { session } from './session.ts'
export type { Session } from './session.ts'
export { fillText, texts } from './texts/index.ts'
export { usageLimit, usageReport, usageWindow } from './usage.ts'
export type { UsageLimit, UsageReport, UsageWindow } from './usage.ts'
export { comparison, fileChange, version, versionAction } from './version.ts'
export type { Comparison, ComparisonSide, FileChange, Version, VersionAction } from './version.ts'
