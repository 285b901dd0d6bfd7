/** Who looks at the dashboard, as far as the shell shows it. */
export type Viewer =
  | { kind: 'loading' }
  | { kind: 'anonymous' }
  | { kind: 'user'; email: string; planName: string }

/** The letter that stands for a user; whole characters, so that no half of a pair is shown. */
export function emailInitial(email: string): string {
  return Array.from(email)[0]?.toLocaleUpperCase('en') ?? ''
}
