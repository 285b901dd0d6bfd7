import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

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
          body {
            font:
              16px/1.5 system-ui,
              sans-serif;
            margin: 0;
            color: #1a1f36;
            background: #f6f8fa;
          }
          .banner {
            background: #ffde92;
            padding: 8px 16px;
            text-align: center;
            font-weight: 600;
          }
          main {
            max-width: 440px;
            margin: 32px auto;
            padding: 24px;
            background: #fff;
            border-radius: 12px;
          }
          label {
            display: block;
            margin-top: 12px;
          }
          input,
          select {
            box-sizing: border-box;
            width: 100%;
            padding: 10px;
            font: inherit;
            border: 1px solid #8792a2;
            border-radius: 6px;
          }
          button {
            margin-top: 16px;
            width: 100%;
            padding: 12px;
            font: inherit;
            font-weight: 600;
            border: 0;
            border-radius: 6px;
            color: #fff;
            background: #4338ca;
          }
          .error {
            color: #b3093c;
          }
          table {
            width: 100%;
            border-collapse: collapse;
          }
          td:last-child {
            text-align: right;
          }
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
