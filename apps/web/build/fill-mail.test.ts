import { fileURLToPath } from 'node:url'
import { readFile } from 'node:fs/promises'
import { createServer } from 'vite'
import { expect, it } from 'vitest'
import { fillMail } from './fill-mail.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

it.each([
  ['kept', {}],
  ['kept', { SMTP_URL: 'smtp://mail.example' }],
  ['sent', { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'joinery@example.com' }],
])('a page that Vite answers says that mail is %s with %o', async (mail, settings) => {
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [fillMail(settings)],
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  const html = await vite.transformIndexHtml('/', await readFile(`${root}/index.html`, 'utf8'))
  await vite.close()
  expect(html).toContain(`<html lang="en" data-mail="${mail}">`)
})
