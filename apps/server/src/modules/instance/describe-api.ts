import { endpoints, errorReply, pathParameters } from '@joinery/contract'
import type { AnyEndpoint } from '@joinery/contract'
import { z } from 'zod'

/** The API as an OpenAPI document, made from the definitions that requests are checked against. */
export function describeApi(version: string) {
  const operations = Object.entries(endpoints).flatMap(([area, named]) =>
    Object.entries<AnyEndpoint>(named).map(([name, endpoint]) => ({ area, name, endpoint })),
  )
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { area, name, endpoint } of operations) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeOperation(area, name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Joinery', version },
    servers: [{ url: '/' }],
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: schemaOf(errorReply, 'output') },
    },
  }
}

function describeOperation(area: string, name: string, { method, path, input, output }: AnyEndpoint) {
  const { shape } = input
  const inPath = pathParameters(path)
  const others = Object.keys(shape).filter((field) => !inPath.includes(field))
  const sendsBody = ['POST', 'PUT', 'PATCH'].includes(method) && others.length > 0
  const parameter = (field: string, place: 'path' | 'query') => ({
    name: field,
    in: place,
    required: place === 'path' || !isOptional(shape[field]),
    schema: schemaOf(shape[field], 'input'),
  })
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    parameters: [
      ...inPath.map((field) => parameter(field, 'path')),
      ...(sendsBody ? [] : others.map((field) => parameter(field, 'query'))),
    ],
    ...(sendsBody && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: without(inPath, schemaOf(input, 'input')),
          },
        },
      },
    }),
    responses: {
      '200': {
        description: 'It was done.',
        content: { 'application/json': { schema: schemaOf(output, 'output') } },
      },
      default: {
        description: 'It was refused, or it failed.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

function schemaOf(schema: z.core.$ZodType | undefined, io: 'input' | 'output'): z.core.JSONSchema.BaseSchema {
  if (!schema) return {}
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

/** What travels in the path is not repeated in the body. */
function without(fields: readonly string[], schema: ReturnType<typeof schemaOf>) {
  const { properties = {}, required = [] } = schema
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !fields.includes(name))),
    required: required.filter((name) => !fields.includes(name)),
  }
}

function isOptional(schema: z.core.$ZodType | undefined): boolean {
  return schema === undefined || z.safeParse(schema, undefined).success
}
