import { z } from 'zod'

/** `#rrggbb`, in small letters. */
export const hexColour = z.string().regex(/^#[0-9a-f]{6}$/)

/** What letters can look like. Which face that is, the renderer knows. */
export const fontFamily = z.enum([
  'system',
  'humanist',
  'geometric',
  'grotesque',
  'oldStyle',
  'transitional',
  'didone',
  'rounded',
  'slab',
  'mono',
])

/** How the application looks. The two colours are exact: they are what the person asked for. */
export const look = z.strictObject({
  /** The page's background, exactly. */
  background: hexColour,
  /** Buttons, active navigation, header bars and the first chart series, exactly. */
  component: hexColour,
  /** The words the colours were asked for in, such as "alice blue". Null where we chose. */
  askedBackground: z.string().nullable(),
  askedComponent: z.string().nullable(),
  /** `both` adds a switch between light and dark. */
  mode: z.enum(['light', 'dark', 'both']),
  mood: z.enum(['calm', 'playful', 'elegant', 'technical', 'bold', 'warm', 'minimal']),
  /** `auto` leaves the choice to the renderer, by kind and seed. A follow-up such as "use a sidebar" sets it. */
  shell: z.enum(['auto', 'topbar', 'sidebar', 'tabbar']),
  corners: z.enum(['auto', 'square', 'soft', 'round']),
  density: z.enum(['auto', 'airy', 'normal', 'compact']),
  textSize: z.enum(['normal', 'large']),
  /** How large headings are beside the text. Absent where the design decides. */
  headings: z.enum(['small', 'large']).optional(),
  /** Where a follow-up asks for it; otherwise the mood decides. */
  font: fontFamily.optional(),
})

export type FontFamily = z.infer<typeof fontFamily>
export type Look = z.infer<typeof look>
