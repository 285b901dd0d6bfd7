import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url))
/** The header of a PNG says how large it is. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`

it('the page names an icon for old browsers, one for every size, one for home screens, and a manifest', () => {
  const head = read('index.html').toString()
  for (const file of ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png', 'site.webmanifest'])
    expect(head).toContain(`href="/${file}"`)
  expect(read('public/favicon.ico').subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]))
  expect(read('public/favicon.svg').toString()).toContain('<svg')
  expect(sizeOf(read('public/apple-touch-icon.png'))).toBe('180x180')
})

it('the manifest names the product and icons that are there, in the size it says', () => {
  const manifest = z
    .object({
      name: z.literal('Joinery'),
      start_url: z.string(),
      display: z.string(),
      icons: z.array(z.object({ src: z.string(), sizes: z.string() })),
    })
    .parse(JSON.parse(read('public/site.webmanifest').toString()))
  const pictures = manifest.icons.filter(({ src }) => src.endsWith('.png'))
  expect(pictures.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512'])
  for (const { src, sizes } of pictures) expect(sizeOf(read(`public${src}`))).toBe(sizes)
})
