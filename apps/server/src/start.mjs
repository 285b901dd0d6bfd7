import { setFlagsFromString } from 'node:v8'
import './quick-modules.mjs'

// Nearly all that a start makes stays, and V8 answers to that by making the room for new objects larger and larger, up to
// 134 MB that no request needs. So that room stays small until main.ts says that the server is ready.
setFlagsFromString('--semi-space-growth-factor=1')
await import('./main.ts')
