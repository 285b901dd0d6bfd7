import { z } from 'zod'
import { filePath } from './file.ts'
import { projectId, runId, userId, versionId } from './ids.ts'
import { appPlan } from './app-plan.ts'

/** `plan` proposes and changes nothing; `build` may write files. */
export const runMode = z.enum(['plan', 'build'])

/** A run waits behind the one before it, is carried out, and ends in one of three ways. */
export const runStatus = z.enum(['queued', 'running', 'succeeded', 'failed', 'stopped'])

export const runPlan = z.strictObject({
  app: appPlan,
  steps: z.array(z.strictObject({ id: z.string(), title: z.string() })),
  /** The files it means to write. Others need consent, or are named in the summary. */
  files: z.array(filePath),
  understood: z.array(z.string()),
  notUnderstood: z.array(z.string()),
})

export const question = z.strictObject({
  id: z.string(),
  text: z.string(),
  choices: z.array(z.string()).max(8),
})

export const buildNotification = z.strictObject({
  success: z.boolean(),
  message: z.string(),
  details: z.array(z.string()),
})

export const runDiagnostic = z.strictObject({
  message: z.string(),
  path: z.string().nullable(),
  line: z.int().nullable(),
  column: z.int().nullable(),
  frame: z.string().nullable(),
})

export const modelUse = z.strictObject({
  model: z.string(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  cachedTokens: z.int(),
  /** Null where no price is known for the model. A millionth of a dollar is the unit. */
  costMicros: z.int().nullable(),
})

/** What happens in a run, in the order of its log. Text and files come in pieces, so that one can watch. */
export const runEventBody = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('accepted'), prompt: z.string(), mode: runMode, model: z.string() }),
  z.strictObject({ type: z.literal('progress'), percent: z.int().min(0).max(100), label: z.string() }),
  z.strictObject({ type: z.literal('text'), delta: z.string() }),
  z.strictObject({ type: z.literal('reasoning'), delta: z.string() }),
  z.strictObject({ type: z.literal('plan'), plan: runPlan }),
  z.strictObject({ type: z.literal('step'), id: z.string(), state: z.enum(['active', 'done']) }),
  z.strictObject({ type: z.literal('file-started'), path: filePath, isNew: z.boolean() }),
  z.strictObject({ type: z.literal('file-delta'), path: filePath, delta: z.string() }),
  z.strictObject({
    type: z.literal('file-written'),
    path: filePath,
    size: z.int(),
    addedLines: z.int(),
    removedLines: z.int(),
    /** Brought by a service that the author has connected, and not written for the prompt: nobody pays for it. */
    isBrought: z.literal(true).optional(),
  }),
  z.strictObject({ type: z.literal('file-renamed'), from: filePath, to: filePath }),
  z.strictObject({ type: z.literal('file-deleted'), path: filePath }),
  /** What was begun but not kept: the model's text was cut off, or the change was refused. */
  z.strictObject({ type: z.literal('file-discarded'), path: filePath, reason: z.string() }),
  z.strictObject({
    type: z.literal('tool'),
    id: z.string(),
    name: z.string(),
    title: z.string(),
    state: z.enum(['started', 'succeeded', 'failed']),
    detail: z.string().nullable(),
  }),
  z.strictObject({
    type: z.literal('check'),
    stage: z.enum(['compile', 'types', 'runtime']),
    isOk: z.boolean(),
    diagnostics: z.array(runDiagnostic),
  }),
  /** Mended without a model and free of charge. */
  z.strictObject({ type: z.literal('repair'), path: filePath, description: z.string() }),
  z.strictObject({ type: z.literal('questions'), questions: z.array(question).min(1).max(5) }),
  z.strictObject({ type: z.literal('retrying'), reason: z.string(), attempt: z.int() }),
  z.strictObject({ type: z.literal('model-use'), use: modelUse }),
  z.strictObject({ type: z.literal('version-saved'), versionId, versionNumber: z.int() }),
  z.strictObject({
    type: z.literal('finished'),
    status: z.enum(['succeeded', 'failed', 'stopped']),
    /** What went wrong, in a sentence, where it did. */
    reason: z.string().nullable(),
    changedFiles: z.array(filePath),
    /** Written although the approved plan does not name them. */
    unplannedFiles: z.array(filePath),
    notification: buildNotification.nullable(),
    /** False where the prompt was given back. */
    isCharged: z.boolean(),
  }),
])

/** One line of a run's log. Positions count from 1 without gaps. */
export const runEvent = z.strictObject({
  runId,
  position: z.int().min(1),
  at: z.iso.datetime(),
  body: runEventBody,
})

export const run = z.strictObject({
  id: runId,
  projectId,
  userId,
  status: runStatus,
  mode: runMode,
  prompt: z.string(),
  model: z.string(),
  attachments: z.array(z.string()),
  /** The version that the files had when it began: what "restore to before this message" goes back to. */
  versionBefore: versionId.nullable(),
  versionAfter: versionId.nullable(),
  /** The position of the newest event, 0 before the first. */
  lastPosition: z.int().min(0),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
})

export type RunMode = z.infer<typeof runMode>
export type RunStatus = z.infer<typeof runStatus>
export type RunPlan = z.infer<typeof runPlan>
export type Question = z.infer<typeof question>
export type BuildNotification = z.infer<typeof buildNotification>
export type RunDiagnostic = z.infer<typeof runDiagnostic>
export type ModelUse = z.infer<typeof modelUse>
export type RunEventBody = z.infer<typeof runEventBody>
export type RunEvent = z.infer<typeof runEvent>
export type Run = z.infer<typeof run>
