import type { SearchMatch, TreeEntry } from '@joinery/contract'
import type { BodyStore } from '../body-store.ts'
import { listEntries } from '../trees/tree.ts'
import type { Tree } from '../trees/tree.ts'
import { encodeContent } from './encode-content.ts'
import { findMatches } from './find-matches.ts'
import type { SearchQuery } from './find-matches.ts'

interface Search {
  tree: Tree
  bodies: Pick<BodyStore, 'read'>
  sought: SearchQuery
}

const maxMatches = 500
const filesAtOnce = 16

/** Looks through all texts of a tree, some files at a time, until there are more matches than anybody reads. */
export async function searchFiles({ tree, bodies, sought }: Search) {
  const matches: SearchMatch[] = []
  const files = listEntries(tree).filter((entry) => entry.kind === 'file')
  for (let start = 0; start < files.length; start += filesAtOnce) {
    const group = files.slice(start, start + filesAtOnce)
    for (const { path, text } of await Promise.all(group.map((file) => readText(bodies, file)))) {
      for (const match of findMatches(path, text, sought)) {
        if (matches.length === maxMatches) return { matches, isComplete: false }
        matches.push(match)
      }
    }
  }
  return { matches, isComplete: true }
}

/** Bytes that are no text match nothing. */
async function readText(bodies: Search['bodies'], { path, hash }: Extract<TreeEntry, { kind: 'file' }>) {
  const { encoding, content } = encodeContent(await bodies.read(hash))
  return { path, text: encoding === 'utf8' ? content : '' }
}
