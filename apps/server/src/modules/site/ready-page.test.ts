import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { readyPage } from './ready-page.ts'

const content = Array.from({ length: 400 }, (_, index) => `<p>Line ${index * 7919} “ü” 漢</p>`).join('\n')
const html = `<script>let a = 1</script><style>p{margin:0}</style>${content}<i nonce="%CSP_NONCE%"></i></html>`

it('is the same page in every form, with the nonce of the answer at its end', async () => {
  const page = readyPage(html)
  for (const nonce of ['first-nonce', 'another-one']) {
    const whole = html.replace('%CSP_NONCE%', nonce)
    expect(String(await page.write('identity', nonce))).toBe(whole)
    expect(String(brotliDecompressSync(await page.write('br', nonce)))).toBe(whole)
    expect(String(gunzipSync(await page.write('gzip', nonce)))).toBe(whole)
  }
  expect((await page.write('br', 'first-nonce')).length).toBeLessThan(content.length / 4)
})

it('names its own inline scripts and styles by their hashes, and no file that it loads', () => {
  const { scripts, styles } = readyPage(`${html}<script type="module" src="/assets/index.js"></script>`)
  expect(scripts).toEqual([hashOf('let a = 1')])
  expect(styles).toEqual([hashOf('p{margin:0}')])
})

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
