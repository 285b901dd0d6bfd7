import { createHmac, timingSafeEqual } from 'node:crypto'
import { projectId as projectIdSchema } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { decodeBase32, encodeBase32 } from './base32.ts'

interface Options {
  /** The name below which each project has its own, such as `preview.localhost:3000`. */
  host: string
  protocol: 'http:' | 'https:'
  /** Whether it is asked at whatever port its page was, as behind a tunnel or a container's mapping. */
  followsPort?: boolean
  key: Uint8Array
}

export type PreviewHosts = ReturnType<typeof createPreviewHosts>

/**
 * An origin for each project. Its label is the project's id and a signature of it, so that nobody guesses a label and
 * the server keeps no list.
 */
export function createPreviewHosts({ host, protocol, followsPort = false, key }: Options) {
  const suffix = `.${nameOf(host)}`
  // At the port of this address, where it follows one.
  const hostAt = (address: string | undefined) => {
    const port = /:\d+$/.exec(address ?? host)?.[0] ?? ''
    return followsPort ? nameOf(host) + port : host
  }

  function sign(id: Uint8Array): Uint8Array {
    return createHmac('sha256', key).update('label').update(id).digest().subarray(0, signatureBytes)
  }

  return {
    /** Seen from a page at this address, or from its usual one. */
    originOf(projectId: ProjectId, page?: string): string {
      const id = Buffer.from(projectId.replaceAll('-', ''), 'hex')
      return `${protocol}//${encodeBase32(Buffer.concat([id, sign(id)]))}.${hostAt(page)}`
    },

    /** What all previews share comes from here, so that a browser keeps it once. No project has this label. */
    sharedOriginAt: (address: string): string => `${protocol}//packages.${hostAt(address)}`,

    /** Whether browsers take its pages for safe: with a certificate, or on their own machine. */
    isSafe: protocol === 'https:' || suffix.endsWith('.localhost'),

    /** What a page at this address may frame: every preview. */
    framesAt: (page: string | undefined): string => `${protocol}//*.${hostAt(page)}`,

    /** Whether a request with this Host header is for a preview. Ports are left aside: a proxy may have changed them. */
    owns: (hostHeader: string | undefined): boolean =>
      hostHeader !== undefined && nameOf(hostHeader).endsWith(suffix),

    projectOf(hostHeader: string): ProjectId | undefined {
      const bytes = decodeBase32(nameOf(hostHeader).slice(0, -suffix.length))
      if (bytes?.length !== idBytes + signatureBytes) return undefined
      const id = bytes.subarray(0, idBytes)
      if (!timingSafeEqual(sign(id), bytes.subarray(idBytes))) return undefined
      return projectIdSchema.safeParse(toUuid(id)).data
    },
  }
}

const idBytes = 16
const signatureBytes = 10

function nameOf(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '')
}

function toUuid(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
