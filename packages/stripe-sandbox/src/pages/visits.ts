import type { Desk } from '../desk.ts'

/** How a page comes to what it shows and does: as a visitor rather than as an API request. */
export interface Visits {
  /** Reads alone, and waits for nobody. */
  look: <T>(work: (desk: Desk) => Promise<T>) => Promise<T>
  /** Runs in a transaction of its own. */
  visit: <T>(work: (desk: Desk) => Promise<T>) => Promise<T>
}
