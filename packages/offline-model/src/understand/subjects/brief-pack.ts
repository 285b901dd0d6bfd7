import type { ApplicationKind } from '../../model/application-model.ts'
import type { Section } from '../../model/section.ts'
import { pack, type Pack } from './pack.ts'

interface Brief {
  readonly things: string
  readonly needs: string
  readonly mood?: Pack['mood']
  readonly opensWith?: Section['type']
  readonly aliases?: Readonly<Record<string, string>>
  readonly called?: string
  readonly isStandIn?: boolean
  readonly needsMean?: Pack['needsMean']
  readonly scheme?: string
}

/** A pack for a wish of a few words. It never decides what a long request is about. */
export function briefPacksOf(kind: ApplicationKind, mood: Pack['mood']) {
  return (id: string, words: RegExp, rest: Brief): Pack =>
    pack(id, words, { kind, mood, isAside: true, ...rest })
}
