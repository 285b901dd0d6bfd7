import { texts } from '@joinery/contract'
import type { Diagnostic } from '@joinery/preview-compiler'

/** What a frame shows while there is nothing to show, and why. It goes when the app comes. */
export function renderWaitingPage(diagnostics: readonly Diagnostic[]): string {
  const reason = diagnostics.find(({ kind }) => kind === 'entry')?.message ?? ''
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(texts.preview.empty)}</title></head>
<body><joinery-waiting style="${waitingStyle}">
<strong style="font-weight:600">${escapeHtml(texts.preview.empty)}</strong>
<span style="max-width:34rem;color:GrayText">${escapeHtml(reason)}</span>
</joinery-waiting></body>
</html>
`
}

/** What somebody sees who has no pass, or whose pass is over. */
export function renderClosedPage(): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(texts.preview.empty)}</title></head>
<body style="${waitingStyle}"><strong style="font-weight:600">${escapeHtml(texts.preview.empty)}</strong>
<span style="color:GrayText">Open this preview from its project.</span></body>
</html>
`
}

/** What somebody sees whose page could not be answered for the moment. It asks again by itself. */
export function renderBusyPage(): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta http-equiv="refresh" content="2"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(texts.errors.unavailable)}</title></head>
<body style="${waitingStyle}"><strong style="font-weight:600">${escapeHtml(texts.errors.unavailable)}</strong></body>
</html>
`
}

const waitingStyle =
  'color-scheme:light dark;box-sizing:border-box;display:flex;flex-direction:column;gap:.5rem;align-items:center;justify-content:center;position:fixed;inset:0;margin:0;padding:1.5rem;text-align:center;font:15px/1.5 system-ui,sans-serif'

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
