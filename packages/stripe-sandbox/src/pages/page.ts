import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { pageStyle } from './page-style.ts'

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>

/** The frame of every hosted page. Its first line says that nothing here is real money. */
export const page = (title: string, content: Markup) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${pageStyle}
        </style>
      </head>
      <body>
        <div class="banner">Test mode: this is a sandbox. No real card is taken and no money moves.</div>
        <main>${content}</main>
      </body>
    </html>`

export const errorPage = (message: string) =>
  page(
    'Error',
    html`<h1>This did not work</h1>
      <p>${message}</p>`,
  )

/** An amount with the digits of its own currency. */
export function formatMoney(minorUnits: number, currency: string) {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  return format.format(minorUnits / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

/** What a page may do: no script, nothing from elsewhere, and forms that end here or at the given addresses. */
export function pageHeaders(...returnUrls: (string | null)[]) {
  const origins = returnUrls.filter((url) => url !== null).map((url) => new URL(url).origin)
  return {
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${origins.join(' ')}; frame-ancestors 'none'; base-uri 'none'`,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  }
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A day as people write it. The time is in seconds. */
export const formatDay = (seconds: number) => dayFormat.format(new Date(seconds * 1000))
