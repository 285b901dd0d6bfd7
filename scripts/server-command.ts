import { resolve } from 'node:path'
import manifest from '../package.json' with { type: 'json' }

const [, , ...words] = manifest.scripts.start.split(' ')
const root = resolve(import.meta.dirname, '..')

/** The server as `npm start` runs it, with the same options of Node, in a shell or not. */
export const serverCommand = [
  process.execPath,
  ...words.map((word) => (word.startsWith('-') ? word : resolve(root, word))),
] as const
