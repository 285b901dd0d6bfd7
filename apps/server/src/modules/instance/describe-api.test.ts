import { endpoints } from '@joinery/contract'
import { expect, it } from 'vitest'
import { describeApi } from './describe-api.ts'

const document = describeApi('1.2.3')

it('names every operation of the contract once', () => {
  const described = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map((operation) => JSON.parse(JSON.stringify(operation)).operationId),
  )
  const expected = Object.entries(endpoints).flatMap(([area, named]) =>
    Object.keys(named).map((name) => `${area}.${name}`),
  )
  expect(described).toHaveLength(expected.length)
  expect(new Set(described)).toEqual(new Set(expected))
})

it('says where each part of the input travels, and what comes back', () => {
  expect(document.paths['/api/projects/{projectId}/versions']).toMatchObject({
    get: {
      parameters: [
        { name: 'projectId', in: 'path', required: true },
        { name: 'before', in: 'query', required: false },
      ],
    },
    post: {
      parameters: [{ name: 'projectId', in: 'path' }],
      requestBody: {
        content: { 'application/json': { schema: { properties: { description: { type: 'string' } } } } },
      },
      responses: { default: { content: { 'application/json': { schema: { $ref: expect.any(String) } } } } },
    },
  })
})
