import { compileScript } from './compile-script.ts'
import type { CompileMode } from './compile-script.ts'
import type { CompiledFile } from './compiled-file.ts'
import { addressOfFile } from './file-kind.ts'
import { readSvg } from './read-svg.ts'

interface SvgSource {
  path: string
  query: string
  text: string
  mode?: CompileMode | undefined
}

/**
 * What asks for a picture both as its address and as a component, as projects of Create React App do. Nobody writes it: it
 * takes the place of no query where an importer names `ReactComponent`.
 */
export const svgBothQuery = 'ReactComponent'

/** A picture as a React component. Undefined where nobody asks for one, or the text is no picture. */
export async function compileSvg({ path, query, text, mode }: SvgSource): Promise<CompiledFile | undefined> {
  if (query !== 'react' && query !== svgBothQuery) return undefined
  const svg = readSvg(text)
  if (!svg) return undefined
  const main = query === 'react' ? 'ReactComponent' : JSON.stringify(addressOfFile(path, text))
  const code = `import { createElement, forwardRef } from 'react'
const props = ${JSON.stringify(svg.props)}
const dangerouslySetInnerHTML = { __html: ${JSON.stringify(svg.inside)} }
export const ReactComponent = forwardRef(({ children, ...given }, ref) =>
  createElement('svg', { ...props, ...given, ref, dangerouslySetInnerHTML }))
export default ${main}`
  return compileScript({ path, text: code, lang: 'js', ...(mode && { mode }) })
}
