import { z } from 'zod'

const color = z.object({ r: z.number(), g: z.number(), b: z.number(), a: z.number().default(1) })

const paint = z.object({
  type: z.string(),
  visible: z.boolean().default(true),
  opacity: z.number().default(1),
  color: color.optional(),
})

const effect = z.object({
  type: z.string(),
  visible: z.boolean().default(true),
  color: color.optional(),
  radius: z.number().default(0),
  spread: z.number().default(0),
  offset: z.object({ x: z.number(), y: z.number() }).optional(),
})

const typeStyle = z.object({
  fontFamily: z.string().nullish(),
  fontWeight: z.number().nullish(),
  fontSize: z.number().nullish(),
  lineHeightPx: z.number().nullish(),
  letterSpacing: z.number().nullish(),
  textAlignHorizontal: z.string().nullish(),
})

const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })

/** As much of a node as becomes markup and styles. */
export const designNode = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  visible: z.boolean().default(true),
  characters: z.string().optional(),
  absoluteBoundingBox: box.nullish(),
  layoutMode: z.string().optional(),
  itemSpacing: z.number().default(0),
  paddingTop: z.number().default(0),
  paddingRight: z.number().default(0),
  paddingBottom: z.number().default(0),
  paddingLeft: z.number().default(0),
  primaryAxisAlignItems: z.string().optional(),
  counterAxisAlignItems: z.string().optional(),
  cornerRadius: z.number().optional(),
  opacity: z.number().optional(),
  fills: z.array(paint).default([]),
  strokes: z.array(paint).default([]),
  strokeWeight: z.number().default(1),
  effects: z.array(effect).default([]),
  style: typeStyle.optional(),
  /** Which named style gives a node its fill, text and so on. */
  styles: z.record(z.string(), z.string()).default({}),
  get children() {
    return z.array(designNode).default([])
  },
})

export const designFile = z.object({
  name: z.string(),
  document: designNode,
  styles: z.record(z.string(), z.object({ name: z.string(), styleType: z.string() })).default({}),
})

export type DesignNode = z.output<typeof designNode>
export type DesignFile = z.output<typeof designFile>
export type Paint = z.output<typeof paint>
