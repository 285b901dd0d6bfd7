import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { checkImports } from './check-imports.ts'
import { readImports } from './imports/read-imports.ts'

const leaf = 'export const leaf = 1\n'

const violations = [
  {
    rule: 'a feature that imports a feature',
    files: {
      'apps/web/src/features/chat/x.ts': "import '../billing/y.ts'",
      'apps/web/src/features/billing/y.ts': leaf,
    },
    sentence:
      'apps/web/src/features/chat/x.ts imports features/billing/y.ts: a feature never imports a feature.',
  },
  {
    rule: 'a feature that imports the composition above it',
    files: {
      'apps/web/src/features/chat/x.ts': "import '../../app/router.ts'",
      'apps/web/src/app/router.ts': leaf,
    },
    sentence:
      "apps/web/src/features/chat/x.ts imports app/router.ts: a feature never imports the web app's composition.",
  },
  {
    rule: 'a ui component that imports the layout',
    files: {
      'apps/web/src/components/ui/button.tsx': "import '../layout/footer.tsx'",
      'apps/web/src/components/layout/footer.tsx': leaf,
    },
    sentence:
      'apps/web/src/components/ui/button.tsx imports components/layout/footer.tsx: components/ui never imports components/layout.',
  },
  {
    rule: 'a web file that imports a package other than the contract',
    files: {
      'apps/web/src/lib/x.ts': "import '@joinery/engine'",
      'packages/engine/src/index.ts': leaf,
    },
    sentence: 'apps/web/src/lib/x.ts imports packages/engine/src/index.ts: lib never imports the engine.',
  },
  {
    rule: 'a package that imports against the direction',
    files: {
      'packages/contract/src/x.ts': "import '@joinery/engine'",
      'packages/engine/src/index.ts': leaf,
    },
    sentence:
      'packages/contract/src/x.ts imports packages/engine/src/index.ts: the contract never imports the engine.',
  },
  {
    rule: 'a package that imports a sibling it should not know',
    files: { 'packages/auth/src/x.ts': "import '@joinery/contract'", 'packages/contract/src/index.ts': leaf },
    sentence:
      'packages/auth/src/x.ts imports packages/contract/src/index.ts: the auth package never imports the contract.',
  },
  {
    rule: 'a package that imports the server',
    files: {
      'packages/engine/src/x.ts': "import '../../../apps/server/src/http/y.ts'",
      'apps/server/src/http/y.ts': leaf,
    },
    sentence: 'packages/engine/src/x.ts imports apps/server/src/http/y.ts: the engine never imports http.',
  },
  {
    rule: "a package's inside imported by its file",
    files: {
      'apps/server/src/http/x.ts': "import '@joinery/contract/src/ids.ts'",
      'packages/contract/src/ids.ts': leaf,
    },
    sentence:
      'apps/server/src/http/x.ts imports packages/contract/src/ids.ts: others import contract through its front door only.',
  },
  {
    rule: "a module's inside imported by another module",
    files: {
      'apps/server/src/modules/generation/x.ts': "import '../projects/find.ts'",
      'apps/server/src/modules/projects/find.ts': leaf,
    },
    sentence:
      'apps/server/src/modules/generation/x.ts imports modules/projects/find.ts: others import projects through its front door only.',
  },
  {
    rule: "a module's store imported by compose.ts",
    files: {
      'apps/server/src/compose.ts': "import './modules/projects/store.ts'",
      'apps/server/src/modules/projects/store.ts': leaf,
    },
    sentence:
      "apps/server/src/compose.ts imports modules/projects/store.ts: compose.ts never imports a module's store.",
  },
  {
    rule: 'an edge between modules that is not in the table',
    files: {
      'apps/server/src/modules/projects/x.ts': "import '../billing/index.ts'",
      'apps/server/src/modules/billing/index.ts': leaf,
    },
    sentence:
      'apps/server/src/modules/projects/x.ts imports modules/billing/index.ts: the edge from projects to billing is not declared in scripts/import-rules.ts.',
  },
  {
    rule: 'a module that uses the database outside its store',
    files: {
      'apps/server/src/modules/projects/routes.ts': "import type { leaf } from '../../db/database.ts'",
      'apps/server/src/db/database.ts': leaf,
    },
    sentence:
      'apps/server/src/modules/projects/routes.ts imports db/database.ts: a module outside its store never imports the database.',
  },
  {
    rule: 'an adapter used outside compose.ts',
    files: {
      'apps/server/src/app.ts': "export * from './adapters/logger.ts'",
      'apps/server/src/adapters/logger.ts': leaf,
    },
    sentence: 'apps/server/src/app.ts imports adapters/logger.ts: app.ts never imports an adapter.',
  },
  {
    rule: "an adapter that imports a module's inside",
    files: {
      'apps/server/src/adapters/s3.ts': "import '../modules/storage/bodies.ts'",
      'apps/server/src/modules/storage/bodies.ts': leaf,
    },
    sentence:
      'apps/server/src/adapters/s3.ts imports modules/storage/bodies.ts: others import storage through its front door only.',
  },
  {
    rule: 'the configuration imported outside main.ts and compose.ts',
    files: {
      'apps/server/src/http/x.ts': "export type { leaf } from '../config.ts'",
      'apps/server/src/config.ts': leaf,
    },
    sentence: 'apps/server/src/http/x.ts imports config.ts: http never imports the configuration.',
  },
  {
    rule: 'a lower layer that imports a higher one, also when it does so lazily',
    files: {
      'apps/server/src/http/x.ts': "export const app = () => import('../app.ts')",
      'apps/server/src/app.ts': leaf,
    },
    sentence: 'apps/server/src/http/x.ts imports app.ts: http never imports app.ts.',
  },
  {
    rule: 'an import inside a type',
    files: {
      'apps/server/src/http/x.ts': "export type Leaf = typeof import('../db/database.ts')",
      'apps/server/src/db/database.ts': leaf,
    },
    sentence: 'apps/server/src/http/x.ts imports db/database.ts: http never imports the database.',
  },
  {
    rule: 'a file that is named, though nothing of it is exported again',
    files: {
      'apps/server/src/http/x.ts': "export {} from '../db/database.ts'",
      'apps/server/src/db/database.ts': leaf,
    },
    sentence: 'apps/server/src/http/x.ts imports db/database.ts: http never imports the database.',
  },
  {
    rule: 'product code that imports test support',
    files: {
      'apps/server/src/http/x.ts': "import '../testing/y.ts'",
      'apps/server/src/testing/y.ts': leaf,
    },
    sentence: 'apps/server/src/http/x.ts imports testing/y.ts: http never imports tooling or test support.',
  },
  {
    rule: 'product code that imports a test beside it',
    files: { 'packages/contract/src/x.ts': "import './y.test.ts'", 'packages/contract/src/y.test.ts': leaf },
    sentence:
      'packages/contract/src/x.ts imports packages/contract/src/y.test.ts: the contract never imports a test.',
  },
  {
    rule: 'SQL outside the stores',
    files: { 'apps/server/src/modules/projects/routes.ts': "import { eq } from 'drizzle-orm/pg-core'" },
    sentence:
      'apps/server/src/modules/projects/routes.ts imports drizzle-orm/pg-core: SQL lives in store.ts, schema.ts and db/ only.',
  },
  {
    rule: 'a driver outside the stores',
    files: { 'apps/server/src/adapters/x.ts': "import pg from 'pg'" },
    sentence: 'apps/server/src/adapters/x.ts imports pg: SQL lives in store.ts, schema.ts and db/ only.',
  },
  {
    rule: 'a file in a folder that is not on the map',
    files: { 'apps/server/src/utils/x.ts': leaf },
    sentence: 'apps/server/src/utils/x.ts belongs to no room: give it one in scripts/import-rules.ts.',
  },
  {
    rule: 'a module that is not in the table',
    files: { 'apps/server/src/modules/weather/index.ts': leaf },
    sentence:
      'apps/server/src/modules/weather/index.ts belongs to no room: give it one in scripts/import-rules.ts.',
  },
  {
    rule: 'an import that leads nowhere',
    files: { 'apps/web/src/lib/x.ts': "import './gone.ts'" },
    sentence: 'apps/web/src/lib/x.ts imports ./gone.ts: there is no such file.',
  },
  {
    rule: 'a rooted path, which would lead around the rules',
    files: { 'apps/web/src/lib/x.ts': "import '/src/app/router.ts'", 'apps/web/src/app/router.ts': leaf },
    sentence: 'apps/web/src/lib/x.ts imports /src/app/router.ts: there is no such file.',
  },
  {
    rule: 'a circle of imports, also between types and through a front door',
    files: {
      'packages/engine/src/index.ts': "export * from './a.ts'",
      'packages/engine/src/a.ts': "import type { B } from './b.ts'",
      'packages/engine/src/b.ts': "import { leaf } from '@joinery/engine'",
    },
    sentence:
      'packages/engine/src/a.ts → packages/engine/src/b.ts → packages/engine/src/index.ts → packages/engine/src/a.ts: imports never run in a circle.',
  },
  {
    rule: 'a circle of imports in test support',
    files: { 'e2e/a.ts': "import './b.ts'", 'e2e/b.ts': "import './a.ts'" },
    sentence: 'e2e/a.ts → e2e/b.ts → e2e/a.ts: imports never run in a circle.',
  },
]

const environmentReads = [
  'export const port = process.env.PORT',
  "export const port = process['env'].PORT",
  'export const port = globalThis.process.env.PORT',
  'export const { env } = process',
  "import { env } from 'node:process'",
]

const statements = [
  "export const all = 'select * from projects'",
  'export const add = (table: string) => `insert into ${table} values ($1)`',
  "export const rename = 'UPDATE projects SET title = $1'",
  'export const clean = `\n  delete from projects`',
  "export const build = 'create unique index on projects (title)'",
  'export const found = `with found as (select 1) select * from found`',
]

describe('the import direction', () => {
  for (const { rule, files, sentence } of violations) {
    it(`finds ${rule}`, async () => {
      expect(await checkTree(files)).toEqual([sentence])
    })
  }

  for (const text of environmentReads) {
    it(`finds a read of the environment outside config.ts: ${text}`, async () => {
      expect(await checkTree({ 'apps/server/src/http/x.ts': text })).toEqual([
        'apps/server/src/http/x.ts reads process.env: in the product only apps/server/src/config.ts does.',
      ])
    })
  }

  for (const text of statements) {
    it(`finds SQL outside the stores, also where nothing is imported for it: ${text}`, async () => {
      for (const path of ['apps/server/src/modules/projects/find.ts', 'apps/server/src/http/x.ts'])
        expect(await checkTree({ [path]: text })).toEqual([
          `${path} holds SQL: SQL lives in store.ts, schema.ts and db/ only.`,
        ])
      for (const path of ['apps/server/src/modules/projects/store.ts', 'apps/server/src/db/x.ts'])
        expect(await checkTree({ [path]: text })).toEqual([])
    })
  }

  it('takes no sentence for SQL', async () => {
    const text =
      "export const texts = ['Select one of them', 'Update all', 'With it comes more', 'Create a table']"
    expect(await checkTree({ 'apps/server/src/http/x.ts': text })).toEqual([])
  })

  it('finds a file that is no TypeScript', async () => {
    const [problem] = await checkTree({ 'apps/web/src/lib/x.ts': 'export const = 1' })
    expect(problem).toMatch(/^apps\/web\/src\/lib\/x\.ts cannot be read: /)
  })

  it('is content with imports along the direction, and lets tests and tooling reach across', async () => {
    const problems = await checkTree({
      'packages/contract/src/index.ts': leaf,
      'packages/engine/src/index.ts': "export * from '@joinery/contract'",
      'apps/server/src/config.ts': 'export const port = process.env.PORT',
      'apps/server/src/main.ts': "import './compose.ts'\nimport './config.ts'",
      'apps/server/src/compose.ts':
        "import './app.ts'\nimport './adapters/s3.ts'\nimport './db/database.ts'\nimport '@joinery/engine'",
      'apps/server/src/app.ts': "import './modules/generation/index.ts'\nimport './http/errors.ts'",
      'apps/server/src/adapters/s3.ts': "import type { leaf } from '../modules/projects/index.ts'",
      'apps/server/src/http/errors.ts': "import '@joinery/contract'",
      'apps/server/src/db/database.ts': "import pg from 'pg'",
      'apps/server/src/modules/generation/index.ts': "import '../projects/index.ts'\nimport './store.ts'",
      'apps/server/src/modules/generation/store.ts': "import '../../db/database.ts'\nimport 'drizzle-orm'",
      'apps/server/src/modules/projects/index.ts': leaf,
      'apps/server/src/modules/projects/inside.ts': leaf,
      'apps/server/src/http/errors.test.ts': "import '../modules/projects/inside.ts'\nimport 'pg'",
      'apps/web/src/main.tsx': "import './app/router.tsx'\nimport './styles/tokens.css'",
      'apps/web/src/app/router.tsx': "export const home = () => import('../features/home/home.tsx')",
      'apps/web/src/features/home/home.tsx':
        "import '../../components/ui/card.tsx'\nimport mark from './mark.svg?raw'",
      'apps/web/src/features/home/mark.svg': '<svg />',
      'apps/web/src/components/ui/card.tsx': "import '@joinery/contract'",
      'apps/web/src/styles/tokens.css': ':root {}',
      'bench/run.ts': "import '../apps/web/src/features/home/home.tsx'\nprocess.env.PATH",
      'node_modules/x/index.js': "import './gone.js'",
      'apps/web/dist/client/x.js': "import './gone.js'",
    })
    expect(problems).toEqual([])
  })

  it('holds in this repository', () => {
    expect(checkImports(readImports(resolve(import.meta.dirname, '..')))).toEqual([])
  })
})

async function checkTree(files: Record<string, string>): Promise<string[]> {
  const root = await mkdtemp(join(tmpdir(), 'check-imports-'))
  onTestFinished(() => rm(root, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  return checkImports(readImports(root))
}
