const maxCharacters = 60

/** What a server says that it is, as far as it is kept and shown: any server can call its version whatever it likes. */
export const describeServer = (name: string, version: string): string =>
  `${name} ${version.slice(0, maxCharacters).replaceAll(/\p{Cc}+/gu, ' ')}`.trim()
