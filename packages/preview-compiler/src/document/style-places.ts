import { escapeAttribute } from './escape-attribute.ts'

/** A stylesheet of the project in a page: an element without text, where the page links it. */
export interface StylePlace {
  readonly id: string
  /** As the page writes it, for which screens and papers it is meant. */
  readonly media?: string | undefined
}

/** The runtime knows the element by the same attribute, whether it has its text already or not. */
export function openStyle({ id, media }: StylePlace): string {
  const meant = media === undefined ? '' : ` media="${media.replaceAll('"', '&quot;')}"`
  return `<style data-joinery-style="${escapeAttribute(id)}"${meant}>`
}

export function writeStylePlace(place: StylePlace): string {
  return `${openStyle(place)}</style>`
}

export function fillStylePlaces(html: string, fill: (place: StylePlace) => string): string {
  return html.replaceAll(stylePlace, (_, id: string, media: string | undefined) =>
    fill({ id: unescapeAttribute(id), media }),
  )
}

/** Which stylesheets a page has places for. */
export function listStylePlaces(html: string): Set<string> {
  return new Set(Array.from(html.matchAll(stylePlace), ([, id = '']) => unescapeAttribute(id)))
}

const stylePlace = /<style data-joinery-style="([^"]*)"(?: media="([^"]*)")?><\/style>/g

function unescapeAttribute(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
