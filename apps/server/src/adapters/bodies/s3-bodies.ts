import { hash } from 'node:crypto'
import type { ContentHash } from '@joinery/contract'
import { AwsClient } from 'aws4fetch'
import { storageAway, storageFull } from '../../modules/projects/index.ts'
import { StartError } from '../../start-error.ts'
import { packBody, unpackBody, unpackStream } from './packed-body.ts'
import type { StoredBodies } from './stored-bodies.ts'

interface Options {
  /** Such as `https://s3.eu-central-1.amazonaws.com`; the bucket is part of the path. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  timeoutMs?: number
}

/** Bodies as objects of a bucket: `bodies/ab/abcd…`. S3 answers a write only once it is durable. */
export async function openS3Bodies(options: Options): Promise<StoredBodies> {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey, timeoutMs = 20_000 } = options
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 })
  const bucketUrl = `${endpoint.replace(/(?<!\/)\/+$/, '')}/${bucket}`
  const urlOf = (name: ContentHash) => `${bucketUrl}/bodies/${name.slice(0, 2)}/${name}`

  async function ask(url: string, init: RequestInit): Promise<Response> {
    try {
      return await client.fetch(url, { signal: AbortSignal.timeout(timeoutMs), ...init })
    } catch (error) {
      throw storageAway(error)
    }
  }

  async function get(name: ContentHash, init: RequestInit = {}): Promise<Response> {
    const answer = await ask(urlOf(name), { method: 'GET', ...init })
    if (answer.ok) return answer
    throw await refusal(`The body ${name} cannot be read`, answer)
  }

  /** Waits only for the answer to begin: it then comes as fast as whoever it is for takes it. */
  async function getInPieces(name: ContentHash): Promise<Response> {
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(), timeoutMs)
    try {
      return await get(name, { signal: patience.signal })
    } finally {
      clearTimeout(timer)
    }
  }

  await checkBucket(ask, bucketUrl, bucket)
  return {
    async put(bytes) {
      const name = hash('sha256', bytes)
      const stored = await packBody(bytes)
      // With the hash in the signed headers S3 refuses bytes that were damaged on the way.
      const answer = await ask(urlOf(name), {
        method: 'PUT',
        body: Buffer.from(stored),
        headers: {
          'content-type': 'application/octet-stream',
          'x-amz-content-sha256': hash('sha256', stored),
        },
      })
      if (!answer.ok) throw await refusal(`The body ${name} cannot be stored`, answer)
      await answer.body?.cancel()
      return name
    },
    async read(name) {
      return unpackBody(new Uint8Array(await (await get(name)).arrayBuffer()))
    },
    async open(name) {
      const { body } = await getInPieces(name)
      return body ? unpackStream(body) : new Blob([]).stream()
    },
    async findStored(name) {
      const answer = await ask(urlOf(name), { method: 'GET' })
      if (answer.ok) return new Uint8Array(await answer.arrayBuffer())
      if (answer.status !== 404) throw await refusal(`The body ${name} cannot be read`, answer)
      await answer.body?.cancel()
      return undefined
    },
  }
}

async function checkBucket(
  ask: (url: string, init: RequestInit) => Promise<Response>,
  url: string,
  bucket: string,
): Promise<void> {
  const reason = await ask(url, { method: 'HEAD' }).then(
    ({ ok, status }) => (ok ? undefined : `S3 answered ${status}`),
    (error: unknown) => `S3_ENDPOINT cannot be reached (${reasonOf(error)})`,
  )
  if (reason === undefined) return
  throw new StartError(
    `The bucket ${bucket} cannot be used, ${reason}: check S3_ENDPOINT, S3_BUCKET, S3_REGION and the keys.`,
  )
}

/** The innermost message: fetch alone only says that it failed. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : reasonOf(error.cause)
}

/** 507 and a used-up quota mean that there is no room; 429 and every 5xx pass. */
async function refusal(what: string, answer: Response): Promise<Error> {
  const text = await answer.text()
  const cause = new Error(`${what}: S3 answered ${answer.status} ${text.slice(0, 500)}`)
  if (answer.status === 507 || /<Code>\w*(QuotaExceeded|StorageFull)\w*<\/Code>/.test(text)) {
    return storageFull(cause)
  }
  return answer.status === 429 || answer.status >= 500 ? storageAway(cause) : cause
}
