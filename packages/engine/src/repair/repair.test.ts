import type { RunDiagnostic } from '@joinery/contract'
import { describe, expect, it } from 'vitest'
import { createMemoryFiles } from '../memory-files.ts'
import { ofType, runScript } from '../testing/run-script.ts'
import { say } from '../testing/scripted-model.ts'

const manifest = JSON.stringify({ dependencies: { react: '19', 'react-router-dom': '7' } })
const done = { parts: [...say.text('Done.'), say.end()] }

/** Writes files as a model would, and hands back what became of them without a further call to the model. */
async function repair(files: Readonly<Record<string, string>>, problem?: RunDiagnostic) {
  const project = createMemoryFiles([['package.json', manifest]])
  const after = project.contents
  const { events, calls } = await runScript({
    files: project,
    script: [
      {
        parts: [
          ...Object.entries(files).flatMap(([path, content]) => say.call('write_file', { path, content })),
          say.end('tool-calls'),
        ],
      },
      done,
    ],
    checker: {
      stages: [
        {
          stage: 'compile',
          findProblems: async () =>
            typeof problem?.path === 'string' && after.get(problem.path) === files[problem.path]
              ? [problem]
              : [],
        },
      ],
    },
  })
  return { after, calls, repairs: ofType(events, 'repair').map(({ description }) => description) }
}

describe('repairs without a model', () => {
  it('add missing imports of known packages', async () => {
    const { after, repairs, calls } = await repair({
      'src/a.tsx': `'use client'\nimport { useMemo } from 'react'\n\nexport function A() {\n  const [n, setN] = useState<Array<string>>([])\n  useEffect(() => {}, [])\n  return <Link to="/">{useMemo(() => n.length, [n])}</Link>\n}\n`,
    })
    expect(after.get('src/a.tsx')).toMatch(
      /^'use client'\nimport \{ Link \} from 'react-router-dom'\nimport \{ useMemo, useState, useEffect \} from 'react'\n/,
    )
    expect(repairs).toContain('Added the missing import of useState from react')
    expect(calls).toHaveLength(2)
  })

  it('add no import of what the file declares, only mentions, or whose package the project lacks', async () => {
    const text = [
      "import React, { useRef as useState } from 'react'",
      "import { Link } from './link'",
      '// useEffect(() => {})',
      "const words = 'useMemo(1)'",
      'const { useContext } = React',
      'function useReducer() { return React.useId() }',
      'export const x = [useState(1), useContext(1), useReducer(), words, cva(1), form.useForm()]',
      'export const y = <Link>call useCallback</Link>',
      '',
    ].join('\n')
    const { after, repairs } = await repair({ 'src/a.tsx': text, 'src/link.tsx': 'export const Link = 1\n' })
    expect(repairs).toEqual([])
    expect(after.get('src/a.tsx')).toBe(text)
  })

  it('correct paths that lead nowhere, where one file alone can be meant', async () => {
    const { after, repairs } = await repair({
      'src/pages/home.tsx': [
        "import { Card } from './Card'",
        "import { Hero } from '@/hero'",
        "import { Gone } from './gone'",
        "import { Twice } from './twice'",
        "export { b } from '../b.js'",
        "import '../styles/app.css'",
        'export const x = [Card, Hero, Gone, Twice]',
        '',
      ].join('\n'),
      'src/components/card.tsx': 'export const Card = 1\n',
      'src/components/hero/index.tsx': 'export const Hero = 1\n',
      'src/a/twice.ts': 'export const Twice = 1\n',
      'src/b/twice.ts': 'export const Twice = 1\n',
      'src/b.ts': 'export const b = 1\n',
      'src/app.css': '',
    })
    expect(after.get('src/pages/home.tsx')?.split('\n').slice(0, 6)).toEqual([
      "import { Card } from '../components/card'",
      "import { Hero } from '@/components/hero'",
      "import { Gone } from './gone'",
      "import { Twice } from './twice'",
      "export { b } from '../b.js'",
      "import '../app.css'",
    ])
    expect(repairs).toHaveLength(3)
  })

  it('mend mix-ups of default and named imports', async () => {
    const { after, repairs } = await repair({
      'src/app.tsx': [
        "import Card, { size } from './card'",
        "import { List, count } from './list'",
        "import Nav from './nav'",
        "import { Kind } from './kind'",
        "import Odd from './odd'",
        'export const x = [Card, size, List, count, Nav, Odd]',
        'export type K = Kind',
        '',
      ].join('\n'),
      'src/card.tsx': 'export function Card() {}\nexport const size = 1\n',
      'src/list.tsx': 'export const count = 1\nexport default function List() {}\n',
      'src/nav.tsx': 'export const NavBar = 1\n',
      'src/kind.ts': 'export type Kind = 1\nexport default 2\nexport interface Other {}\n',
      'src/odd.ts': "export * from './card'\nexport const only = 1\n",
    })
    expect(after.get('src/app.tsx')?.split('\n').slice(0, 5)).toEqual([
      "import { Card, size } from './card'",
      "import List, { count } from './list'",
      "import { NavBar as Nav } from './nav'",
      "import { Kind } from './kind'",
      "import Odd from './odd'",
    ])
    expect(repairs).toHaveLength(3)
  })

  it('close elements without content', async () => {
    const { after } = await repair({
      'src/a.tsx':
        'const ref = useRef<input>(null)\nconst pattern = /<input [^>]*>/\nexport const A = () => <p>don\'t<br>x<img src="a>b" onLoad={() => 1 > 0}><input disabled></input><hr/></p>\n',
    })
    expect(after.get('src/a.tsx')).toContain(
      '<p>don\'t<br />x<img src="a>b" onLoad={() => 1 > 0} /><input disabled></input><hr/></p>',
    )
  })

  it('close the one tag that the compiler misses', async () => {
    const text = 'export const A = () => (\n  <div>\n    <span className="a">hi\n  </div>\n)\n'
    const message = "Expected corresponding JSX closing tag for 'span'."
    const { after, repairs, calls } = await repair(
      { 'src/a.tsx': text },
      { message, path: 'src/a.tsx', line: 4, column: 5, frame: null },
    )
    expect(after.get('src/a.tsx')).toBe(text.replace('  </div>', '  </span></div>'))
    expect(repairs).toEqual(['Closed the tag <span>'])
    expect(calls).toHaveLength(2)
  })

  it('leave a stray closing tag to the model, because it is not certain what was meant', async () => {
    const text = 'export const A = () => <div><b>x</b></p></div>\n'
    const message = "Expected corresponding JSX closing tag for 'div'."
    const { after, repairs, calls } = await repair(
      { 'src/a.tsx': text },
      { message, path: 'src/a.tsx', line: 1, column: 39, frame: null },
    )
    expect(after.get('src/a.tsx')).toBe(text)
    expect(repairs).toEqual([])
    expect(calls.length).toBeGreaterThan(2)
  })
})
