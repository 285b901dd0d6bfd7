import { expect, it } from 'vitest'
import { completeMention, findMention, listMentions, matchPaths } from './mention.ts'

const paths = ['index.html', 'src/app.tsx', 'src/menu.ts', 'src/pages/menu-page.tsx', 'src/my file.ts']

it('is found where the caret stands behind an @ that begins a word', () => {
  expect(findMention('Look at @men', 12)).toEqual({ start: 8, query: 'men' })
  expect(findMention('@', 1)).toEqual({ start: 0, query: '' })
  expect(findMention('ada@example.com', 15)).toBeUndefined()
  expect(findMention('Look at @men now', 16)).toBeUndefined()
})

it('offers files by name first, then by path, and none that cannot be written in one word', () => {
  expect(matchPaths(paths, 'MENU')).toEqual(['src/pages/menu-page.tsx', 'src/menu.ts'])
  expect(matchPaths(paths, 'src')).toEqual(['src/app.tsx', 'src/pages/menu-page.tsx', 'src/menu.ts'])
})

it('writes the whole path and goes on behind it', () => {
  const text = 'Look at @men and mend it'
  expect(completeMention(text, { start: 8, query: 'men' }, 'src/menu.ts')).toEqual({
    text: 'Look at @src/menu.ts and mend it',
    caret: 21,
  })
})

it('names each file of the project once, and nothing that is none', () => {
  const text = '@src/menu.ts, @src/menu.ts and (see @index.html). Not @src/none.ts nor ada@index.html'
  expect(listMentions(text, paths)).toEqual(['src/menu.ts', 'index.html'])
})
