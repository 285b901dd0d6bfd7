import type { Plugin } from 'vite'

/**
 * The router's links carry code that fetches pages ahead under the router's own server, which we do not have. And what we
 * never use, forms and scroll positions among it, cannot be left out as long as it is given a name for debugging. Without
 * all that every page loads 5 KB less. A release that moves the places fails the build.
 */
export function adaptRouter(): Plugin {
  return {
    name: 'adapt-router',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/dom\/lib\.js/ },
      handler: (code) => adaptRouterSource(code),
    },
  }
}

const places = [
  {
    place: /return shouldPrefetch && .*createElement\(PrefetchPageLinks, .* : link;/g,
    otherwise: 'return link;',
  },
  { place: /^\w+\.displayName = .*;$/gm, otherwise: '' },
  { place: /(?<== )React\$1\.forwardRef\(/g, otherwise: '/* @__PURE__ */ $&' },
]

export function adaptRouterSource(code: string): string {
  return places.reduce((shorter, { place, otherwise }) => {
    const next = shorter.replaceAll(place, otherwise)
    if (next === shorter) throw new Error(`react-router has changed: ${place} is nowhere in it.`)
    return next
  }, code)
}
