import { z } from 'zod'
import { listedBackend, ownBackend } from '../backends.ts'
import { databaseSchema } from '../databases.ts'
import { defineEndpoint } from '../endpoint.ts'
import { projectId } from '../ids.ts'

export const backendEndpoints = {
  /** Those of the projects that the caller may open. */
  list: defineEndpoint({
    method: 'GET',
    path: '/api/backends',
    input: z.strictObject({}),
    output: z.strictObject({ backends: z.array(listedBackend) }),
  }),
  find: defineEndpoint({
    method: 'GET',
    path: '/api/projects/:projectId/backend',
    input: z.strictObject({ projectId }),
    output: ownBackend,
  }),
  /** Gives the project a backend. One that is there already is kept, and its project's migrations are carried out. */
  create: defineEndpoint({
    method: 'POST',
    path: '/api/projects/:projectId/backend',
    input: z.strictObject({ projectId }),
    output: ownBackend,
  }),
  /** The key that passes by row-level security. Only for servers, so it is shown to those who ask for it and to nobody else. */
  serviceKey: defineEndpoint({
    method: 'POST',
    path: '/api/projects/:projectId/backend/service-key',
    input: z.strictObject({ projectId }),
    output: z.strictObject({ serviceKey: z.string() }),
  }),
  schema: defineEndpoint({
    method: 'GET',
    path: '/api/projects/:projectId/backend/schema',
    input: z.strictObject({ projectId }),
    output: databaseSchema,
  }),
  /** Everything in it is gone afterwards, so the project's title is typed. */
  remove: defineEndpoint({
    method: 'POST',
    path: '/api/projects/:projectId/backend/delete',
    input: z.strictObject({ projectId, confirmation: z.string().max(200) }),
    output: z.strictObject({ isRemoved: z.literal(true) }),
  }),
} as const
