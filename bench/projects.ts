import { join } from 'node:path'
import type { Measurement } from './measurement.ts'
import { measureBytes } from './projects/measure-bytes.ts'
import { measureExport } from './projects/measure-export.ts'
import { measureSpeed } from './projects/measure-speed.ts'
import { startProjectServer } from './projects/project-server.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

const sizes = [15, 300, 3_000]

/** What it costs to keep the work of a user: time, bytes and memory. */
export const projects = (): Promise<Measurement[]> =>
  withTemporaryFolder(async (folder) => {
    await using server = await startProjectServer(folder)
    const measurements: Measurement[] = []
    for (const size of sizes) measurements.push(...(await measureSpeed(server, size)))
    for (const size of sizes) {
      measurements.push(...(await measureBytes(server, size, join(folder, `git-${size}`))))
    }
    return [...measurements, await measureExport(server)]
  })
