import { scriptAddresses } from '../../apps/server/src/testing/script-injections/address-forms.ts'
import { injections } from './house.ts'

/**
 * Puts so many injections into every text, all of them unless told otherwise, each text beginning with another one.
 * Addresses are scripts, and names of files have one injection each: a slash would make folders of them.
 */
export function createPoison(count = injections.length): (field: string) => string {
  let turn = 0
  return (field) => {
    turn += 1
    const name = field.split(' ').at(-1) ?? ''
    if (/url$|^address$|^link$/i.test(name)) return take(scriptAddresses, turn).replace('@', `ran(${turn})`)
    if (/^(?:path|files|from|to)$/.test(name)) return take(names, turn)
    const start = (turn * 37) % texts.length
    return [...texts, ...texts].slice(start, start + count).join(apart)
  }
}

/** Ends whatever the one before has left open, so that each speaks for itself. */
export const apart = '\n"\'`--></textarea></title></style></script>\n'

const texts = injections.map(({ text }) => text)
const names = texts.filter((text) => !text.includes('/'))

const take = (list: readonly string[], turn: number) => list[turn % list.length] ?? ''
