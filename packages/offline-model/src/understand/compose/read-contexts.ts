import type { Draft } from './draft.ts'

/** What general words mean where something else in the request says of what they are. */
export function readContexts({ words }: Draft): [string, string][] {
  return contexts.flatMap(({ where, means }) => (where.test(words) ? Object.entries(means) : []))
}

const contexts: readonly { where: RegExp; means: Readonly<Record<string, string>> }[] = [
  {
    where:
      /\b(?:tv|television|radio|broadcast(?:ing|er)?) (?:channels?|stations?|system|operations?|programs?|programmes?)\b/,
    means: { program: 'tv program', programme: 'tv program', channel: 'tv channel' },
  },
  { where: /\b(?:user|visitor|website) traffic\b/, means: { traffic: 'user traffic' } },
  {
    where: /\bloading and unloading\b/,
    means: Object.fromEntries(
      [
        'loading',
        'unloading',
        'package loading',
        'package unloading',
        'loading process',
        'unloading process',
      ].map((name) => [name, 'loading record']),
    ),
  },
  {
    where:
      /\b(?:public|open|donation|financial) ledgers?\b|\bhow (?:the |their )?(?:money|funds?|donations?) (?:was|were|is|are) (?:spent|used)\b/,
    means: Object.fromEntries(
      [
        'ledger',
        'public ledger',
        'open ledger',
        'donation ledger',
        'financial ledger',
        'spending',
        'expense',
      ].map((name) => [name, 'ledger entry']),
    ),
  },
  { where: /\bapi interfaces?\b/, means: { api: 'api interface', interface: 'api interface' } },
  {
    where: /\bapis?\b[^]{0,400}\bcall (?:records?|history|logs?)\b/,
    means: {
      call: 'api call',
      'call record': 'api call',
      'historical call': 'api call',
      'historical access': 'api call',
    },
  },
]
