import { randomBytes, randomUUID } from 'node:crypto'
import { projectId as projectIdSchema, userId as userIdSchema } from '@joinery/contract'
import { describe, expect, it } from 'vitest'
import { createPreviewHosts } from './preview-hosts.ts'
import { createPreviewPasses } from './preview-passes.ts'

const key = randomBytes(32)
const hosts = createPreviewHosts({ host: 'preview.localhost:3000', protocol: 'http:', key })
const projectId = projectIdSchema.parse(randomUUID())

describe('the name of a preview', () => {
  it('leads back to its project, in any case and behind any port', () => {
    const { host, port } = new URL(hosts.originOf(projectId))
    expect(port).toBe('3000')
    for (const spelling of [
      host,
      host.toUpperCase(),
      host.replace(':3000', ':8080'),
      host.replace(':3000', ''),
    ]) {
      expect(hosts.owns(spelling)).toBe(true)
      expect(hosts.projectOf(spelling)).toBe(projectId)
    }
  })

  it('cannot be made without the key, nor changed in a single letter', () => {
    const [label = ''] = new URL(hosts.originOf(projectId)).hostname.split('.')
    const others = createPreviewHosts({ host: 'preview.localhost', protocol: 'http:', key: randomBytes(32) })
    expect(hosts.projectOf(new URL(others.originOf(projectId)).host)).toBeUndefined()
    for (let index = 0; index < label.length; index += 1) {
      const changed = label.slice(0, index) + (label[index] === 'a' ? 'b' : 'a') + label.slice(index + 1)
      expect(hosts.projectOf(`${changed}.preview.localhost`)).toBeUndefined()
    }
  })

  it('is no name of the app, nor of anybody else', () => {
    for (const host of [
      'localhost:3000',
      'preview.localhost:3000',
      'evilpreview.localhost',
      'x.preview.localhost.evil',
    ])
      expect(hosts.owns(host)).toBe(false)
    expect(hosts.owns(undefined)).toBe(false)
  })
})

describe('a pass', () => {
  const granted = {
    projectId,
    userId: userIdSchema.parse(randomUUID()),
    sessionId: randomUUID(),
    parentOrigin: 'http://localhost:3000',
  }

  it('in an address holds for a minute, and in a cookie for half a day', () => {
    let time = Date.now()
    const passes = createPreviewPasses({ key, now: () => new Date(time) })
    const [entry, cookie] = [passes.issue('entry', granted), passes.issue('cookie', granted)]
    expect(passes.read('entry', entry)).toEqual(granted)
    time += 60_000
    expect(passes.read('entry', entry)).toBeUndefined()
    expect(passes.read('cookie', cookie)).toEqual(granted)
    time += 12 * 3_600_000
    expect(passes.read('cookie', cookie)).toBeUndefined()
  })

  it('is worth nothing for another purpose, under another key, or when anything in it was changed', () => {
    const passes = createPreviewPasses({ key, now: () => new Date() })
    const others = createPreviewPasses({ key: randomBytes(32), now: () => new Date() })
    const entry = passes.issue('entry', granted)
    const [, signature = ''] = entry.split('.')
    const body = Buffer.from(JSON.stringify({ ...granted, until: Number.MAX_SAFE_INTEGER })).toString(
      'base64url',
    )
    expect(passes.read('cookie', entry)).toBeUndefined()
    expect(others.read('entry', entry)).toBeUndefined()
    for (const forged of ['', '.', `${body}.${signature}`, `${body}.`, 'a.b.c'])
      expect(passes.read('entry', forged)).toBeUndefined()
  })
})
