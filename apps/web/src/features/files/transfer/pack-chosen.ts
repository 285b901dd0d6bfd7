import type { ChosenFile } from './chosen-files.ts'

/** The archive to send: the ZIP itself where one was chosen alone, or else everything packed into one. */
export async function packChosen(chosen: readonly ChosenFile[]): Promise<Blob | undefined> {
  const [first] = chosen
  if (!first) return undefined
  if (chosen.length === 1 && /\.zip$/i.test(first.path)) return first.file
  const { zipSync } = await import('fflate')
  const contents = await Promise.all(
    chosen.map(async ({ path, file }) => [path, new Uint8Array(await file.arrayBuffer())] as const),
  )
  // The page's content policy forbids the workers of the other form, and little is gained by packing hard.
  const packed = zipSync(Object.fromEntries(contents), { level: 1 })
  return new Blob([packed], { type: 'application/zip' })
}
