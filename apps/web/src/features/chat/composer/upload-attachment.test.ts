import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { projectId as projectIdShape } from '@joinery/contract'
import { uploadAttachment } from './upload-attachment.ts'

const projectId = projectIdShape.parse('7f1c2a34-5b6d-4e8f-9a0b-1c2d3e4f5a6b')
const seen: string[] = []
let origin = ''
let isRefusing = false

const server = createServer((request, response) => {
  const { authorization, 'cache-control': cache, 'x-upsert': upsert } = request.headers
  seen.push(`${request.method} ${request.url} ${[authorization, cache, upsert].join(' ')}`)
  request.resume()
  if (isRefusing) response.writeHead(413).end(JSON.stringify({ message: 'A file may have at most 10 MB.' }))
  else response.end('{}')
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  origin = `http://127.0.0.1:${address.port}`
})
afterAll(() => server.close())

function upload(onProgress: (percent: number) => void) {
  return uploadAttachment({
    projectId,
    file: new File(['tea'], 'tea.ts'),
    origin,
    accessToken: () => Promise.resolve('token'),
    now: new Date('2026-11-15T00:00:00Z'),
    secret: 'abcdefghijklmnop',
    onProgress,
  })
}

it('passes 10, 30, 90 and 100 percent as it is chosen, sent, stored and readable', async () => {
  const passed: number[] = []
  const path = await upload((percent) => passed.push(percent))
  expect(passed).toEqual([10, 30, 90, 100])
  expect(path).toBe(`projects/${projectId}/uploads/1794700800000-abcdefghijklmnop.ts`)
  expect(seen).toEqual([
    `POST /storage/v1/object/project_files/${path} Bearer token max-age=3600 false`,
    expect.stringContaining(`HEAD /storage/v1/object/public/project_files/${path}`),
  ])
})

it('stops where it failed, with the reason', async () => {
  isRefusing = true
  const passed: number[] = []
  await expect(upload((percent) => passed.push(percent))).rejects.toThrow('A file may have at most 10 MB.')
  expect(passed).toEqual([10, 30])
})
