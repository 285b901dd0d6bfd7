import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { filesOfField } from './chosen-files.ts'
import { packChosen } from './pack-chosen.ts'

const chosen = (path: string, text: string) => ({ path, file: new Blob([text]) })

describe('an import', () => {
  it('sends a ZIP that was chosen alone as it is', async () => {
    const zip = chosen('Site.ZIP', 'bytes')
    expect(await packChosen([zip])).toBe(zip.file)
  })

  it('packs a folder with the paths of its files', async () => {
    const archive = await packChosen([chosen('site/a.ts', 'a'), chosen('site/ui/b.ts', 'b')])
    const files = unzipSync(new Uint8Array((await archive?.arrayBuffer()) ?? new ArrayBuffer()))
    expect(Object.entries(files).map(([path, bytes]) => [path, new TextDecoder().decode(bytes)])).toEqual([
      ['site/a.ts', 'a'],
      ['site/ui/b.ts', 'b'],
    ])
  })

  it('has nothing to send where nothing was chosen', async () => {
    expect(await packChosen([])).toBeUndefined()
  })

  it('leaves out what package managers and version control keep', () => {
    const files = ['site/a.ts', 'site/node_modules/x/y.js', 'site/.git/HEAD'].map((path) =>
      Object.assign(new File(['x'], 'name'), { webkitRelativePath: path }),
    )
    expect(filesOfField(files).map(({ path }) => path)).toEqual(['site/a.ts'])
  })
})
