import { readFileSync } from 'node:fs'
import { z } from 'zod'

const file = z.object({
  operations: z.array(
    z.object({
      operationId: z.string(),
      method: z.string(),
      path: z.string(),
      request: z.unknown(),
      replies: z.record(z.string(), z.unknown()),
    }),
  ),
})

const { operations } = file.parse(
  JSON.parse(readFileSync(new URL('github-schemas.json', import.meta.url), 'utf8')),
)

/** The operations that we use, each with what GitHub's own description says of requests and replies. */
export const githubOperations = operations.map(({ path, request, replies, ...operation }) => ({
  ...operation,
  isAt: (pathname: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
  request: request === null ? undefined : readSchema(request),
  /** An answer without content is described as none. */
  replies: new Map(
    Object.entries(replies).map(([status, schema]) => [
      Number(status),
      schema === null ? z.undefined() : readSchema(schema),
    ]),
  ),
}))

/** OpenAPI 3.0 writes `nullable` where JSON Schema writes a second type; the reader knows both. */
function readSchema(schema: unknown): z.core.$ZodType {
  return z.fromJSONSchema(z.custom<Parameters<typeof z.fromJSONSchema>[0]>().parse(schema), {
    defaultTarget: 'openapi-3.0',
  })
}
