/** A time as PostgreSQL writes it into JSON. */
export function readMoment(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}
