import { execFileSync } from 'node:child_process'
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseSync } from 'rolldown/utils'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { ApplicationModel } from '../../model/application-model.ts'
import { createField } from '../../model/create-field.ts'
import { exampleModels } from '../testing/example-models.ts'
import { renderBackend } from './render-backend.ts'

const backends = ['express', 'laravel', 'django', 'flask', 'rails'] as const
const nasty = `it's "quoted" \\ $x #{y} \`z\` <?php ?>`

describe.each(backends)('a back end with %s', (backend) => {
  const model = createModel(backend)
  const files = renderBackend(model)
  const everything = [...files.values()].join('\n')

  it('has models, routes, validation, migrations and a readme for every kind of record', () => {
    const missing = parts[backend].filter((part) => ![...files.keys()].some((path) => part.test(path)))
    expect(missing).toEqual([])
    for (const { many } of model.entities)
      expect(files.get('server/README.md')).toContain(`/api/${many.replaceAll(' ', '-')}`)
  })

  it('says in its readme that the pages are not connected to it yet', () => {
    expect(files.get('server/README.md')).toContain('What is not connected yet')
  })

  it('calls no column by a word that the language keeps for itself', () => {
    expect(everything).toContain('tea_class')
    expect(everything).toContain('tea_type')
  })
})

it('writes an Express server that parses, and SQL that a database takes', () => {
  const files = renderBackend(createModel('express'))
  const scripts = [...files].filter(([path]) => path.endsWith('.js'))
  expect(scripts.filter(([path, text]) => parseSync(path, text).errors.length > 0)).toEqual([])
  const sql = files.get('server/migrations/001-create-tables.sql') ?? ''
  const run = `const { DatabaseSync } = require('node:sqlite'); new DatabaseSync(':memory:').exec(require('node:fs').readFileSync(0, 'utf8'))`
  expect(() => execFileSync(process.execPath, ['-e', run], { input: sql, stdio: 'pipe' })).not.toThrow()
})

it.skipIf(!hasPython()).each(['django', 'flask'] as const)(
  'writes %s files that Python compiles',
  (backend) => {
    const folder = mkdtempSync(join(tmpdir(), 'back-end-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    for (const [path, text] of renderBackend(createModel(backend))) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    expect(() => execFileSync('python3', ['-m', 'compileall', '-q', folder], { stdio: 'pipe' })).not.toThrow()
  },
)

it('writes nothing where no back end was asked for', () => {
  expect(renderBackend(createModel('none')).size).toBe(0)
})

const parts = {
  express: [/models\/teas/, /routes\//, /validation\/teas/, /migrations\//, /README/],
  laravel: [/Models\/Tea\.php/, /routes\/api/, /Requests\/TeaRequest/, /migrations\/.*teas/, /README/],
  django: [/models\.py/, /records\/urls\.py/, /forms\.py/, /migrations\/0001/, /README/],
  flask: [/models\/tea\.py/, /routes\/tea\.py/, /validation\.py/, /versions\/0001/, /README/],
  rails: [/models\/tea\.rb/, /routes\.rb/, /models\/tea\.rb/, /migrate\/.*teas/, /README/],
} as const

function createModel(backend: ApplicationModel['backend']): ApplicationModel {
  const [first] = exampleModels
  if (!first) throw new Error('There is no example.')
  const entities = first.entities.map((entity) =>
    entity.id === 'tea'
      ? {
          ...entity,
          fields: [
            ...entity.fields,
            createField('class', 'choice', { options: [nasty, 'Plain'], label: nasty }),
            createField('type', 'text'),
          ],
        }
      : entity,
  )
  return { ...first, backend, entities }
}

function hasPython(): boolean {
  try {
    execFileSync('python3', ['--version'], { stdio: 'pipe' })
    return true
  } catch {
    return false
  }
}
