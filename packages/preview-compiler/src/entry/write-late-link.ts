import type { HtmlTag } from './scan-html.ts'

/** A link to a stylesheet of another site: one that does not answer must not hold the page back. */
export function writeLateLink({ attributes }: Pick<HtmlTag, 'attributes'>): string | undefined {
  const { rel, href, media, ...others } = Object.fromEntries(attributes)
  // It comes late already, or is for paper alone.
  if (others['onload'] !== undefined || media?.trim().toLowerCase() === 'print') return undefined
  const shown = media === undefined || media === '' ? "'all'" : 'this.dataset.media'
  const given = {
    rel,
    href,
    ...others,
    ...(media ? { 'data-media': media } : {}),
    media: 'print',
    onload: `this.media=${shown}`,
  }
  const written = Object.entries(given).map(([name, value = '']) => `${name}="${escapeQuotes(value)}"`)
  return `<link ${written.join(' ')}>`
}

/** What else is written there is escaped already. */
const escapeQuotes = (text: string) => text.replaceAll('"', '&quot;')
