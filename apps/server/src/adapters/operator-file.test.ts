import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { operatorPlaceholders } from '@joinery/contract'
import { describe, expect, it } from 'vitest'
import { createTemporaryFolder } from '../testing/temporary-folder.ts'
import { readOperatorFile } from './operator-file.ts'

describe('what the operator says', () => {
  it('is plain placeholders until a file is named', async () => {
    expect(await readOperatorFile(undefined)).toEqual(operatorPlaceholders)
  })

  it('takes the place of the placeholders, and leaves the others', async () => {
    const path = await write('{ "company": "Oak & Sons", "timeline1Event": "Opened" }')
    expect(await readOperatorFile(path)).toEqual({
      ...operatorPlaceholders,
      company: 'Oak & Sons',
      timeline1Event: 'Opened',
      timelineNote: '',
    })
  })

  it.each([
    ['{ "compnay": "Oak" }', /compnay/],
    ['{ "supportUrl": "javascript:alert(1)" }', /supportUrl: must be an address/],
    ['{ "person1Image": "https://example.com/me.png" }', /person1Image: must be a picture/],
    ['{', /is no JSON/],
  ])('is refused with a sentence: %s', async (text, sentence) => {
    await expect(readOperatorFile(await write(text))).rejects.toThrow(sentence)
  })

  it('is refused where the file is missing', async () => {
    await expect(readOperatorFile('/nowhere/operator.json')).rejects.toThrow(/cannot be read/)
  })
})

async function write(text: string): Promise<string> {
  const path = join(await createTemporaryFolder(), 'operator.json')
  await writeFile(path, text)
  return path
}
