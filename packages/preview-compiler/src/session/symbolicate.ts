import { TraceMap, originalPositionFor } from '@jridgewell/trace-mapping'
import { mapScript } from '../compile/compile-script.ts'
import { drawFrame } from '../diagnostics.ts'
import type { Define } from '../resolve/read-define.ts'
import type { ModulePosition, SourcePosition } from '../protocol.ts'

interface ModuleSource {
  path: string
  text: string
  rewrite?: (code: string) => string
  define?: Define
}

/** Where in the project's file a place in a module comes from. Undefined for code that nobody wrote. */
export async function symbolicate(
  position: ModulePosition,
  source: ModuleSource,
): Promise<SourcePosition | undefined> {
  const maps = await mapScript(source)
  if (!maps) return undefined
  // The wrapper of a module is its first line.
  let line = position.line - 1
  let column = position.column - 1
  for (const mappings of maps.mappings) {
    const trace = new TraceMap({ version: 3, sources: [source.path], names: [], mappings })
    const found = originalPositionFor(trace, { line, column })
    if (found.line === null) return undefined
    line = found.line
    column = found.column
  }
  const place = { line, column: column + 1 }
  return { file: source.path, ...place, frame: drawFrame(source.text, place) }
}
