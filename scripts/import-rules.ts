/**
 * Which way imports run, for the whole house. A file belongs to the first room below whose pattern fits its path.
 * A room imports itself and the rooms it lists; every other import is forbidden, types included.
 */

export type RoomName = PackageName | ServerRoom | WebRoom | 'tests' | 'tooling'

type PackageName = 'contract' | 'engine' | 'offline-model' | 'preview-compiler' | 'auth' | 'stripe-sandbox'

type ServerRoom =
  | 'main'
  | 'backup'
  | 'version'
  | 'process-end'
  | 'config'
  | 'compose'
  | 'start-error'
  | 'server-app'
  | 'http'
  | 'db'
  | 'adapters'
  | 'stores'
  | 'modules'

type WebRoom = 'web-build' | 'entries' | 'web-app' | 'features' | 'layout' | 'ui' | 'lib' | 'styles'

export interface Room {
  readonly name: RoomName
  /** What a sentence calls a file of this room. */
  readonly title: string
  /** `*` stands for one name in the path, `**` for any number of them. */
  readonly files: readonly string[]
  readonly imports: readonly RoomName[] | 'anything'
}

const packages: readonly PackageName[] = [
  'contract',
  'engine',
  'offline-model',
  'preview-compiler',
  'auth',
  'stripe-sandbox',
]

/** Every server module, and the modules whose `index.ts` it may import. */
export const moduleEdges: Readonly<Record<string, readonly string[]>> = {
  'ai-providers': [],
  analytics: ['projects'],
  auth: [],
  backends: ['projects'],
  billing: ['usage', 'team'],
  databases: ['projects'],
  generation: ['projects', 'usage'],
  instance: [],
  integrations: ['projects'],
  mail: [],
  preview: ['projects'],
  projects: [],
  publishing: ['projects'],
  screens: ['projects'],
  settings: ['projects'],
  site: [],
  storage: ['projects'],
  team: [],
  usage: [],
}

const moduleFolders = Object.keys(moduleEdges).map((name) => `apps/server/src/modules/${name}`)

export const rooms: readonly Room[] = [
  // Outside the product: these may reach across, and nothing in the product imports them.
  { name: 'tests', title: 'a test', files: ['**/*.test.ts', '**/*.test.tsx'], imports: 'anything' },
  {
    name: 'tooling',
    title: 'tooling or test support',
    files: [
      'scripts/**',
      'bench/**',
      'soak/**',
      'e2e/**',
      'apps/server/src/testing/**',
      'apps/web/src/testing/**',
      '*.config.ts',
      'apps/*/*.config.ts',
    ],
    imports: 'anything',
  },

  { name: 'contract', title: 'the contract', files: ['packages/contract/**'], imports: [] },
  { name: 'engine', title: 'the engine', files: ['packages/engine/**'], imports: ['contract'] },
  {
    name: 'offline-model',
    title: 'the offline model',
    files: ['packages/offline-model/**'],
    imports: ['contract', 'engine'],
  },
  {
    name: 'preview-compiler',
    title: 'the preview compiler',
    files: ['packages/preview-compiler/**'],
    imports: ['contract'],
  },
  { name: 'auth', title: 'the auth package', files: ['packages/auth/**'], imports: [] },
  { name: 'stripe-sandbox', title: 'the Stripe sandbox', files: ['packages/stripe-sandbox/**'], imports: [] },

  // The server: main → compose → app → modules → http, db. Wiring happens in compose, so it sees every room.
  {
    name: 'main',
    title: 'main.ts',
    files: [
      'apps/server/src/start.mjs',
      'apps/server/src/main.ts',
      'apps/server/src/quick-modules.mjs',
      'apps/server/src/backup/run-backup.ts',
      'apps/server/src/backup/run-restore.ts',
    ],
    imports: ['compose', 'backup', 'config', 'process-end', 'start-error', 'version', ...packages],
  },
  {
    name: 'backup',
    title: 'backup and restore',
    files: ['apps/server/src/backup/**'],
    imports: [
      'compose',
      'config',
      'adapters',
      'http',
      'db',
      'process-end',
      'start-error',
      'version',
      ...packages,
    ],
  },
  { name: 'version', title: 'the version', files: ['apps/server/src/read-version.ts'], imports: [] },
  {
    name: 'process-end',
    title: "the process's end",
    files: ['apps/server/src/end-process.ts'],
    imports: [],
  },
  {
    name: 'compose',
    title: 'compose.ts',
    files: ['apps/server/src/compose.ts', 'apps/server/src/compose/**'],
    imports: ['config', 'server-app', 'modules', 'adapters', 'http', 'db', 'start-error', ...packages],
  },
  {
    name: 'server-app',
    title: 'app.ts',
    files: ['apps/server/src/app.ts'],
    imports: ['modules', 'http', ...packages],
  },
  {
    name: 'stores',
    title: "a module's store",
    files: moduleFolders.flatMap((folder) => [`${folder}/**/store.ts`, `${folder}/**/schema.ts`]),
    imports: ['modules', 'http', 'db', ...packages],
  },
  {
    name: 'modules',
    title: 'a module outside its store',
    files: moduleFolders.map((folder) => `${folder}/**`),
    imports: ['modules', 'http', ...packages],
  },
  {
    name: 'adapters',
    title: 'an adapter',
    files: ['apps/server/src/adapters/**'],
    imports: ['modules', 'http', 'start-error', ...packages],
  },
  { name: 'http', title: 'http', files: ['apps/server/src/http/**'], imports: ['start-error', ...packages] },
  {
    name: 'db',
    title: 'the database',
    files: ['apps/server/src/db/**'],
    imports: ['start-error', ...packages],
  },
  {
    name: 'config',
    title: 'the configuration',
    files: ['apps/server/src/config.ts'],
    imports: ['start-error', ...packages],
  },
  { name: 'start-error', title: 'the start error', files: ['apps/server/src/start-error.ts'], imports: [] },

  // The web app: app → features → components, lib. The contract is the only package it knows.
  {
    name: 'web-build',
    title: "the web app's build",
    files: ['apps/web/build/**'],
    imports: ['lib', 'contract', 'engine', 'offline-model'],
  },
  {
    name: 'entries',
    title: "the web app's entry",
    files: ['apps/web/src/*'],
    imports: ['web-app', 'lib', 'styles', 'contract'],
  },
  {
    name: 'web-app',
    title: "the web app's composition",
    files: ['apps/web/src/app/**'],
    imports: ['features', 'layout', 'ui', 'lib', 'styles', 'contract'],
  },
  {
    name: 'features',
    title: 'a feature',
    files: ['apps/web/src/features/*/**'],
    imports: ['layout', 'ui', 'lib', 'contract'],
  },
  {
    name: 'layout',
    title: 'components/layout',
    files: ['apps/web/src/components/layout/**'],
    imports: ['ui', 'lib', 'contract'],
  },
  {
    name: 'ui',
    title: 'components/ui',
    files: ['apps/web/src/components/ui/**'],
    imports: ['lib', 'contract'],
  },
  { name: 'lib', title: 'lib', files: ['apps/web/src/lib/**'], imports: ['contract'] },
  { name: 'styles', title: 'styles', files: ['apps/web/src/styles/**'], imports: [] },
]

/** Folders that stay apart from their neighbours. Where there is a front door, others come in through it alone. */
export const units: readonly { folder: string; frontDoor?: string }[] = [
  { folder: 'packages/*', frontDoor: 'src/index.ts' },
  { folder: 'apps/server/src/modules/*', frontDoor: 'index.ts' },
  { folder: 'apps/web/src/features/*' },
]

/** The ways to write SQL, and who may. */
export const sqlPackages = ['drizzle-orm', 'pg', 'pg-copy-streams', 'mysql2']
export const sqlRooms: readonly RoomName[] = ['db', 'stores', 'tests', 'tooling']

/** Where nobody else may hold a statement either. What the other packages write is a generated app's, or a sentence. */
export const sqlFolders: readonly string[] = [
  'apps/server/**',
  'packages/auth/**',
  'packages/stripe-sandbox/**',
]

/** Files that only write statements for the store beside them, which carries them out. */
export const sqlWriters: readonly string[] = [
  'apps/server/src/modules/backends/database/descriptions.ts',
  'apps/server/src/modules/backends/rest/write-*.ts',
  'apps/server/src/modules/databases/postgres/schema-query.ts',
]

/** Who may read `process.env`. Everyone else is handed what it needs. */
export const environmentRooms: readonly RoomName[] = ['config', 'tests', 'tooling']
