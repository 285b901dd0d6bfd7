import { z } from 'zod'
import { chatMessage } from '../chat-message.ts'
import { defineEndpoint } from '../endpoint.ts'
import { filePath } from '../file.ts'
import { projectId, runId } from '../ids.ts'
import { place } from '../place.ts'
import { run, runEvent, runMode, runPlan } from '../run.ts'

const prompt = z.string().trim().min(1).max(100_000)

export const runEndpoints = {
  /** Answers 202 before anything is done. The same `id` sent again is the same run and is charged once. */
  start: defineEndpoint({
    method: 'POST',
    path: '/api/projects/:projectId/runs',
    input: z.strictObject({
      projectId,
      id: runId,
      prompt,
      mode: runMode.default('build'),
      /** A model of the catalogue; without it the project's own choice. */
      model: z.string().max(200).optional(),
      /** Storage paths of uploaded attachments. */
      attachments: z.array(z.string().max(1_000)).max(10).default([]),
      /** Files that the user pointed at. */
      files: z.array(filePath).max(50).default([]),
      /** The run whose plan this one carries out. */
      approvedPlan: runId.optional(),
      /** The run that is tried again: its attachments, files and approved plan are this one's too. */
      repeats: runId.optional(),
    }),
    output: run,
  }),
  /** Newest first; those that wait or run come before any other. */
  list: defineEndpoint({
    method: 'GET',
    path: '/api/projects/:projectId/runs',
    input: z.strictObject({
      projectId,
      /** How many of those that have ended, at most. */
      ended: z.coerce.number().int().min(0).max(100).default(100),
    }),
    output: z.strictObject({ runs: z.array(run) }),
  }),
  read: defineEndpoint({
    method: 'GET',
    path: '/api/runs/:runId',
    input: z.strictObject({ runId }),
    output: run,
  }),
  /**
   * The log from a position on, for whoever wants no stream. The stream of server-sent events is at the same path with
   * `/stream` behind it: the id of each event is its position, its data a `RunEvent`. It begins after `Last-Event-ID`
   * or `?after=`, and is closed behind the event `finished`. Events named `session-end` and `server-end` say why it
   * ends earlier.
   */
  events: defineEndpoint({
    method: 'GET',
    path: '/api/runs/:runId/events',
    input: z.strictObject({ runId, after: place.default(0) }),
    output: z.strictObject({ events: z.array(runEvent), hasMore: z.boolean() }),
  }),
  stop: defineEndpoint({
    method: 'POST',
    path: '/api/runs/:runId/stop',
    input: z.strictObject({ runId }),
    output: run,
  }),
  /** Only while it waits. */
  edit: defineEndpoint({
    method: 'PATCH',
    path: '/api/runs/:runId',
    input: z.strictObject({ runId, prompt }),
    output: run,
  }),
  /** Only while it waits: its prompt is given back. */
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/api/runs/:runId',
    input: z.strictObject({ runId }),
    output: z.strictObject({}),
  }),
  /** Changes a plan by hand, for as long as it is only proposed: what is approved then is the plan as it reads now. */
  editPlan: defineEndpoint({
    method: 'PUT',
    path: '/api/runs/:runId/plan',
    input: z.strictObject({
      runId,
      name: z.string().trim().min(1).max(120),
      steps: z
        .array(z.strictObject({ id: z.string().min(1).max(60), title: z.string().trim().min(1).max(200) }))
        .max(20),
      files: z.array(filePath).max(500),
    }),
    output: z.strictObject({ plan: runPlan }),
  }),
  /** What can be asked for as `model`; the first one is used where nothing is. */
  models: defineEndpoint({
    method: 'GET',
    path: '/api/models',
    input: z.strictObject({}),
    output: z.strictObject({
      models: z.array(z.strictObject({ id: z.string(), name: z.string(), provider: z.string() })),
    }),
  }),
  /**
   * The conversation, oldest first within the answer; `before` is the id of a message to go back from. A prompt is part
   * of it once its run begins; until then it is among the runs, as queued.
   */
  messages: defineEndpoint({
    method: 'GET',
    path: '/api/projects/:projectId/messages',
    input: z.strictObject({
      projectId,
      before: z
        .string()
        .regex(/^[\w:.-]{1,64}$/)
        .optional(),
      limit: z.coerce.number().int().min(1).max(200).default(40),
    }),
    output: z.strictObject({ messages: z.array(chatMessage), hasMore: z.boolean() }),
  }),
} as const
