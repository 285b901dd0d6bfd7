import { expect, it } from 'vitest'
import { understand } from './understand.ts'

it('notes in folders are in folders of any name', () => {
  const { entities, screens } = understand(
    'A note-taking app. Users can create, edit and delete notes, and create, rename and delete folders.',
  )
  const editor = screens.flatMap(({ sections }) => sections).find(({ type }) => type === 'editor')
  expect(editor).toMatchObject({ entity: 'note', hasFolders: true })
  const folder = entities.find(({ id }) => id === 'note')?.fields.find(({ id }) => id === 'folder')
  expect(folder).toMatchObject({ type: 'text', options: [] })
})
