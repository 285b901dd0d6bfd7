import { describe, expect, it } from 'vitest'
import { contentDisposition } from './content-disposition.ts'

describe('contentDisposition', () => {
  it.each([
    ['app.zip', `attachment; filename="app.zip"; filename*=UTF-8''app.zip`],
    ['Größe.zip', `attachment; filename="Groe.zip"; filename*=UTF-8''Gr%C3%B6%C3%9Fe.zip`],
    ["it's (1)*.zip", `attachment; filename="it's (1)*.zip"; filename*=UTF-8''it%27s%20%281%29%2A.zip`],
    ['a"; x="\r\nb', `attachment; filename="a; x=b"; filename*=UTF-8''a%22%3B%20x%3D%22%0D%0Ab`],
    ['尺寸', `attachment; filename="download"; filename*=UTF-8''%E5%B0%BA%E5%AF%B8`],
  ])('carries %j for old and new programs', (name, header) => {
    expect(contentDisposition('attachment', name)).toBe(header)
  })
})
