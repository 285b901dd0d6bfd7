/**
 * What decorators note of classes, for a browser that has no such notes of its own. Angular reads them to give
 * constructors what they ask for. Importing it is enough.
 */
export const reflect = Object.assign(Reflect, {
  metadata: (name: string, value: unknown) => (target: object, key?: PropertyKey) => {
    findNotes(target, key).set(name, value)
  },
  getOwnMetadata: (name: string, target: object, key?: PropertyKey) => findNotes(target, key).get(name),
  getMetadata(name: string, target: object, key?: PropertyKey) {
    for (let each: object | null = target; each !== null; each = Reflect.getPrototypeOf(each)) {
      const notes = findNotes(each, key)
      if (notes.has(name)) return notes.get(name)
    }
    return undefined
  },
})

type Notes = Map<string, unknown>

const notesOf = new WeakMap<object, Map<PropertyKey | undefined, Notes>>()

function findNotes(target: object, key: PropertyKey | undefined): Notes {
  const keys = notesOf.get(target) ?? new Map<PropertyKey | undefined, Notes>()
  notesOf.set(target, keys)
  const notes = keys.get(key) ?? new Map<string, unknown>()
  keys.set(key, notes)
  return notes
}
