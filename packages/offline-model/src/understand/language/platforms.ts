import { toSingular } from './inflect.ts'

export interface Platforms {
  readonly names: readonly string[]
  /** What runs on them: "mini-program". */
  readonly thing: string
}

/** "supports WeChat, Baidu, and Alipay mini-programs": one thing, of which each belongs to one of several platforms. */
export function readPlatforms(text: string): Platforms | undefined {
  const [, listed = '', things = ''] = supported.exec(text) ?? []
  const names = listed.split(/, and |, or |, | and | or /).filter((name) => name !== '')
  return names.length < 2 ? undefined : { names, thing: toSingular(things) }
}

/** The same request as if it spoke of the thing alone. */
export function withoutPlatforms(text: string): string {
  return text.replace(supported, (whole, listed: string) => whole.replace(`${listed} `, ''))
}

const supported =
  /\bsupport(?:s|ing)? ((?:[A-Z][A-Za-z]+(?:, and |, or |, | and | or ))+[A-Z][A-Za-z]+) ((?:mini-programs|apps|applications|stores|shops|channels|accounts|devices|clients|bots|plugins|extensions)\b)/
