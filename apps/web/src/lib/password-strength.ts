import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** From 0, guessed at once, to 4, out of reach. */
export type Strength = 0 | 1 | 2 | 3 | 4

/** Long inputs take long to judge, and are strong anyway. */
const judgedLength = 64

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/** How hard a password is to guess for somebody who knows the words given beside it, a name for example. */
export function passwordStrength(password: string, knownWords: string[] = []): Strength {
  return judge.check(password.slice(0, judgedLength), knownWords).score
}
