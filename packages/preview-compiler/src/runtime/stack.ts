import type { ModulePosition, StackFrame } from '../protocol.ts'

/** Which module stands where in a script: [id, version, first line], in order. */
export type ScriptLayout = readonly (readonly [id: string, version: string, line: number])[]
export type ScriptLayouts = Map<string, ScriptLayout>

/** A stack trace as places in modules; the server turns those into places in files. */
export function parseStack(stack: string, layouts: ScriptLayouts): StackFrame[] {
  const frames: StackFrame[] = []
  for (const line of stack.split('\n').slice(0, maxLines)) {
    const match =
      /^\s*at (?:(.*?) \()?(.+?):(\d+):(\d+)\)?$/.exec(line) ?? /^([^@]*)@(.+?):(\d+):(\d+)$/.exec(line)
    if (!match) continue
    const [, functionName = '', url = '', lineText = '', columnText = ''] = match
    frames.push({
      functionName,
      position: locate({ url, line: Number(lineText), column: Number(columnText), layouts }),
    })
  }
  return frames
}

/** The name under which a module that came alone is known to the browser's debugger. */
export function nameScript(id: string, version: string): string {
  return `${location.origin}/@joinery/module/${id}?v=${version}`
}

interface RawPlace {
  url: string
  line: number
  column: number
  layouts: ScriptLayouts
}

function locate({ url, line, column, layouts }: RawPlace): ModulePosition | undefined {
  const layout = layouts.get(url)
  if (!layout) return undefined
  const found = layout.findLast(([, , first]) => first <= line)
  return found && { id: found[0], version: found[1], line: line - found[2] + 1, column }
}

const maxLines = 30
