import { rename, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { buildClient, buildServer } from './bundle.ts'
import { writeExample } from './example/write-example.ts'
import { measurePages } from './measure.ts'
import { precompress } from './precompress.ts'
import { writeIndexes } from './write-indexes.ts'
import { writePages } from './write-pages.ts'

const startedAt = performance.now()
const root = fileURLToPath(new URL('..', import.meta.url))
const client = `${root}dist/client`
// The old build stays in its place until the new one is whole.
const next = `${root}dist/next`
const server = `${root}dist/server`

await rm(next, { recursive: true, force: true })
const manifest = await buildClient(root, next)
const renderPages = await buildServer(root, server)
const rendered = await renderPages()
const pages = await writePages({ client: next, manifest, pages: rendered })
await writeIndexes(next, rendered)
await writeExample(next, `${root}dist/example`)
const compressed = await precompress(next)
const { publicKilobytes, dashboardKilobytes } = await measurePages(next, pages)

await rm(server, { recursive: true })
await rm(client, { recursive: true, force: true })
await rename(next, client)

const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
process.stdout.write(
  `web: ${pages.length} pages and ${compressed} compressed files in ${seconds} s; script on first load (gz): ` +
    `at most ${publicKilobytes} KB on public pages, ${dashboardKilobytes} KB on the dashboard\n`,
)
