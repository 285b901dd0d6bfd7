import { z } from 'zod'

/** A place in a module, as the frame sees it. Lines and columns count from 1. */
export const modulePosition = z.object({
  id: z.string().max(2_000),
  version: z.string().max(200),
  line: z.int().min(1),
  column: z.int().min(1),
})

/** A place in a file of the project, with the lines around it. */
export const sourcePosition = z.object({
  file: z.string(),
  line: z.int().min(1),
  column: z.int().min(1),
  frame: z.string(),
})

export const stackFrame = z.object({
  functionName: z.string().max(1_000),
  /** Missing for code that is none of the project's modules. */
  position: modulePosition.optional(),
})

export const consoleLevel = z.enum(['debug', 'log', 'info', 'warn', 'error'])

export const storageArea = z.enum(['local', 'session'])

/** What somebody pointed at. The places are what the framework knows, and may be missing. */
export const pickedElement = z.object({
  tag: z.string().max(100),
  text: z.string().max(200),
  /** The component that rendered it. */
  component: z.string().max(200).optional(),
  /** Where it is written, for frameworks that say it themselves. */
  place: z.object({ file: z.string().max(2_000), line: z.int().min(1), column: z.int().min(1) }).optional(),
  /** Where it is made, for frameworks that keep a stack trace. */
  position: modulePosition.optional(),
})

const text = z.string().max(4_000)
const storageEntries = z.array(z.tuple([z.string(), z.string()])).max(10_000)
const path = z.string().max(8_000)

/**
 * What a preview frame tells the page around it. Whoever wrote the app can send any of these, so nothing in them
 * is believed beyond its shape.
 */
export const frameMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('started'), revision: z.int() }),
  z.object({ type: z.literal('updated'), revision: z.int(), kind: z.enum(['hot', 'styles', 'reload']) }),
  z.object({ type: z.literal('console'), level: consoleLevel, text }),
  z.object({ type: z.literal('messages-dropped'), count: z.int().min(1) }),
  z.object({
    type: z.literal('error'),
    kind: z.enum(['error', 'unhandled-rejection']),
    message: text,
    stack: z.array(stackFrame).max(50),
  }),
  z.object({ type: z.literal('package-missing'), names: z.array(z.string().max(300)).max(500) }),
  z.object({ type: z.literal('location'), path }),
  z.object({ type: z.literal('storage'), area: storageArea, entries: storageEntries }),
  z.object({ type: z.literal('picked'), element: pickedElement }),
  /** Somebody pressed Escape while choosing. */
  z.object({ type: z.literal('pick-ended') }),
])

/** What the page around a frame tells it. */
export const parentMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('storage'), area: storageArea, entries: storageEntries }),
  z.object({ type: z.literal('reload') }),
  z.object({ type: z.literal('navigate'), path }),
  z.object({ type: z.literal('pick'), isOn: z.boolean() }),
])

/** The mark on every message of a frame, and on every message to it. */
export const frameSource = 'joinery-preview'
export const parentSource = 'joinery-app'

export type ModulePosition = z.infer<typeof modulePosition>
export type SourcePosition = z.infer<typeof sourcePosition>
export type StackFrame = z.infer<typeof stackFrame>
export type ConsoleLevel = z.infer<typeof consoleLevel>
export type StorageArea = z.infer<typeof storageArea>
export type PickedElement = z.infer<typeof pickedElement>
export type FrameMessage = z.infer<typeof frameMessage>
export type ParentMessage = z.infer<typeof parentMessage>
