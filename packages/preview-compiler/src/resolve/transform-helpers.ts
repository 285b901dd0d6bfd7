/** What the compiler calls in the code it writes for decorators, late fields and an older edition of the language, by name. */
export const transformHelpers: Readonly<Record<string, string>> = {
  decorate: `export default function decorate(decorators, target, key, descriptor) {
  let result = arguments.length < 3 ? target : (descriptor ?? Object.getOwnPropertyDescriptor(target, key))
  for (const apply of decorators.toReversed())
    result = (arguments.length < 3 ? apply(result) : arguments.length > 3 && descriptor === undefined ? apply(target, key) : apply(target, key, result)) || result
  if (arguments.length > 3 && result && descriptor !== undefined) Object.defineProperty(target, key, result)
  return result
}`,
  decorateMetadata: `export default (name, value) => typeof Reflect.metadata === 'function' ? Reflect.metadata(name, value) : () => {}`,
  decorateParam: `export default (index, apply) => (target, key) => apply(target, key, index)`,
  classPrivateFieldInitSpec: `export default (object, values, value) => { values.set(object, value) }`,
  classPrivateFieldGet2: `export default (values, object) => values.get(object)`,
  classPrivateFieldSet2: `export default (values, object, value) => { values.set(object, value); return value }`,
  classPrivateMethodInitSpec: `export default (object, members) => { members.add(object) }`,
  assertClassBrand: `export default (brand, object, ...given) => given.length === 0 ? object : given[0]`,
  asyncToGenerator: `export default (run) => function (...given) {
  return new Promise((resolve, reject) => {
    const steps = run.apply(this, given)
    const take = (way, value) => {
      try {
        const step = steps[way](value)
        if (step.done) resolve(step.value)
        else Promise.resolve(step.value).then((result) => take('next', result), (error) => take('throw', error))
      } catch (error) {
        reject(error)
      }
    }
    take('next')
  })
}`,
  objectSpread2: `export default (target, ...sources) => {
  for (const source of sources) Object.defineProperties(target, Object.getOwnPropertyDescriptors({ ...source }))
  return target
}`,
  objectWithoutProperties: `export default (source, names) => {
  const rest = { ...source }
  for (const name of names) delete rest[name]
  return rest
}`,
  defineProperty: `export default (object, key, value) => Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true })`,
}
