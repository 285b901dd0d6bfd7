/** What the compiler calls in the code it writes for decorators and for fields that are set late, by name. */
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
  defineProperty: `export default (object, key, value) => Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true })`,
}
