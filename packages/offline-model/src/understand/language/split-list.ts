import { isAttribute } from '../subjects/read-attribute.ts'
import { readNounAction } from './noun-heads.ts'
import { isGerund, readVerb } from './verbs.ts'

/** Items between commas and semicolons; the last "and" or "or" goes with its item. */
export function splitList(text: string): string[] {
  return text
    .replace(/\([^()]*\)/g, (inner) => inner.replaceAll(',', ' '))
    .replace(pairedAdjectives, '')
    .split(/(?<!\s)\s*[,;]\s*(?:and |or |as well as |then |etc\.?$)?|(?<!\s)\s+as well as\s+/i)
    .flatMap((part) => splitAnd(part))
    .map((part) =>
      part
        .replace(/^(?:and|or|also|then|etc\.?|more|with|there (?:is|are|should be))\s+/i, '')
        .replace(/(?<![\s.])[\s.]+$/, '')
        .trim(),
    )
    .filter((part) => part !== '' && !/^(?:etc|more|others?|and more|so on|and so on)$/i.test(part))
}

/** "a simple and easy-to-use contact form" is one thing. */
const pairedAdjectives =
  /\b(?:simple|basic|clear|modern|clean|fast|quick|easy|safe|secure|reliable|convenient|beautiful|efficient|intuitive|responsive|attractive|elegant|friendly) and (?=[a-z-]+)/gi

/** "and" divides verbs ("post tasks and invite users") and single things, but not a pair that shares a head. */
function splitAnd(part: string): string[] {
  const match = / (?:and|or|and then) /i.exec(part)
  if (match === null) return [part]
  const left = part.slice(0, match.index)
  const right = part.slice(match.index + match[0].length)
  const verb = readVerb(right)
  const isSameForm = isGerund(left) === isGerund(right)
  if (
    verb !== undefined &&
    isSameForm &&
    readVerb(left) !== undefined &&
    !/^(?:information|records?|data|status|statements|history)\b/i.test(verb.rest)
  ) {
    return [left, ...splitAnd(right)]
  }
  // "email and phone number": what can be a verb is a property beside another one.
  if (isAttribute(left)) return [left, ...splitAnd(right)]
  // "order management and customer management" are two, though one can order a management.
  const sameHead = / ([a-z]+) (?:and|or) (?:[a-z]+ ){1,4}\1$/i.test(part)
  if (sameHead && readNounAction(left) !== undefined) return [left, ...splitAnd(right)]
  const isNamed = !left.includes(' ') && !isGerund(left) && readNounAction(left) !== undefined
  // "subscribe and comments": a verb alone beside a thing does not act on it.
  const isAlone = readVerb(left)?.rest === '' && verb === undefined && readNounAction(right) !== undefined
  if (readVerb(left) === undefined || isNamed || (isAlone && !isGerund(left)))
    return [left, ...splitAnd(right)]
  return [part]
}
