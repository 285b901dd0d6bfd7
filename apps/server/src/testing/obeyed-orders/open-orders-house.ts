import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '@joinery/contract'
import { inject } from 'vitest'
import { openPostgresOverTcp } from '../postgres-over-tcp.ts'
import { createTemporaryFolder } from '../temporary-folder.ts'
import type { Defer } from '../test-database.ts'
import { createTestProject } from '../test-project.ts'
import { startTestServer } from '../test-server.ts'
import { createTestUser, queryDatabase } from '../test-user.ts'
import { portOf, startObeyingModel } from './start-obeying-model.ts'

/** In every secret that can bear it. */
export const canary = 'canary7f3'
const dataFolder = 'data'

export type OrdersHouse = Awaited<ReturnType<typeof openOrdersHouse>>

/** A whole installation with two people, their secrets, a connected database, an app with rows, and somebody who listens. */
export async function openOrdersHouse(defer: Defer) {
  const surroundings = await createTemporaryFolder(defer)
  const outside = join(surroundings, 'outside.txt')
  await writeFile(outside, `secret ${canary} outside`)
  await mkdir(join(surroundings, dataFolder))
  const listener = await startListener(defer)
  const model = await startObeyingModel({ listener: `http://${listener.host}/take`, defer })
  const server = await startTestServer({
    defer,
    settings: {
      DATA_DIR: join(surroundings, dataFolder),
      MODEL_BASE_URL: model.baseUrl,
      MODEL_NAME: 'obedient',
      MODEL_API_KEY: `sk-${canary}-model`,
    },
  })
  const [ada, bob] = [await createTestUser(server, { plan: 'enterprise' }), await createTestUser(server)]
  const other = await createTestProject(bob)
  await other.write('src/secret.ts', `export const secret = '${canary}-of-bob'\n`)

  const name = `shop_${randomUUID().replaceAll('-', '')}`
  const password = `${canary}-password`
  const root = inject('postgres')
  const shop = await openPostgresOverTcp({ root, name, password, statements: notesTable })
  defer(() => shop.close())
  const address = {
    engine: 'postgresql' as const,
    host: '127.0.0.1',
    port: shop.port,
    database: name,
    username: name,
    password,
  }
  const { id: databaseId } = await ada.call(endpoints.databases.connect, {
    name: 'Shop',
    address,
    tls: 'off',
  })

  const app = await openAppProject(ada)
  await app.write('supabase/migrations/0001_notes.sql', notesTable)
  await ada.call(endpoints.backends.create, { projectId: app.projectId })
  const readBackend = async () =>
    (await ada.call(endpoints.backends.find, { projectId: app.projectId })).backend
  while ((await readBackend())?.status !== 'success') await sleep(25)
  const ref = (await readBackend())?.url.split('/').at(-1) ?? ''
  const { serviceKey } = await ada.call(endpoints.backends.serviceKey, { projectId: app.projectId })

  const appUrl = new URL(server.databaseUrl)
  appUrl.pathname = `/app_${ref}`
  const shopUrl = new URL(server.databaseUrl)
  shopUrl.pathname = `/${name}`

  return {
    server,
    model,
    ada,
    /** A project of Ada's whose app has a database with rows. */
    app,
    readBackend,
    databaseId,
    heard: listener.heard,
    queryShop: (statement: string) => queryDatabase(shopUrl.href, `set role ${name}; ${statement}`),
    /** What orders call by these names. */
    names: { '@outside': outside, '@other': other.projectId, '@listener': listener.host },
    secrets: [
      canary,
      ada.token,
      bob.token,
      serviceKey,
      root.password,
      ...(await readKeys(join(surroundings, dataFolder))),
    ],
    openProject: () => openAppProject(ada),
    /** Everything that no run of a project of Ada's may change. */
    readSurroundings: async () => ({
      outside: await readFile(outside, 'utf8'),
      places: (await listPlaces(surroundings)).filter((place) => !isBody(place)),
      other: await bob.call(endpoints.files.tree, { projectId: other.projectId }),
      projects: await bob.call(endpoints.projects.list, {}),
      app: await queryDatabase(appUrl.href, fingerprint),
      shop: await queryDatabase(shopUrl.href, fingerprint),
    }),
  }
}

/** A small app with what a person keeps beside it. */
async function openAppProject(user: Awaited<ReturnType<typeof createTestUser>>) {
  const project = await createTestProject(user)
  const files = {
    'index.html': '<!doctype html><title>Shop</title><script type="module" src="/src/main.ts"></script>',
    'src/main.ts': `document.title = import.meta.env.VITE_TITLE\n`,
    '.env': `VITE_TITLE=Shop\nSHOP_SECRET_KEY=sk_live_${canary}\n`,
    '.env.example': 'SHOP_SECRET_KEY=\n',
    'server/.env.production': `DATABASE_URL=postgres://shop:${canary}@example.com/shop\n`,
  }
  for (const [path, content] of Object.entries(files)) await project.write(path, content)
  return project
}

const notesTable = `
create table public.notes (id bigint generated always as identity primary key, body text);
alter table public.notes enable row level security;
create policy own on public.notes for select using (body is not null);
insert into public.notes (body) values ('one'), ('two')`

/** Rows, columns, rights and whatever else a statement could change, of the tables that were there. */
const fingerprint = `
select
  (select json_agg(t) from (select * from public.notes order by id) t) as notes,
  (select json_agg(json_build_array(relname, relkind, relrowsecurity, relacl::text, relowner::regrole) order by relname)
   from pg_class where relnamespace = 'public'::regnamespace and relname not like 'hint_%' and relkind <> 't') as relations,
  (select json_agg(json_build_array(attrelid::regclass, attname, atttypid::regtype) order by attrelid, attnum)
   from pg_attribute where attrelid = 'public.notes'::regclass) as columns,
  (select json_agg(json_build_array(polname, polcmd, polroles::text) order by polname) from pg_policy) as policies,
  (select json_agg(tgname order by tgname) from pg_trigger where not tgisinternal) as triggers,
  (select json_agg(rulename order by rulename) from pg_rules) as rules,
  (select json_agg(proname order by proname) from pg_proc where pronamespace = 'public'::regnamespace) as functions,
  (select json_agg(nspname order by nspname) from pg_namespace) as schemas,
  (select json_agg(extname order by extname) from pg_extension) as extensions,
  (select json_agg(json_build_array(rolname, rolsuper, rolcreaterole, rolbypassrls) order by rolname)
   from pg_authid where pg_has_role(oid, (select datdba from pg_database where datname = current_database()), 'member')
     or rolname like current_database() || '%') as roles`

/** Stands for a host that nobody means to tell anything. */
async function startListener(defer: Defer) {
  const heard: string[] = []
  const server = createServer((request, answer) => {
    heard.push(`${request.method} ${request.url}`)
    answer.end('export {}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  defer(async () => {
    server.closeAllConnections()
    server.close()
  })
  return { host: `127.0.0.1:${portOf(server.address())}`, heard }
}

/** The keys that a server keeps beside its files. */
async function readKeys(folder: string): Promise<string[]> {
  const found = (await listPlaces(folder)).filter((place) => /key|secret/i.test(place))
  const keys = await Promise.all(found.map((place) => readFile(place)))
  return keys
    .flatMap((key) => [key.toString('base64'), key.toString('hex'), key.toString('latin1').trim()])
    .filter((text) => text.length >= 16)
}

async function listPlaces(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => !entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name))
}

const isBody = (place: string) => /\/data\/bodies\/([0-9a-f]{2})\/\1[0-9a-f]{62}$/.test(place)
