import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { z } from 'zod'
import { createPrefixedId } from '../create-id.ts'
import type { SandboxStore, SandboxTables } from '../store.ts'
import { exchanges } from './announce.ts'
import { decodeForm } from './decode-form.ts'
import { expand } from './expand.ts'
import type { Operation } from './operation.ts'
import { parseParams } from './params.ts'
import { StripeError } from './stripe-error.ts'

interface Dependencies {
  store: SandboxStore
  /** Seconds since 1970, as the sandbox counts. */
  nowIn: (tx: SandboxTables) => Promise<number>
  publicUrl: string
  afterChange: () => void
}

interface Answer {
  status: number
  body: string
}

const expandList = z.array(z.string()).max(20).default([])

/** Serves operations over HTTP: one transaction each, with idempotency keys and expansion. */
export function createOperationServer({ store, nowIn, publicUrl, afterChange }: Dependencies) {
  const running = new Set<string>()

  return async function serve(c: Context, operation: Operation) {
    const requestId = c.res.headers.get('request-id') ?? createPrefixedId('req_')
    const key = operation.method === 'post' ? (c.req.header('idempotency-key') ?? null) : null
    const encoded = operation.method === 'post' ? await c.req.text() : new URL(c.req.url).search
    const work = () =>
      (operation.method === 'get' ? store.read : store.change)((tx) =>
        once(
          {
            tx,
            key,
            fingerprint: fingerprintOf(c.req.path, encoded),
            created: Math.floor(Date.now() / 1000),
          },
          () => execute(tx, { operation, encoded, id: c.req.param('id') ?? '', requestId, key }),
        ),
      )
    const { status, body, replayed } = key === null ? await work() : await alone(key, work)
    if (!replayed && operation.method !== 'get') afterChange()
    const headers = new Headers({ 'content-type': 'application/json', 'request-id': requestId })
    if (replayed) headers.set('Idempotent-Replayed', 'true')
    return new Response(body, { status, headers })
  }

  async function execute(
    tx: SandboxTables,
    call: { operation: Operation; encoded: string; id: string; requestId: string; key: string | null },
  ): Promise<Answer> {
    const { expand: paths, ...raw } = decodeForm(call.encoded)
    const request = { id: call.requestId, idempotency_key: call.key }
    const result = await call.operation.run({ tx, now: await nowIn(tx), publicUrl, request }, raw, call.id)
    if (result instanceof StripeError) {
      return { status: result.status, body: JSON.stringify({ error: result.body }) }
    }
    await expand(tx, result, parseParams(expandList, paths))
    const body = JSON.stringify(result)
    const { method, path } = call.operation
    exchanges.publish({ operation: `${method} ${path}`, sent: call.encoded, reply: body })
    return { status: 200, body }
  }

  async function alone<T>(key: string, work: () => Promise<T>) {
    if (running.has(key)) {
      throw new StripeError(409, {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: 'There is currently another in-progress request using this Idempotent Key.',
      })
    }
    running.add(key)
    try {
      return await work()
    } finally {
      running.delete(key)
    }
  }
}

interface Attempt {
  tx: SandboxTables
  key: string | null
  fingerprint: string
  created: number
}

// The answer is kept in the same transaction as what it did, so that neither stands without the other.
async function once({ tx, key, fingerprint, created }: Attempt, work: () => Promise<Answer>) {
  if (key === null) return { ...(await work()), replayed: false }
  const kept = await tx.get('kept_answer', key)
  if (kept && kept.fingerprint !== fingerprint) {
    throw new StripeError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    })
  }
  if (kept) return { status: kept.status, body: kept.body, replayed: true }
  const answer = await work()
  await tx.put('kept_answer', { id: key, fingerprint, created, ...answer })
  return { ...answer, replayed: false }
}

const fingerprintOf = (path: string, encoded: string) =>
  createHash('sha256').update(`${path}\n${encoded}`).digest('hex')
