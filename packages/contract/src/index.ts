export { accountExport, device } from './account.ts'
export type { AccountExport, Device } from './account.ts'
export { aiProvider, aiProviderId, aiProviderIds } from './ai-providers.ts'
export type { AiProvider, AiProviderId } from './ai-providers.ts'
export { appPlan, asksForApp, detectAppPlan } from './app-plan.ts'
export { readBackendWish } from './backend-wish.ts'
export type { OutsideBackend } from './backend-wish.ts'
export { backend, backendStatuses, ownBackend } from './backends.ts'
export type { Backend, BackendStatus, ListedBackend, OwnBackend } from './backends.ts'
export {
  billingEvent,
  billingOperations,
  billingOverview,
  invoice,
  money,
  paidPlan,
  payment,
  paymentMethod,
  planChange,
  planPrice,
  reconciliation,
  webhookChaos,
} from './billing.ts'
export type {
  BillingEvent,
  BillingOperations,
  BillingOverview,
  Invoice,
  Money,
  PaidPlan,
  Payment,
  PaymentMethod,
  PlanChange,
  PlanPrice,
  Reconciliation,
  WebhookChaos,
} from './billing.ts'
export { analyticsReport, analyticsScope } from './analytics.ts'
export type { AnalyticsFigures, AnalyticsReport, AnalyticsScope } from './analytics.ts'
export { chatMessage, projectStatus } from './chat-message.ts'
export type { ChatMessage, ProjectStatus } from './chat-message.ts'
export { checkPath } from './check-path.ts'
export {
  databaseAddress,
  databaseConnection,
  databaseEngine,
  databaseName,
  databaseSchema,
  databaseTls,
  queryLimits,
  rowFilterOperator,
} from './databases.ts'
export type {
  DatabaseAddress,
  DatabaseColumn,
  DatabaseConnection,
  DatabaseEngine,
  DatabaseSchema,
  DatabaseTable,
  DatabaseTls,
  ForeignKey,
  PastQuery,
  QueryResult,
  RowFilterOperator,
  TablePage,
} from './databases.ts'
export {
  addressOf,
  defineEndpoint,
  fillPath,
  hasBody,
  pathParameters,
  withoutPathParameters,
} from './endpoint.ts'
export type { AnyEndpoint, Endpoint, InputOf, OutputOf } from './endpoint.ts'
export { accountEndpoints } from './endpoints/account.ts'
export { billingEndpoints } from './endpoints/billing.ts'
export { aiProviderEndpoints } from './endpoints/ai-providers.ts'
export { analyticsEndpoints } from './endpoints/analytics.ts'
export { backendEndpoints } from './endpoints/backends.ts'
export { databaseEndpoints } from './endpoints/databases.ts'
export { fileEndpoints } from './endpoints/files.ts'
export { instanceEndpoints } from './endpoints/instance.ts'
export { integrationEndpoints } from './endpoints/integrations.ts'
export { mailEndpoints } from './endpoints/mail.ts'
export { missingPageEndpoints } from './endpoints/missing-pages.ts'
export { previewEndpoints } from './endpoints/preview.ts'
export { projectEndpoints } from './endpoints/projects.ts'
export { publishingEndpoints } from './endpoints/publishing.ts'
export { runEndpoints } from './endpoints/runs.ts'
export { screenEndpoints } from './endpoints/screens.ts'
export { sessionEndpoints } from './endpoints/session.ts'
export { teamEndpoints } from './endpoints/team.ts'
export { settingsEndpoints } from './endpoints/settings.ts'
export { usageEndpoints } from './endpoints/usage.ts'
export { versionEndpoints } from './endpoints/versions.ts'
export { endpoints } from './endpoints.ts'
export { errorCodes, errorReply } from './errors.ts'
export type { ErrorCode, ErrorReply } from './errors.ts'
export { contentHash, fileConflict, fileContent, fileLimits, filePath, importResult, tree } from './file.ts'
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
export {
  databaseId,
  formerMember,
  instanceId,
  projectId,
  publicationId,
  runId,
  userId,
  versionId,
  workspaceId,
} from './ids.ts'
export type { DatabaseId, ProjectId, PublicationId, RunId, UserId, VersionId, WorkspaceId } from './ids.ts'
export { instance } from './instance.ts'
export type { Instance } from './instance.ts'
export {
  appBackendService,
  appBackendServiceIds,
  branchName,
  connection,
  defaultAppBackendServices,
  repository,
  repositorySettings,
  repositoryStatuses,
  serviceId,
  serviceIds,
} from './integrations.ts'
export type {
  AppBackendService,
  Connection,
  OnConflict,
  PullResult,
  PushResult,
  Repository,
  RepositorySettings,
  RepositoryStatus,
  ServiceId,
} from './integrations.ts'
export { mailState, writtenMail } from './mail.ts'
export type { MailState, WrittenMail } from './mail.ts'
export { operatorPlaceholders, operatorToken, mailToken, signUpToken, siteUrlToken } from './operator.ts'
export type { OperatorField } from './operator.ts'
export { pickLatestFile } from './pick-latest-file.ts'
export { place } from './place.ts'
export { planIds, plans } from './plans.ts'
export type { Plan, PlanId } from './plans.ts'
export {
  frameMessage,
  frameSource,
  modulePosition,
  parentSource,
  sourcePosition,
  stackFrame,
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
export { addedPackage, previewError } from './preview.ts'
export type { AddedPackage, PreviewError } from './preview.ts'
export { project, technologyIds } from './project.ts'
export type { Project, TechnologyId } from './project.ts'
export { openTable, publication, publishing, tableCheck } from './publishing.ts'
export type {
  FoundTable,
  OpenTable,
  Publication,
  Publishing,
  TableCheck,
  TableFinding,
} from './publishing.ts'
export { findRoute, isPrerendered, routes } from './routes.ts'
export type { Access, Route, RouteName } from './routes.ts'
export {
  buildNotification,
  modelUse,
  question,
  run,
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
export { hideSecrets, mayHoldSecrets } from './secret-files.ts'
export { screenNames, screenParts } from './screens.ts'
export type { ScreenName } from './screens.ts'
export { session } from './session.ts'
export type { Session } from './session.ts'
export {
  buildStack,
  defaultSettings,
  projectSettings,
  projectSetup,
  savedSettings,
  settings,
  setupFrameworks,
  setupLanguage,
  themeChoice,
} from './settings.ts'
export type {
  BuildStack,
  ProjectSettings,
  ProjectSetup,
  SavedProjectSettings,
  SavedSettings,
  Settings,
  SetupLanguage,
  ThemeChoice,
} from './settings.ts'
export { auditActs, invitedEmail, teamRole } from './team.ts'
export type {
  AuditAct,
  AuditEntry,
  Invitation,
  OfferedInvitation,
  OwnWorkspace,
  Team,
  TeamMember,
  TeamRole,
} from './team.ts'
export { countText, fillText, texts } from './texts/index.ts'
export { usageLimit, usageReport } from './usage.ts'
export type { UsageLimit, UsageReport } from './usage.ts'
export { comparison, version } from './version.ts'
export type { Comparison, ComparisonSide, FileChange, Version, VersionAction } from './version.ts'
