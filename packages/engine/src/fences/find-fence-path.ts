import { checkPath } from '@joinery/contract'

/** In the line that opens a block: "tsx src/app.tsx", "tsx:src/app.tsx", "src/app.tsx", 'tsx title="src/app.tsx"'. */
export function pathOfFence(info: string): string | undefined {
  const named = /(?:file|filename|filepath|path|title|name)\s*[=:]\s*["'{]?([^"'}\s]+)/i.exec(info)?.[1]
  if (named !== undefined) return asPath(named)
  const words = info.trim().split(/\s+/)
  for (const word of words) {
    const path = asPath(word.replace(/^\w+:(?=.)/, '').replace(/^[{(]|[})]$/g, ''))
    if (path !== undefined) return path
  }
  return undefined
}

/** In the line above a block, if it holds the path and next to nothing else: "### `src/app.tsx`", "File: src/app.tsx". */
export function pathOfHeading(line: string): string | undefined {
  const bare = line
    .trim()
    .replace(/^(?:#+|[-*+]|\d+[.)])\s+/, '')
    .replace(/[*`"]|__/g, '')
    .replace(/\((?:new|updated|modified|changed|created|unchanged)\)\s*:?$/i, '')
    .replace(/^(?:new |updated |create |update )?(?:file(?:name)?|path)\s*:\s*/i, '')
    .replace(/^(?:create|update|edit|write)\s+/i, '')
    .replace(/:\s*$/, '')
    .trim()
  return asPath(bare)
}

/** In a comment on the first line of a block: "// src/app.tsx" or "<!-- index.html -->". */
export function pathOfComment(line: string): string | undefined {
  const comment =
    /^\s*(?:\/\/|#|\/\*+|<!--|--|\{\/\*)\s*(?:file(?:name|path)?|path)?\s*:?\s*(\S+?)\s*(?:\*\/\}?|-->)?\s*$/i
  const path = comment.exec(line)?.[1]
  return path === undefined ? undefined : asPath(path)
}

/** A tag that holds a file, as several builders teach it: <file path="…">. */
export function pathOfTag(line: string): { tag: string; path: string; rest: string } | undefined {
  const tagged =
    /^\s*<(file|boltAction|dyad-write|lov-write|write_file)\b[^>]*?\b(?:path|filePath|file_path|name)="([^"]+)"[^>]*>/i.exec(
      line,
    )
  const path = asPath(tagged?.[2] ?? '')
  if (tagged?.[1] === undefined || path === undefined) return undefined
  return { tag: tagged[1], path, rest: line.slice(tagged[0].length) }
}

/** A path has an extension, or is one of the few names that have none. Versions and addresses are no paths. */
function asPath(text: string): string | undefined {
  const path = text.replace(/^\.?\//, '')
  if (!/^[\w@.()[\]$-][\w@.()[\]$ /-]*$/.test(path)) return undefined
  if (!/\.[a-z][a-z0-9]{0,9}$/i.test(path) && !/(?:^|\/)(?:Dockerfile|Makefile|LICENSE|\.\w+)$/.test(path)) {
    return undefined
  }
  return 'path' in checkPath(path) ? path : undefined
}
