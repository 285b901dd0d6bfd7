import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** A place in the data folder for uploads while they are looked at. What lies there from before was never finished. */
export async function openIncomingFolder(dataFolder: string): Promise<string> {
  const folder = join(dataFolder, 'incoming')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: 0o700 })
  return folder
}
