import { describe, expect, it } from 'vitest'
import { splitLinks } from './split-links.ts'

const linksIn = (text: string) => splitLinks(text).flatMap((part) => (part.isLink ? [part.text] : []))

describe('the links of a text', () => {
  it('are its web addresses, without what ends the sentence around them', () => {
    expect(linksIn('Open this:\nhttps://a.example/confirm?token=x_1&type=recovery#b\n\nBye')).toEqual([
      'https://a.example/confirm?token=x_1&type=recovery#b',
    ])
    expect(linksIn('See http://a.example/b, or (https://c.example).')).toEqual([
      'http://a.example/b',
      'https://c.example',
    ])
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://a.example', 'https://', 'a.example'])(
    'are never such as %s',
    (text) => {
      expect(linksIn(text)).toEqual([])
    },
  )

  it.each(['', 'none', 'https://a.example', 'a https://b.example.\n https:// https://c.example/ d '])(
    'leave the rest of “%s” as it was',
    (text) => {
      const parts = splitLinks(text)
      expect(parts.map((part) => part.text).join('')).toBe(text)
      for (const part of parts) expect(text.startsWith(part.text, part.start)).toBe(true)
    },
  )
})
