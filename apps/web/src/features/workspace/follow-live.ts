/** A file that a run is writing, or has written since it began. */
export interface LiveFile {
  readonly path: string
  /** What was typed so far. */
  readonly text: string
  readonly isWriting: boolean
}

/** The file to look at: the chosen one, else what is being typed, else what came last. */
export function followLive(files: readonly LiveFile[], chosenPath: string | undefined): LiveFile | undefined {
  return (
    files.find(({ path }) => path === chosenPath) ??
    files.findLast(({ isWriting }) => isWriting) ??
    files.at(-1)
  )
}
