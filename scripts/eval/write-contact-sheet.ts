import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'

export interface Picture {
  file: string
  caption: string
}

/** All pictures side by side, as a page to leaf through and as one image. */
export async function writeContactSheet(
  pictures: readonly Picture[],
  { browser, folder }: { browser: Browser; folder: string },
): Promise<void> {
  const cells = await Promise.all(
    pictures.map(async ({ file, caption }) => {
      const body = await readFile(join(folder, file), 'base64')
      return `<figure><img src="data:image/png;base64,${body}"><figcaption>${escapeHtml(caption)}</figcaption></figure>`
    }),
  )
  const html = `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style>${cells.join('')}`
  await writeFile(join(folder, 'contact-sheet.html'), html)
  const page = await browser.newPage({ viewport: { width: sheetWidth, height: 800 } })
  await page.setContent(html)
  await page.screenshot({ path: join(folder, 'contact-sheet.png'), fullPage: true })
  await page.close()
}

const sheetWidth = 1_960
const style = `body{margin:0;padding:12px;display:grid;grid-template-columns:repeat(4,1fr);gap:12px;background:#2b2d31;color:#fff;font:12px sans-serif}
figure{margin:0}img{display:block;width:100%;aspect-ratio:16/11;object-fit:cover;object-position:top}figcaption{padding:4px 0}`

function escapeHtml(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
