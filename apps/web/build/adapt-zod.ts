import type { Plugin } from 'vite'

/**
 * Every schema can describe itself as JSON Schema, which only the build needs, for the API reference. Without it, screens that
 * ask the server load 5 KB less. And objects try out whether they may write code to check faster by, which our pages do not
 * allow: Firefox then tells of it in its console. A release that moves one of these places fails the build.
 */
export function adaptZod(): Plugin {
  return {
    name: 'adapt-zod',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    transform: {
      filter: { id: /\/zod\/v4\/classic\/schemas\.js/ },
      handler: (code) => adaptZodSource(code),
    },
  }
}

const places = [
  { place: /inst\._zod\.processJSONSchema = \(.*\) => processors\.\w+\(.*\);/g, otherwise: '' },
  { place: /createStandardJSONSchemaMethod\(this, "\w+"\)/g, otherwise: 'undefined' },
  { place: 'core.$ZodObjectJIT.init(', otherwise: 'core.$ZodObject.init(' },
  { place: /return createToJSONSchemaMethod\(this, \{\}\)\(params\);/g, otherwise: 'return undefined;' },
]

export function adaptZodSource(code: string): string {
  return places.reduce((shorter, { place, otherwise }) => {
    const next = shorter.replaceAll(place, otherwise)
    if (next === shorter) throw new Error(`zod has changed: ${place} is nowhere in it.`)
    return next
  }, code)
}
