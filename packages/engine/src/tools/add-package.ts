import { z } from 'zod'
import type { RunEventBody } from '@joinery/contract'
import type { RunState, ToolOutcome } from '../run-state.ts'
import type { ToolInput } from './tool-inputs.ts'
import { changeFiles } from './write-tools.ts'

/** Names a package in package.json. Nothing is downloaded here, and only a registry's names and versions are taken. */
export async function* addPackage(
  run: RunState,
  { name, version }: ToolInput<'add_package'>,
): AsyncGenerator<RunEventBody, ToolOutcome> {
  if (!packageName.test(name)) return { isOk: false, text: `"${name}" is no name of an npm package.` }
  if (version !== undefined && !packageVersion.test(version)) {
    return { isOk: false, text: `"${version}" is no version or range of an npm package.` }
  }
  const file = await run.workspace.peek('package.json')
  const manifest = parseManifest(file?.text ?? '{}')
  if (manifest === undefined) return { isOk: false, text: 'package.json is no valid JSON. Mend it first.' }
  const dependencies = dependenciesSchema.safeParse(manifest['dependencies']).data ?? {}
  if (version === undefined && Object.hasOwn(dependencies, name)) {
    return { isOk: true, text: `${name} is in package.json already.` }
  }
  const wanted = version ?? (await run.versionOf(name)) ?? 'latest'
  const sorted = Object.entries({ ...dependencies, [name]: wanted }).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const content = `${JSON.stringify({ ...manifest, dependencies: Object.fromEntries(sorted) }, null, 2)}\n`
  const { refused } = yield* changeFiles(run, [
    { kind: 'write', path: 'package.json', content, ...(file && { madeFrom: file.hash }) },
  ])
  const problem = refused[0]?.problem
  if (problem !== undefined) return { isOk: false, text: problem }
  return { isOk: true, text: `package.json names ${name} ${wanted} now.` }
}

const packageName = /^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/
const packageVersion = /^(?:latest|next|[\^~<>=]{0,2}\s?v?\d[\w.+-]*(?:\s\|\|\s[\^~]?\d[\w.+-]*)*|\*)$/

const manifestSchema = z.record(z.string(), z.unknown())
const dependenciesSchema = z.record(z.string(), z.string())

function parseManifest(text: string) {
  try {
    return manifestSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
