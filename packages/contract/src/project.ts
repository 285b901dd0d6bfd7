import { z } from 'zod'
import { projectId } from './ids.ts'
import { line, prose } from './plain-text.ts'

/** What a project can be built with, in the order the dialog shows it. */
export const technologyIds = [
  'react',
  'vue',
  'angular',
  'node',
  'express',
  'next',
  'supabase',
  'firebase',
  'typescript',
  'tailwind',
] as const

export const technologyId = z.enum(technologyIds)

export const projectTitle = line.trim().min(1).max(120)
export const projectDescription = prose.trim().max(2_000)
export const techStack = z.array(technologyId).max(technologyIds.length)

export const project = z.strictObject({
  id: projectId,
  title: z.string(),
  description: z.string(),
  techStack: z.array(technologyId),
  status: z.enum(['active']),
  createdAt: z.iso.datetime(),
  /** When its files were last changed, or the project itself. */
  updatedAt: z.iso.datetime(),
  fileCount: z.int(),
  sizeBytes: z.int(),
  /** Who shares it with the caller; null for the caller's own. */
  sharedBy: z.string().nullable(),
  canDelete: z.boolean(),
})

export type TechnologyId = z.infer<typeof technologyId>
export type Project = z.infer<typeof project>
