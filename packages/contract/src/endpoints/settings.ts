import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { projectId } from '../ids.ts'
import { projectSettings, savedSettings, settings } from '../settings.ts'

const changes = projectSettings.partial().shape

export const settingsEndpoints = {
  read: defineEndpoint({
    method: 'GET',
    path: '/api/settings',
    input: z.strictObject({}),
    output: savedSettings,
  }),
  save: defineEndpoint({
    method: 'PUT',
    path: '/api/settings',
    input: settings,
    output: savedSettings,
  }),
  readProject: defineEndpoint({
    method: 'GET',
    path: '/api/projects/:projectId/settings',
    input: z.strictObject({ projectId }),
    output: projectSettings,
  }),
  /** Changes what is named and leaves the rest. */
  saveProject: defineEndpoint({
    method: 'PATCH',
    path: '/api/projects/:projectId/settings',
    input: z.strictObject({ projectId, ...changes }),
    output: projectSettings,
  }),
} as const
