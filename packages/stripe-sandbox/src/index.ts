export { createStripeSandbox, type StripeSandboxOptions } from './create-stripe-sandbox.ts'
export type { Chaos } from './events/send-webhooks.ts'
export { createMemoryStore } from './memory-store.ts'
export type { Kind, SandboxObjects, SandboxStore, SandboxTables } from './store.ts'
