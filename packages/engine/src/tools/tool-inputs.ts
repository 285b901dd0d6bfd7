import { filePath, question } from '@joinery/contract'
import { z } from 'zod'

const path = filePath.describe('Path from the root of the project, such as src/pages/home.tsx')

/** What each tool takes. The order of the properties is the order in which a model writes them: the path comes first. */
export const toolInputs = {
  list_files: z.object({}),
  read_file: z.object({ path }),
  search_files: z.object({
    query: z.string().min(1).max(200).describe('Words to find in the files, not a pattern'),
  }),
  write_file: z.object({ path, content: z.string().describe('The whole new text of the file') }),
  edit_file: z.object({
    path,
    edits: z
      .array(
        z.object({
          find: z.string().describe('Whole lines as they stand in the file, enough of them to be unique'),
          replace: z.string().describe('What stands there afterwards'),
        }),
      )
      .min(1)
      .max(100),
  }),
  rename_file: z.object({ from: path, to: path }),
  delete_file: z.object({ path }),
  add_package: z.object({
    name: z.string().min(1).max(214),
    version: z
      .string()
      .max(100)
      .optional()
      .describe('A version or range; without it the one that the preview has'),
  }),
  check: z.object({}),
  ask: z.object({ questions: z.array(question).min(1).max(5) }),
  set_plan: z.object({
    name: z.string().min(1).max(120),
    description: z.string().max(2_000),
    features: z.array(z.string().max(300)).max(40),
    steps: z.array(z.object({ id: z.string().min(1).max(60), title: z.string().min(1).max(200) })).max(20),
    files: z.array(filePath).max(500).describe('Every file that will be written'),
    understood: z.array(z.string().max(500)).max(40).describe('What was asked for, in your words'),
    notUnderstood: z
      .array(z.string().max(500))
      .max(40)
      .describe('What was asked for and will not be done, and why'),
  }),
  tick_step: z.object({ id: z.string().min(1).max(60).describe('A step of the plan that is done now') }),
} as const

export type ToolName = keyof typeof toolInputs
export type ToolInput<Name extends ToolName> = z.infer<(typeof toolInputs)[Name]>
