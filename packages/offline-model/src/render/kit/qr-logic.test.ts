import { expect, it } from 'vitest'
import { understand } from '../../understand/understand.ts'
import { renderApplication } from '../index.ts'
import { runAppLogic } from '../testing/run-app-logic.ts'
import { runKitLogic } from '../testing/run-kit-logic.ts'

it('a QR code is the one that scanners read, up to the longest text', async () => {
  const codes = await runKitLogic(`
    import { createHash } from 'node:crypto'
    import { encodeQr, mostQrBytes } from './qr-code.ts'
    const textOf = (length) => Array.from({ length }, (_, index) => String.fromCharCode(33 + (index * 7 + length) % 90)).join('')
    console.log(JSON.stringify([17, 106, 107, 154, 271, 1016, mostQrBytes].map((length) => {
      const cells = encodeQr(textOf(length))
      const bits = cells.map((row) => row.map(Number).join('')).join('\\n')
      return [length, cells.length, createHash('sha256').update(bits).digest('hex').slice(0, 12)]
    })))
  `)
  // A reader that others wrote gave back the text of each.
  expect(codes).toEqual([
    [17, 21, 'd8506d85a081'],
    [106, 37, '2e9c7db450b7'],
    [107, 41, 'a65d52f574bf'],
    [154, 45, '261e46272b6f'],
    [271, 57, '20410056ff92'],
    [1016, 109, '2251fbeb9360'],
    [2953, 177, 'b130ba96cf79'],
  ])
})

it('the code of a text that is too long for one is not drawn', async () => {
  const generator = understand('A QR code generator. Use white for the background and navy for components.')
  const results = await runAppLogic(
    renderApplication(generator),
    `
    import { qr } from '@/lib/generators/qr'
    const make = (content) => qr({ content, colour: 'Dark green', ground: 'White' }, '', 1)
    const short = make('https://example.com').svg
    console.log(JSON.stringify([short.includes('fill="darkgreen"'), short.includes('fill="white"'), make('é'.repeat(1_500)).text]))`,
  )
  expect(results).toEqual([true, true, 'This text has 3000 bytes, and one code holds 2953. Make it shorter.'])
})
