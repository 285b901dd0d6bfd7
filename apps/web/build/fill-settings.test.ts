import { fileURLToPath } from 'node:url'
import { readFile } from 'node:fs/promises'
import { texts } from '@joinery/contract'
import { createServer } from 'vite'
import { expect, it } from 'vitest'
import { fillSettings } from './fill-settings.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

it.each([
  ['kept', {}],
  ['kept', { SMTP_URL: 'smtp://mail.example' }],
  ['sent', { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'joinery@example.com' }],
])('a page that Vite answers says that mail is %s with %o', async (mail, settings) => {
  expect(await pageWith(settings)).toContain(`<html lang="en" data-mail="${mail}" data-sign-up="">`)
})

it('a page that Vite answers says who may make an account where sign-up is by invitation', async () => {
  const page = await pageWith({ SIGN_UP: 'invited' })
  expect(page).toContain(`data-sign-up="${texts.admission.byInvitation}"`)
})

async function pageWith(settings: Record<string, string>): Promise<string> {
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [fillSettings(settings)],
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  const html = await vite.transformIndexHtml('/', await readFile(`${root}/index.html`, 'utf8'))
  await vite.close()
  return html
}
