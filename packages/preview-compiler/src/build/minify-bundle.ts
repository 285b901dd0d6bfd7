import { transform } from 'lightningcss'
import { minifySync } from 'rolldown/utils'
import type { PreviewBundle } from '../protocol.ts'

/** The same in as few bytes as can be. `note` is told which part comes next, before native code takes it. */
export function minifyBundle(bundle: PreviewBundle, note: (path: string) => void): PreviewBundle {
  return {
    ...bundle,
    modules: bundle.modules.map(({ id, version, code }) => {
      note(id)
      const { code: minified, errors } = minifySync('module.js', code)
      return { id, version, code: errors.length === 0 ? minified : code }
    }),
    styles: bundle.styles.map(({ id, css }) => {
      note(id)
      return { id, css: minifyStyle(css) }
    }),
  }
}

/** What a browser would pass over must not keep the rest from being built. */
function minifyStyle(css: string): string {
  const { code } = transform({
    filename: 'style.css',
    code: Buffer.from(css),
    minify: true,
    errorRecovery: true,
  })
  return Buffer.from(code).toString()
}
