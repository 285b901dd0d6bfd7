/** A run of the offline model, recorded when the site is built: what it wrote, and what came of it. */
export interface RecordedExample {
  /** Paths in the order in which they were written. */
  files: string[]
  /** Of all files together. */
  lineCount: number
  /** How long the run took on the machine that built the site. */
  durationMs: number
  /** One of them, line by line, as HTML with a class for each kind of word. */
  shown: { path: string; lines: string[] }
  /** The first screen, with `data-style` in the place of style attributes. */
  app: { html: string; css: string }
}

/** Where the build puts it. */
export const examplePath = '/example.json'
