import { texts } from '@joinery/contract'
import { escapeHtml } from './content/escape-html.ts'
import type { OutboxStore } from './store.ts'

type Mail = Awaited<ReturnType<OutboxStore['listLatest']>>[number]

/** A page without styles or scripts: the strictest content policy lets nothing else through, and nothing else is needed. */
export function renderOutbox(mails: readonly Mail[]): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Outbox · ${escapeHtml(texts.common.productName)}</title></head>
<body>
<h1>Outbox</h1>
<p>No mail server is set (SMTP_URL), so these mails were written but not sent. Newest first.</p>
${mails.length === 0 ? '<p>No mail yet.</p>' : mails.map(renderMail).join('\n')}
</body>
</html>
`
}

function renderMail({ kind, to, subject, text, createdAt }: Mail): string {
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)} · ${escapeHtml(kind)} · ${createdAt.toISOString()}</p>
<pre>${linkAddresses(text)}</pre>
</article>`
}

/** Addresses become links before anything is escaped, so that each part is escaped exactly once. */
function linkAddresses(text: string): string {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => {
      const escaped = escapeHtml(part)
      return index % 2 === 1 ? `<a href="${escaped}">${escaped}</a>` : escaped
    })
    .join('')
}
