import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { nameIconsIn, readIconFiles } from './name-icons.ts'

const files = new Map([
  ['Check', '/icons/check.mjs'],
  ['Home', '/icons/house.mjs'],
])

it('each icon is imported from its own file, whichever of its names is used', () => {
  const code = `import { useState } from 'react'
import {
  Check,
  Home as House,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
`
  expect(nameIconsIn(code, files)).toBe(`import { useState } from 'react'
import Check from "/icons/check.mjs"; import House from "/icons/house.mjs"
import type { LucideIcon } from 'lucide-react'
`)
})

it('an icon that there is not fails the build', () => {
  expect(() => nameIconsIn("import { Nothing } from 'lucide-react'", files)).toThrow('no icon named Nothing')
})

it('the installed icons are all found', () => {
  const installed = readIconFiles()
  expect(installed.size).toBeGreaterThan(3_000)
  for (const name of ['Check', 'CheckIcon', 'House', 'Home'])
    expect(existsSync(installed.get(name) ?? '')).toBe(true)
})
