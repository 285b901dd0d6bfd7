import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { contentHash } from '../file.ts'
import { projectId } from '../ids.ts'
import { projectSettings, savedProjectSettings, savedSettings, settings } from '../settings.ts'

const changes = projectSettings.partial().shape

export const settingsEndpoints = {
  read: defineEndpoint({
    method: 'GET',
    path: '/api/settings',
    input: z.strictObject({}),
    output: savedSettings,
  }),
  /** Where the settings have another hash than `baseHash` by now, nothing is saved: `conflict`. */
  save: defineEndpoint({
    method: 'PUT',
    path: '/api/settings',
    input: settings.extend({ baseHash: contentHash }),
    output: savedSettings,
  }),
  readProject: defineEndpoint({
    method: 'GET',
    path: '/api/projects/:projectId/settings',
    input: z.strictObject({ projectId }),
    output: savedProjectSettings,
  }),
  /** Changes what is named and leaves the rest. With `baseHash`, only from what has that hash. */
  saveProject: defineEndpoint({
    method: 'PATCH',
    path: '/api/projects/:projectId/settings',
    input: z.strictObject({ projectId, ...changes, baseHash: contentHash.optional() }),
    output: savedProjectSettings,
  }),
} as const
