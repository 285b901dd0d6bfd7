import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { precompress } from './precompress.ts'

it('lays smaller copies beside text files, and leaves HTML, images and tiny files alone', async () => {
  const folder = await mkdtemp(`${tmpdir()}/precompress-`)
  const script = 'export const answer = 42\n'.repeat(100)
  await writeFile(`${folder}/app.js`, script)
  await writeFile(`${folder}/tiny.css`, 'a{}')
  await writeFile(`${folder}/index.html`, '<p>'.repeat(100))
  await writeFile(`${folder}/font.woff2`, 'x'.repeat(100))
  expect(await precompress(folder)).toBe(2)
  expect((await readdir(folder)).toSorted()).toEqual([
    'app.js',
    'app.js.br',
    'app.js.gz',
    'font.woff2',
    'index.html',
    'tiny.css',
  ])
  expect(brotliDecompressSync(await readFile(`${folder}/app.js.br`)).toString()).toBe(script)
  expect(gunzipSync(await readFile(`${folder}/app.js.gz`)).toString()).toBe(script)
  await rm(folder, { recursive: true })
})
