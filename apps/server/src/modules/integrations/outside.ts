import type { Fetch } from './ask-json.ts'

/** The services outside, as the operator's settings and the guard of outgoing calls have them. */
export interface Outside {
  /** For addresses that a user gave. */
  fetchGuarded: Fetch
  /** For addresses that stand in the settings, or in this program. */
  fetchTrusted: Fetch
  /** Where the design tool's API is. */
  designToolUrl: string
  /** Where the app backend tells about its apps. */
  appBackendUrl: string
  /** Whether a key may travel without encryption: only inside the operator's own network. */
  allowsHttp: boolean
}
