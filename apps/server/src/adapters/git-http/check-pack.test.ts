import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { texts } from '@joinery/contract'
import { checkPack } from './check-pack.ts'

const { tooLarge, broken } = texts.integrations.codeHosting.git

describe('a pack', () => {
  it('passes with what it says it holds', () => {
    expect(() => checkPack(pack(blob('one'), blob(''), delta(3, 5)))).not.toThrow()
  })

  it('is refused where an object claims to be huge, or becomes more than it claims', () => {
    expect(() => checkPack(pack(object(3, 40 * 1024 * 1024, deflateSync('x'))))).toThrow(tooLarge)
    expect(() => checkPack(pack(object(3, 10, deflateSync(Buffer.alloc(100_000)))))).toThrow(broken)
  })

  it('is refused where a delta would copy its base into something huge', () => {
    expect(() => checkPack(pack(blob('one'), delta(3, 2 ** 31)))).toThrow(tooLarge)
    const many = Array.from({ length: 20 }, () => delta(3, 30 * 1024 * 1024))
    expect(() => checkPack(pack(blob('one'), ...many))).toThrow(tooLarge)
  })

  it('is refused where it is cut short, or no pack at all', () => {
    const whole = pack(blob('one'), blob('two'))
    for (const end of [0, 4, 20, 35]) expect(() => checkPack(whole.subarray(0, end))).toThrow(broken)
    expect(() => checkPack(Buffer.from('x'.repeat(64)))).toThrow(broken)
  })
})

function pack(...objects: Buffer[]): Buffer {
  const header = Buffer.from('PACK\0\0\0\u0002\0\0\0\0', 'latin1')
  header.writeUInt32BE(objects.length, 8)
  return Buffer.concat([header, ...objects, Buffer.alloc(20)])
}

const blob = (text: string) => object(3, text.length, deflateSync(text))

/** One that names its base by id, and says how large base and result are. */
function delta(baseSize: number, resultSize: number): Buffer {
  const content = Buffer.concat([number(baseSize), number(resultSize)])
  const head = object(7, content.length, Buffer.alloc(0))
  return Buffer.concat([head, Buffer.alloc(20, 1), deflateSync(content)])
}

function object(type: number, size: number, packed: Buffer): Buffer {
  const rest = Math.floor(size / 16)
  const first = (type << 4) | (size & 15) | (rest > 0 ? 0x80 : 0)
  return Buffer.concat([Buffer.from([first]), rest > 0 ? number(rest) : Buffer.alloc(0), packed])
}

function number(value: number): Buffer {
  const bytes: number[] = []
  let rest = value
  do {
    bytes.push((rest % 128) | (rest >= 128 ? 0x80 : 0))
    rest = Math.floor(rest / 128)
  } while (rest > 0)
  return Buffer.from(bytes)
}
