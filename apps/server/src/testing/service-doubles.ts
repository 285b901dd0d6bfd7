import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'

export interface ServiceDoubles {
  readonly url: string
  /** What the doubles know. */
  readonly hostedBackend: { publishableKey: string; secretKey: string }
  readonly designToken: string
  readonly appBackend: { apiKey: string; appId: string; projectId: string }
  /** The design file as it is now, by its key. */
  readonly designs: Map<string, object>
  stop: () => Promise<void>
}

/** What the doubles know besides their own. */
interface MoreSecrets {
  secretKeys?: readonly string[]
  designTokens?: readonly string[]
}

/** A hosted backend, a design tool and an app backend that answer as the real ones do to the calls that we make. */
export async function startServiceDoubles(more: MoreSecrets = {}): Promise<ServiceDoubles> {
  const hostedBackend = { publishableKey: 'sb_publishable_0123456789', secretKey: 'sb_secret_9876543210' }
  const designToken = 'figd_0123456789abcdefghijklmnop'
  const appBackend = {
    apiKey: `AIza${'x'.repeat(35)}`,
    appId: '1:1234567890:web:abcdef0123456789',
    projectId: 'tea-shop',
  }
  const designs = new Map<string, object>()
  const secretKeys = [hostedBackend.secretKey, ...(more.secretKeys ?? [])]
  const designTokens = [designToken, ...(more.designTokens ?? [])]

  function decide({ url = '', headers }: IncomingMessage): [number, object] {
    if (url === '/auth/v1/settings') {
      return isOneOf(headers['apikey'], [hostedBackend.publishableKey, ...secretKeys])
        ? [200, { external: {} }]
        : noKey
    }
    if (url.startsWith('/auth/v1/admin/users')) {
      return isOneOf(headers['apikey'], secretKeys) ? [200, { users: [] }] : noKey
    }
    if (url.startsWith('/v1/')) {
      if (!isOneOf(headers['x-figma-token'], designTokens))
        return [403, { status: 403, err: 'Invalid token' }]
      if (url === '/v1/me') return [200, { id: '1', email: 'ada@example.com', handle: 'Ada', img_url: '' }]
      const design = designs.get(url.slice('/v1/files/'.length))
      return design ? [200, design] : [404, { status: 404, err: 'Not found' }]
    }
    if (url.startsWith('/v1alpha/')) {
      if (headers['x-goog-api-key'] !== appBackend.apiKey) return [400, { error: { code: 400 } }]
      return url.includes(encodeURIComponent(appBackend.appId)) ? [200, appBackend] : [404, { error: {} }]
    }
    return [404, {}]
  }

  const server = createServer((request, response) => {
    const [status, body] = decide(request)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The doubles have no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    hostedBackend,
    designToken,
    appBackend,
    designs,
    async stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const noKey: [number, object] = [401, { message: 'Invalid API key' }]

const isOneOf = (value: unknown, known: readonly string[]) =>
  typeof value === 'string' && known.includes(value)

/** A small design: a card with a heading, a button in a flow, and two named styles. */
export function makeDesign(heading = 'Fresh tea'): object {
  return {
    name: 'Tea shop',
    lastModified: '2026-01-01T00:00:00Z',
    styles: {
      S1: { name: 'Brand/Primary', styleType: 'FILL' },
      S2: { name: 'Heading', styleType: 'TEXT' },
      S3: { name: 'Never used', styleType: 'FILL' },
    },
    document: {
      id: '0:0',
      name: 'Document',
      type: 'DOCUMENT',
      children: [
        {
          id: '0:1',
          name: 'Page 1',
          type: 'CANVAS',
          children: [
            {
              id: '1:1',
              name: 'Hero Card',
              type: 'FRAME',
              layoutMode: 'VERTICAL',
              itemSpacing: 12,
              paddingTop: 24,
              paddingLeft: 24,
              absoluteBoundingBox: { x: 0, y: 0, width: 400, height: 300 },
              cornerRadius: 8,
              fills: solid(1, 1, 1),
              children: [
                {
                  id: '1:2',
                  name: 'Title',
                  type: 'TEXT',
                  characters: heading,
                  absoluteBoundingBox: { x: 24, y: 24, width: 300, height: 40 },
                  style: { fontFamily: 'Inter', fontWeight: 700, fontSize: 32, lineHeightPx: 40 },
                  styles: { text: 'S2' },
                  fills: solid(0, 0, 0),
                },
                {
                  id: '1:3',
                  name: 'Button',
                  type: 'FRAME',
                  absoluteBoundingBox: { x: 24, y: 80, width: 120, height: 40 },
                  fills: solid(0, 0.5, 0.5),
                  styles: { fill: 'S1' },
                  children: [
                    {
                      id: '1:4',
                      name: 'Label',
                      type: 'TEXT',
                      characters: 'Buy {now} </button>',
                      absoluteBoundingBox: { x: 34, y: 90, width: 80, height: 20 },
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  }
}

const solid = (r: number, g: number, b: number) => [{ type: 'SOLID', color: { r, g, b, a: 1 } }]
