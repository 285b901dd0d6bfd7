import type { Plugin } from 'vite'

/**
 * The toast library writes its style sheet into the page when it loads, which the content security policy
 * refuses; we import that sheet as a file instead and drop the writing. The specification dismisses a toast
 * after a swipe of 20 px, which is no option of the library. A release that moves either place fails the build.
 */
export function adaptSonner(): Plugin {
  return {
    name: 'adapt-sonner',
    transform: {
      filter: { id: /\/sonner\/dist\/index\.mjs/ },
      handler: (code) => adaptSonnerSource(code),
    },
  }
}

export function adaptSonnerSource(code: string): string {
  return replaceOnce(
    replaceOnce(code, /^__insertCSS\(".*"\);?$/m, ''),
    /const SWIPE_THRESHOLD = \d+;/,
    'const SWIPE_THRESHOLD = 20;',
  )
}

function replaceOnce(code: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(code)) throw new Error(`sonner has changed: ${pattern} is nowhere in it.`)
  return code.replace(pattern, replacement)
}
