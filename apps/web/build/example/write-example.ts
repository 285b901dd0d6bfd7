import { writeFile } from 'node:fs/promises'
import { texts } from '@joinery/contract'
import { highlightCode } from '../../src/lib/code/highlight-code.ts'
import { examplePath } from '../../src/lib/recorded-example.ts'
import type { RecordedExample } from '../../src/lib/recorded-example.ts'
import { paintApplication } from './paint-application.ts'
import { recordRun } from './record-run.ts'

/** Records the run that the start page replays: nothing in it is written by hand. */
export async function writeExample(client: string, folder: string): Promise<void> {
  const { files: written, durationMs } = await recordRun(texts.landing.example.prompt)
  // What a reader would open; the rest is bookkeeping.
  const files = new Map([...written].filter(([path]) => !path.startsWith('.')))
  const path = chooseShown(files)
  const example: RecordedExample = {
    files: [...files.keys()],
    lineCount: [...files.values()].reduce((sum, text) => sum + text.trimEnd().split('\n').length, 0),
    durationMs: Math.round(durationMs),
    shown: { path, lines: highlightCode((files.get(path) ?? '').trimEnd(), 'tsx').split('\n') },
    app: await paintApplication(written, folder),
  }
  await writeFile(`${client}${examplePath}`, JSON.stringify(example))
}

/** The longest part of a page that still can be shown line by line. */
function chooseShown(files: ReadonlyMap<string, string>): string {
  const parts = [...files]
    .filter(([path]) => /^src\/(?:sections|pages)\//.test(path))
    .map(([path, text]) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines <= 100)
    .toSorted((one, other) => other.lines - one.lines)
  if (!parts[0]) throw new Error('The example has no file to show.')
  return parts[0].path
}
