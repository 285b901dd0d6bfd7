import { expect, it } from 'vitest'
import { setupFrameworks, setupLanguage } from './settings.ts'
import { texts } from './texts/index.ts'

it('offers eight languages in project setup, each with frameworks of its own that have a name', () => {
  expect(setupLanguage.options).toEqual([
    'typescript',
    'javascript',
    'python',
    'php',
    'java',
    'csharp',
    'go',
    'ruby',
  ])
  const lists = setupLanguage.options.map((language) => setupFrameworks[language])
  expect(new Set(lists.map((list) => list.join())).size).toBe(8)
  const names: Record<string, string> = texts.settings.projectSetup.frameworks
  expect(lists.flat().filter((id) => !names[id])).toEqual([])
})

it('has seven frameworks for javascript', () => {
  expect(setupFrameworks.javascript).toEqual([
    'react',
    'vue',
    'angular',
    'svelte',
    'nextjs',
    'nodejs',
    'express',
  ])
})
