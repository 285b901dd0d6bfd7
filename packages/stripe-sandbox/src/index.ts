export { createStripeSandbox, type StripeSandboxOptions } from './create-stripe-sandbox.ts'
export { createMemoryStore } from './memory-store.ts'
export { holdToSdk, withoutSdk } from './testing/hold-to-sdk.ts'
export type { Kind, SandboxObjects, SandboxStore, SandboxTables } from './store.ts'
