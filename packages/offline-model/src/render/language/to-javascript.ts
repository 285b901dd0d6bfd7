import { stripComponentTypes } from './strip-component-types.ts'
import { stripTypes } from './strip-types.ts'

/** The same sources in JavaScript, each under its new name. A file that held nothing but types is gone. */
export function toJavaScript(sources: ReadonlyMap<string, string>): Map<string, string> {
  return new Map(
    [...sources].flatMap(([path, text]): [string, string][] => {
      if (/\.(?:vue|svelte)$/.test(path)) return [[path, stripComponentTypes(text)]]
      if (!/\.tsx?$/.test(path)) return [[path, text]]
      const script = stripTypes(path, text)
      return script.trim() === '' ? [] : [[path.replace(/\.ts(x?)$/, '.js$1'), script]]
    }),
  )
}
