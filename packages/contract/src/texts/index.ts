export { countText } from './count-text.ts'
export { fillText } from './fill-text.ts'
/** A namespace rather than an object, so that a page's bundle carries only the areas it uses. */
export * as texts from './areas.ts'
