import { renderToStaticMarkup } from 'react-dom/server'
import fc from 'fast-check'
import { expect } from 'vitest'
import { hostileText } from '../../../server/src/testing/parsers/hostile-text.ts'
import { withinASecond } from '../../../server/src/testing/parsers/within-a-second.ts'
import { Markdown } from '../features/chat/messages/markdown.tsx'

export const markdownProperty = fc.property(hostileText, expectHarmless)

/** What a model says is shown, whatever it is, and never runs, calls out or takes the page along. */
export function expectHarmless(text: string): void {
  withinASecond(() => {
    const markup = renderToStaticMarkup(<Markdown>{text}</Markdown>)
    for (const [tag] of markup.matchAll(/<[a-z][^<>]*>/gi)) {
      expect(tag).not.toMatch(/^<(?:script|iframe|object|embed|style|form|link|meta|base)\b|\son[a-z]+=/i)
      expect(tag).not.toMatch(/\shref="(?!https?:\/\/|mailto:)|\ssrc="(?!\/storage\/)/i)
    }
  })
}

/** Twenty kilobytes of one sign after the other: what is cheap once must not become dear by its number. */
export const manyOf = (sign: string): string => sign.repeat(Math.ceil(20_000 / sign.length))
