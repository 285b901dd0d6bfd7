import { buffer } from 'node:stream/consumers'
import { endpoints } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { fromBufferPromise } from 'yauzl'
import type { TestServer } from './test-server.ts'
import { queryDatabase } from './test-user.ts'
import type { TestUser } from './test-user.ts'

/** Where a mark is found that is in every secret. A place where there is nothing to read at all is named too. */
export function findLeaks(mark: string, places: Record<string, string>): string[] {
  return Object.entries(places).flatMap(([place, text]) => [
    ...(text.length > 100 ? [] : [`${place} is empty`]),
    ...(text.includes(mark) ? [place] : []),
  ])
}

/** Everything that somebody can read at an address without naming more than a project of theirs. */
export async function readReplies(user: TestUser, projectId: ProjectId | undefined): Promise<string> {
  const readable = Object.values(endpoints).flatMap((area) =>
    Object.values(area).filter(
      ({ method, path }) =>
        method === 'GET' && !(projectId ? path.replace(':projectId', '') : path).includes(':'),
    ),
  )
  const replies = await Promise.all(
    readable.map(async (endpoint) => (await user.ask(endpoint, { projectId })).text()),
  )
  return replies.join('\n')
}

/** The files of a project's archive, unpacked: what is packed is found by nobody who only looks at the bytes. */
export async function readExport(
  { address }: Pick<TestServer, 'address'>,
  { token }: TestUser,
  projectId: ProjectId,
): Promise<string> {
  const archive = await fetch(`${address}/api/projects/${projectId}/export?form=vite`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const zip = await fromBufferPromise(Buffer.from(await archive.arrayBuffer()))
  const files: string[] = []
  for await (const entry of zip.eachEntry()) {
    const bytes = await buffer(await zip.openReadStreamPromise(entry))
    files.push(entry.fileName, bytes.toString('latin1'))
  }
  return files.join('\n')
}

/** Every row of every table that is ours, as text; bytes as what they stand for. */
export async function readRows(
  { databaseUrl }: Pick<TestServer, 'databaseUrl'>,
  { except = [] }: { except?: string[] } = {},
): Promise<string> {
  const tables = await queryDatabase(
    databaseUrl,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') and tablename <> all($1)`,
    [except],
  )
  const rows = await Array.fromAsync(tables, ({ name }) =>
    queryDatabase(databaseUrl, `select t::text from ${String(name)} t`),
  )
  return JSON.stringify(rows).replaceAll(/\\x((?:[0-9a-f]{2})+)/g, (_, bytes: string) =>
    Buffer.from(bytes, 'hex').toString('latin1'),
  )
}
