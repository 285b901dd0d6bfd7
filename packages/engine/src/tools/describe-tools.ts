import type { RunMode } from '@joinery/contract'
import { tool, zodSchema } from 'ai'
import type { Schema, ToolSet } from 'ai'
import type { z } from 'zod'
import { toolInputs } from './tool-inputs.ts'
import type { ToolName } from './tool-inputs.ts'

/** The tools of a mode, as a model is told about them. They are carried out by the engine, in the order of the calls. */
export function describeTools(mode: RunMode, { canCheck }: { canCheck: boolean }): ToolSet {
  const names =
    mode === 'plan' ? planTools : canCheck ? buildTools : buildTools.filter((name) => name !== 'check')
  return Object.fromEntries(
    names.map((name) => [name, tool({ description: descriptions[name], inputSchema: inputOf(name) })]),
  )
}

const inputs: Record<ToolName, z.core.$ZodType> = toolInputs
const schemas = new Map<ToolName, Schema>()

/** A schema is written down for models once, and not for every run. */
function inputOf(name: ToolName): Schema {
  const schema = schemas.get(name) ?? zodSchema(inputs[name])
  schemas.set(name, schema)
  return schema
}

const planTools: readonly ToolName[] = ['list_files', 'read_file', 'search_files', 'ask', 'set_plan']
const buildTools: readonly ToolName[] = [
  'set_plan',
  'write_file',
  'edit_file',
  'read_file',
  'list_files',
  'search_files',
  'rename_file',
  'delete_file',
  'add_package',
  'check',
  'tick_step',
  'ask',
]

const descriptions: Record<ToolName, string> = {
  list_files: 'Lists all files of the project with their sizes.',
  read_file:
    'Reads one file of the project. Read a file before you edit it, unless you wrote it in this run.',
  search_files: 'Finds words in all files of the project. Answers with path, line number and line.',
  write_file:
    'Creates a file, or replaces the whole of it. Give the complete text: nothing may be left out. For new files, and for changes to more than about half of a file.',
  edit_file:
    'Replaces parts of a file. Each `find` holds whole lines copied from the file, and enough of them to occur exactly once. All edits are tried first; those that fit are applied, and you are told which did not.',
  rename_file: 'Renames or moves a file. Imports of it in other files are yours to change.',
  delete_file: 'Deletes a file. Earlier versions of the project keep it.',
  add_package:
    'Adds an npm package to package.json. Only packages that the preview knows run in the preview.',
  check:
    'Compiles the app, and looks at the types and at errors of the running preview where that is possible. Answers with the first stage that fails. Call it when you are done, and after you mended something.',
  ask: 'Asks the user up to 5 questions, each with choices. Ends your turn. Only where the answer changes what you build, and not for what a sensible default settles.',
  set_plan:
    'Says what will be built: name, description, features, 8 to 12 steps for an app and fewer for a change, every file that will be written, what you understood and what you will not do. Call it before the first file of an app or of a larger change.',
  tick_step: 'Says that a step of the plan is done. Call it as soon as that is so.',
}
