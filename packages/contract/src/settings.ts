import { z } from 'zod'
import { contentHash } from './file.ts'
import { projectTitle } from './project.ts'

export const themeChoice = z.enum(['light', 'dark', 'system'])
export const frontendLanguage = z.enum(['javascript', 'typescript'])
export const frontendFramework = z.enum(['react', 'vue', 'svelte'])
export const backendFramework = z.enum(['node', 'laravel', 'django', 'flask', 'ruby'])

/** What a user has set for themselves, wherever they sign in. */
export const settings = z.strictObject({
  theme: themeChoice,
  frontendLanguage,
  frontendFramework,
  backendFramework,
  /** Whether a mail tells of a run that has ended well. */
  mailsSuccess: z.boolean(),
  /** Whether a mail tells of a run that has failed. */
  mailsFailure: z.boolean(),
})

/** Where nothing was saved yet, what it says are the defaults. */
export const savedSettings = settings.extend({
  isSaved: z.boolean(),
  /** An edit says with it what it began from. */
  hash: contentHash,
})

export const defaultSettings: Settings = {
  theme: 'dark',
  frontendLanguage: 'typescript',
  frontendFramework: 'react',
  backendFramework: 'node',
  mailsSuccess: false,
  mailsFailure: false,
}

/** What a project can be set up with: every language with its own frameworks. */
export const setupFrameworks = {
  typescript: ['react', 'vue', 'angular', 'svelte', 'nextjs', 'nodejs', 'express', 'nestjs'],
  javascript: ['react', 'vue', 'angular', 'svelte', 'nextjs', 'nodejs', 'express'],
  python: ['django', 'flask', 'fastapi'],
  php: ['laravel', 'symfony', 'slim'],
  java: ['spring', 'quarkus', 'micronaut'],
  csharp: ['aspnet', 'blazor', 'minimalapi'],
  go: ['gin', 'echo', 'fiber'],
  ruby: ['rails', 'sinatra', 'hanami'],
} as const satisfies Record<string, readonly string[]>

export const setupLanguage = z.enum([
  'typescript',
  'javascript',
  'python',
  'php',
  'java',
  'csharp',
  'go',
  'ruby',
])

export const projectSetup = z
  .strictObject({ language: setupLanguage, framework: z.string().max(40) })
  .refine(
    ({ language, framework }) => setupFrameworks[language].some((each) => each === framework),
    'must be a framework of its language',
  )

/** What belongs to one project alone. */
export const projectSettings = z.strictObject({
  title: projectTitle,
  showsBadge: z.boolean(),
  /** A model of the catalogue; null where the first one is to be used. */
  model: z.string().max(200).nullable(),
  setup: projectSetup.nullable(),
})

/** The hash is that of name and badge, which one form edits; the others are each chosen by themselves. */
export const savedProjectSettings = projectSettings.extend({ hash: contentHash })

/** What new code is to be written in unless a request or the project itself says otherwise. */
export const buildStack = z.strictObject({
  frontendLanguage,
  frontendFramework,
  backendFramework,
  /** Chosen for the project itself. It comes before what its owner prefers elsewhere. */
  setup: z.strictObject({ language: setupLanguage, framework: z.string() }).nullable(),
})

export type ThemeChoice = z.infer<typeof themeChoice>
export type Settings = z.infer<typeof settings>
export type SavedSettings = z.infer<typeof savedSettings>
export type SetupLanguage = z.infer<typeof setupLanguage>
export type ProjectSetup = z.infer<typeof projectSetup>
export type ProjectSettings = z.infer<typeof projectSettings>
export type SavedProjectSettings = z.infer<typeof savedProjectSettings>
export type BuildStack = z.infer<typeof buildStack>
