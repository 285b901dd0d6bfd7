import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const pack = promisify(gzip)
const sampleBytes = 32 * 1024
const enough = 0.9

/** Pictures and archives do not get smaller, and to try takes time and memory: a large body is told by its beginning. */
export async function isWorthPacking(bytes: Uint8Array): Promise<boolean> {
  if (bytes.length <= sampleBytes) return true
  const sample = bytes.subarray(0, sampleBytes)
  return (await pack(sample)).length < enough * sample.length
}
