import { texts } from '@joinery/contract'
import { escapeHtml } from './escape-html.ts'
import type { Letter } from './letter.ts'

/** Styles are written on the elements: mail programs drop style sheets. */
export function renderHtml({ subject, greeting, purpose, action, code, unasked }: Letter): string {
  const blocks = [paragraph(greeting), paragraph(purpose)]
  if (action) blocks.push(button(action))
  if (code) blocks.push(paragraph(action ? 'Or enter this code:' : 'Your code:'), codeBlock(code))
  blocks.push(paragraph(unasked, styles.quiet))
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="${styles.body}">
<div style="${styles.sheet}">
<p style="${styles.product}">${escapeHtml(texts.common.productName)}</p>
${blocks.join('\n')}
</div>
</body>
</html>
`
}

const styles = {
  body: 'margin:0;padding:32px 16px;background:#f4f4f5;font-family:system-ui,sans-serif;color:#18181b',
  sheet: 'max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border-radius:8px',
  product: 'margin:0 0 24px;font-size:14px;font-weight:600;color:#52525b',
  paragraph: 'margin:0 0 16px;font-size:16px;line-height:1.5',
  quiet: 'margin:24px 0 0;font-size:14px;line-height:1.5;color:#52525b',
  button:
    'display:inline-block;padding:12px 20px;background:#18181b;color:#ffffff;border-radius:6px;font-size:16px;text-decoration:none',
  link: 'color:#52525b;font-size:14px;word-break:break-all',
  code: 'margin:0 0 16px;font-size:28px;font-family:monospace;letter-spacing:4px',
}

const paragraph = (text: string, style = styles.paragraph) => `<p style="${style}">${escapeHtml(text)}</p>`

const codeBlock = (code: string) => `<p style="${styles.code}">${escapeHtml(code)}</p>`

/** The address also stands below in full, for people who want to see where a link leads. */
function button({ label, link }: { label: string; link: string }): string {
  const href = escapeHtml(link)
  return [
    `<p style="${styles.paragraph}"><a href="${href}" style="${styles.button}">${escapeHtml(label)}</a></p>`,
    `<p style="${styles.paragraph}"><a href="${href}" style="${styles.link}">${href}</a></p>`,
  ].join('\n')
}
