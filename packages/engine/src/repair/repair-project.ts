import type { RunEventBody } from '@joinery/contract'
import { z } from 'zod'
import type { ProjectFile } from '../ports.ts'
import type { RunState } from '../run-state.ts'
import { changeFiles } from '../tools/write-tools.ts'
import type { Workspace } from '../workspace/open-workspace.ts'
import type { FailedStage } from '../check/create-checks.ts'
import { addMissingImports } from './add-missing-imports.ts'
import { closeMissedTag, closeVoidTags } from './close-tags.ts'
import { maskSource } from './mask-source.ts'
import { readExports } from './read-exports.ts'
import type { ModuleExports } from './read-exports.ts'
import { repairImportKinds } from './repair-import-kinds.ts'
import { repairPaths } from './repair-paths.ts'
import type { RepairContext, Repaired } from './repair.ts'

/** Mends what is certainly wrong in the files of this run, without a model and free of charge. */
export async function* repairProject(run: RunState): AsyncGenerator<RunEventBody> {
  const { workspace } = run
  const paths = new Set(workspace.paths())
  const scripts = workspace.changedFiles().filter((path) => paths.has(path) && scriptPath.test(path))
  if (scripts.length === 0) return
  const around = { paths, packages: await readPackages(workspace), exportsOf: createExportReader(workspace) }
  for (const path of scripts) {
    const file = await workspace.peek(path)
    if (typeof file?.text !== 'string' || file.text.length > maxRepairedLength) continue
    yield* write(run, file, await repairText(file.text, { ...around, path }))
  }
}

/** Mends what the compiler itself points at. True where something was mended, and a second look is worth while. */
export async function* repairFailure(
  run: RunState,
  { stage, diagnostics }: FailedStage,
): AsyncGenerator<RunEventBody, boolean> {
  if (stage !== 'compile') return false
  let hasRepaired = false
  const seen = new Set<string>()
  for (const diagnostic of diagnostics) {
    const { path } = diagnostic
    // The first error of a file is the cause; what follows it is most often its echo.
    if (path === null || seen.has(path) || !run.workspace.changedFiles().includes(path)) continue
    seen.add(path)
    const file = await run.workspace.peek(path)
    if (typeof file?.text !== 'string') continue
    const repaired = closeMissedTag(file.text, diagnostic)
    yield* write(run, file, repaired)
    hasRepaired ||= repaired.descriptions.length > 0
  }
  return hasRepaired
}

const scriptPath = /\.(?:tsx|ts|jsx|js)$/
const maxRepairedLength = 200_000

async function repairText(text: string, context: RepairContext): Promise<Repaired> {
  let current = text
  const descriptions: string[] = []
  const passes: readonly ((text: string, context: RepairContext) => Repaired | Promise<Repaired>)[] = [
    ...(/\.[jt]sx$/.test(context.path) ? [closeVoidTags] : []),
    repairPaths,
    repairImportKinds,
    addMissingImports,
  ]
  for (const pass of passes) {
    const repaired = await pass(current, context)
    current = repaired.text
    descriptions.push(...repaired.descriptions)
  }
  return { text: current, descriptions }
}

async function* write(
  run: RunState,
  { path, hash }: ProjectFile,
  { text, descriptions }: Repaired,
): AsyncGenerator<RunEventBody> {
  if (descriptions.length === 0) return
  const { refused } = yield* changeFiles(run, [{ kind: 'write', path, content: text, madeFrom: hash }])
  if (refused.length > 0) return
  for (const description of descriptions) yield { type: 'repair', path, description }
}

function createExportReader(workspace: Workspace): RepairContext['exportsOf'] {
  const known = new Map<string, ModuleExports | undefined>()
  return async (path) => {
    if (known.has(path)) return known.get(path)
    const file = await workspace.peek(path)
    const exports = typeof file?.text === 'string' ? readExports(maskSource(file.text)) : undefined
    known.set(path, exports)
    return exports
  }
}

const manifest = z.looseObject({
  dependencies: z.record(z.string(), z.unknown()).default({}),
  devDependencies: z.record(z.string(), z.unknown()).default({}),
})

/** With the entries of packages that are imported by a longer name. */
async function readPackages(workspace: Workspace): Promise<ReadonlySet<string>> {
  const file = await workspace.peek('package.json')
  const { data } = manifest.safeParse(parseJson(file?.text ?? ''))
  const names = new Set(Object.keys({ ...data?.dependencies, ...data?.devDependencies }))
  if (names.has('@hookform/resolvers')) names.add('@hookform/resolvers/zod')
  return names
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
