import { texts } from '@joinery/contract'

/** What visitors see at an address where no app stands. It is plain: this origin has nothing of ours. */
export function renderMissingPage(): string {
  const { title, sentence } = texts.publishing.missing
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head>
<body style="color-scheme:light dark;box-sizing:border-box;display:flex;flex-direction:column;gap:.5rem;align-items:center;justify-content:center;position:fixed;inset:0;margin:0;padding:1.5rem;text-align:center;font:15px/1.5 system-ui,sans-serif">
<h1 style="margin:0;font-size:1.25rem">${title}</h1>
<p style="margin:0;max-width:34rem;opacity:.75">${sentence}</p>
</body>
</html>
`
}
