import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { z } from 'zod'

/**
 * Takes from GitHub's own description of its API what the double in our tests is held to. The description is 70 MB and
 * no dependency: install `@octokit/openapi` somewhere and name the file.
 *
 *     node scripts/github-schemas.ts <…>/@octokit/openapi/generated/api.github.com.deref.json
 */
const operations = [
  ['get', '/user'],
  ['get', '/user/orgs'],
  ['post', '/user/repos'],
  ['post', '/orgs/{org}/repos'],
  ['get', '/repos/{owner}/{repo}/actions/variables'],
  ['post', '/repos/{owner}/{repo}/actions/variables'],
  ['patch', '/repos/{owner}/{repo}/actions/variables/{name}'],
] as const

const target = resolve(import.meta.dirname, '../apps/server/src/testing/github-schemas.json')

const content = z.object({ 'application/json': z.object({ schema: z.unknown() }) })
const operationShape = z.object({
  operationId: z.string(),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ content: content.optional() })),
})
const description = z.object({
  info: z.object({ version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
})

const [source = ''] = process.argv.slice(2)
const { info, paths } = description.parse(JSON.parse(await readFile(source, 'utf8')))
const taken = operations.map(([method, path]) => {
  const { operationId, requestBody, responses } = operationShape.parse(paths[path]?.[method])
  return {
    operationId,
    method: method.toUpperCase(),
    path,
    request: requestBody ? withoutProse(schemaOf(requestBody)) : null,
    replies: Object.fromEntries(
      Object.entries(responses).map(([status, { content: body }]) => [
        status,
        body ? withoutProse(schemaOf({ content: body })) : null,
      ]),
    ),
  }
})
// On one line: `npm run format` then breaks only what is too long for one.
await writeFile(target, `${JSON.stringify({ version: info.version, operations: taken })}\n`)

function schemaOf({ content: body }: { content: z.output<typeof content> }): unknown {
  return body['application/json'].schema
}

/** What describes without deciding anything. A property may well be called `description`: its schema is no text. */
function withoutProse(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutProse)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, inner]) => !isProse(name, inner))
      .map(([name, inner]) => [name, withoutProse(inner)]),
  )
}

function isProse(name: string, value: unknown): boolean {
  if (['example', 'examples', 'externalDocs'].includes(name)) return true
  return ['description', 'title', 'format'].includes(name) && typeof value === 'string'
}
