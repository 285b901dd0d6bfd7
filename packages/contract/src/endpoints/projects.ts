import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { projectId } from '../ids.ts'
import { project, projectDescription, projectTitle, techStack } from '../project.ts'

export const projectEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/projects',
    input: z.strictObject({}),
    /** Newest first. `maxProjects` is what the caller's plan allows; null means any number. */
    output: z.strictObject({ projects: z.array(project), maxProjects: z.int().nullable() }),
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/api/projects',
    input: z.strictObject({
      title: projectTitle,
      description: projectDescription.default(''),
      techStack: techStack.default([]),
    }),
    output: project,
  }),
  read: defineEndpoint({
    method: 'GET',
    path: '/api/projects/:projectId',
    input: z.strictObject({ projectId }),
    output: project,
  }),
  update: defineEndpoint({
    method: 'PATCH',
    path: '/api/projects/:projectId',
    input: z.strictObject({
      projectId,
      title: projectTitle.optional(),
      description: projectDescription.optional(),
      techStack: techStack.optional(),
    }),
    output: project,
  }),
  /** A new project with the same files and a history of its own. */
  duplicate: defineEndpoint({
    method: 'POST',
    path: '/api/projects/:projectId/duplicate',
    input: z.strictObject({ projectId, title: projectTitle.optional() }),
    output: project,
  }),
  /** For good, with files and versions. The title is typed to confirm. */
  delete: defineEndpoint({
    method: 'POST',
    path: '/api/projects/:projectId/delete',
    input: z.strictObject({ projectId, confirmation: z.string().max(200) }),
    output: z.strictObject({ isDeleted: z.literal(true) }),
  }),
} as const
