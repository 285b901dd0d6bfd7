import { describe, expect, it } from 'vitest'
import { acceptedFiles, kindOfFile, nameAttachment } from './attachment.ts'

describe('an attachment', () => {
  it.each([
    ['image', 'a.jpg a.jpeg a.png a.gif a.svg a.webp A.PNG'],
    ['code', 'a.js a.jsx a.ts a.tsx a.html a.css a.json a.md'],
    ['document', 'a.pdf a.doc a.docx a.xls a.xlsx a.ppt a.pptx a.txt'],
    ['other', 'a.zip a.scss Makefile .png.exe'],
  ])('is of the kind %s by its extension', (kind, names) => {
    for (const name of names.split(' ')) expect(kindOfFile(name)).toBe(kind)
  })

  it('is picked among images and .js .jsx .ts .tsx .css .scss .html .json', () => {
    expect(acceptedFiles).toBe('image/*,.js,.jsx,.ts,.tsx,.css,.scss,.html,.json')
  })

  it.each([
    [{ name: 'Tea Shop.PNG', type: 'image/png' }, 'png'],
    [{ name: 'image', type: 'image/svg+xml' }, 'svg'],
    [{ name: 'a.b/c', type: '' }, 'bin'],
    [{ name: '', type: '' }, 'bin'],
  ])('is stored under a moment, a secret and its extension', (file, extension) => {
    const now = new Date('2026-11-15T00:00:00Z')
    const name = nameAttachment({ file, now, secret: 'abcdefghijklmnop' })
    expect(name).toBe(`1794700800000-abcdefghijklmnop.${extension}`)
    expect(name).toMatch(/^\d{10,16}-[A-Za-z0-9]{16,64}\.[A-Za-z0-9]{1,10}$/)
  })
})
