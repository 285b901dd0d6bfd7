import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Palette = Record<string, string>

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const themes: Record<string, Palette> = {
  'on paper': readPalette(/light-dark\((#[0-9a-f]{6}), #[0-9a-f]{6}\)/),
  'on ink': readPalette(/light-dark\(#[0-9a-f]{6}, (#[0-9a-f]{6})\)/),
}
const inkThemes = { ...themes, 'in the black skin': { ...themes['on ink'], ...readSkin() } }

/** WCAG AA for text of any size. */
const readable = 4.5
/** WCAG AA for lines and shapes that carry meaning. */
const visible = 3

const surfaces = ['neutral-1', 'neutral-2', 'neutral-3']
const textColours = ['neutral-9', 'neutral-10', 'neutral-11', 'neutral-12']
const tones = ['accent', 'cedar', 'success', 'warning', 'danger', 'info']

it('no file beside the tokens names a colour, by its number or from a palette of the framework', () => {
  const folder = new URL('..', import.meta.url)
  const files = globSync('**/*.{ts,tsx,css}', { cwd: folder }).filter(
    (path) => !path.endsWith('styles/tokens.css') && !path.includes('.test.') && !path.startsWith('testing/'),
  )
  const named = files.flatMap((path) =>
    Array.from(
      readFileSync(new URL(path, folder), 'utf8').matchAll(
        /#[0-9a-f]{6}\b|\b(?:rgb|hsl|oklch)a?\(|-(?:red|orange|amber|yellow|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|pink|rose|slate|gray|zinc|stone)-\d{2,3}\b/gi,
      ),
      ([colour]) => `${path} names ${colour}`,
    ),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(named).toEqual([])
})

it('the accent is cyan, and cedar is only where something asks for attention', () => {
  for (const palette of Object.values(themes)) expect(hueOf(palette, 'accent')).toBeCloseTo(191, -1)
  const folder = new URL('..', import.meta.url)
  const users = globSync('**/*.{ts,tsx,css}', { cwd: folder })
    .filter((path) => !path.includes('.test.') && !/styles\/(?:tokens|app)\.css$/.test(path))
    .filter((path) => /\bcedar\b/.test(readFileSync(new URL(path, folder), 'utf8')))
  expect(users.toSorted()).toEqual(Object.values(attention).flat().toSorted())
})

/** Whoever wants cedar for something else finds this list. */
const attention = {
  tone: ['components/ui/badge.tsx', 'features/billing/notice.tsx'],
  limitAndUpgrade: [
    'components/ui/upgrade-notice.tsx',
    'features/chat/composer/limit-notice.tsx',
    'features/usage/usage-card.tsx',
    'features/versions/version-row.tsx',
  ],
  unsavedAndConflict: [
    'features/files/editor/conflict-view.tsx',
    'features/files/editor/editor-pane.tsx',
    'features/files/editor/merge-theme.ts',
    'features/files/explorer/unsaved-dot.tsx',
    'features/integrations/conflict-choice.tsx',
    'features/settings/settings-form.tsx',
  ],
  testMode: [
    'features/billing/billing-header.tsx',
    'features/billing/operations/operations-screen.tsx',
    'features/billing/operations/sandbox-controls.tsx',
  ],
  waitsOrRunsOut: [
    'features/billing/billing-notices.tsx',
    'features/billing/confirmation-notice.tsx',
    'features/billing/describe-payment.ts',
    'features/billing/describe-status.ts',
    'features/billing/expiring-card-notice.tsx',
    'features/billing/operations/event-list.tsx',
    'features/billing/operations/event-row.tsx',
    'features/billing/payment-method-row.tsx',
    'features/chat/project-chat.tsx',
    'features/mail/describe-mail.ts',
    'features/people/pending-invitations.tsx',
  ],
  notDoneOrNotSafe: [
    'features/chat/messages/plan-card.tsx',
    'features/chat/messages/reply-outcome.tsx',
    'features/publishing/open-tables.tsx',
  ],
}

describe.each(Object.entries(inkThemes))('%s', (_name, palette) => {
  it.each(pairs(textColours, surfaces))('%s can be read on %s', (text, surface) => {
    expect(contrast(palette, text, surface)).toBeGreaterThanOrEqual(readable)
  })

  it.each(pairs(tones, surfaces))('%s can be read on %s', (text, surface) => {
    expect(contrast(palette, text, surface)).toBeGreaterThanOrEqual(readable)
  })

  it.each(tones)('%s and plain text can be read on its own subtle tone', (tone) => {
    expect(contrast(palette, tone, `${tone}-subtle`)).toBeGreaterThanOrEqual(readable)
    expect(contrast(palette, 'neutral-12', `${tone}-subtle`)).toBeGreaterThanOrEqual(readable)
    expect(contrast(palette, 'neutral-11', `${tone}-subtle`)).toBeGreaterThanOrEqual(readable)
  })

  it.each(['accent-solid', 'accent-solid-hover', 'accent-solid-active'])(
    'a label can be read on %s',
    (solid) => {
      expect(contrast(palette, 'on-accent', solid)).toBeGreaterThanOrEqual(readable)
    },
  )

  it.each(pairs(['neutral-8', 'accent'], surfaces))('an outline in %s is seen on %s', (outline, surface) => {
    expect(contrast(palette, outline, surface)).toBeGreaterThanOrEqual(visible)
  })

  it.each(['neutral-4', 'neutral-5'])('a control keeps its label readable on %s', (surface) => {
    expect(contrast(palette, 'neutral-11', surface)).toBeGreaterThanOrEqual(readable)
  })
})

it('lets nothing change step by step for whoever wants no motion, not even in a millisecond', () => {
  const sheet = readFileSync(new URL('app.css', import.meta.url), 'utf8')
  expect(/prefers-reduced-motion: reduce\) \{[^]*?transition-duration: ([^;]+);/.exec(sheet)?.[1]).toBe(
    '0s !important',
  )
})

it('has twelve neutral steps in both themes, each further from the page than the one before', () => {
  for (const palette of Object.values(themes)) {
    const steps = Array.from({ length: 12 }, (_, index) =>
      contrast(palette, `neutral-${index + 1}`, 'neutral-1'),
    )
    expect(steps).toEqual(steps.toSorted((a, b) => a - b))
  }
})

function pairs(first: string[], second: string[]): [string, string][] {
  return first.flatMap((a) => second.map((b): [string, string] => [a, b]))
}

function readPalette(value: RegExp): Palette {
  const declarations = [...css.matchAll(new RegExp(`--([\\w-]+): ${value.source}`, 'g'))]
  return Object.fromEntries(declarations.map(([, name = '', colour = '']) => [name, colour]))
}

function readSkin(): Palette {
  const block = /\.black-cyan \{([^}]+)\}/.exec(css)?.[1] ?? ''
  const declarations = [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)]
  return Object.fromEntries(declarations.map(([, name = '', colour = '']) => [name, colour]))
}

/** In degrees around the circle of colours: cyan lies around 190, cedar around 29. */
function hueOf(palette: Palette, name: string): number {
  const colour = palette[name] ?? ''
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    Number.parseInt(colour.slice(start, start + 2), 16),
  )
  const [x, y] = [red - (green + blue) / 2, ((green - blue) * Math.sqrt(3)) / 2]
  return (Math.atan2(y, x) * 180) / Math.PI + (y < 0 ? 360 : 0)
}

/** The contrast ratio of WCAG 2. */
function contrast(palette: Palette, first: string, second: string): number {
  const [lighter = 0, darker = 0] = [luminance(palette, first), luminance(palette, second)].toSorted(
    (a, b) => b - a,
  )
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(palette: Palette, name: string): number {
  const colour = palette[name]
  if (!colour) throw new Error(`tokens.css has no ${name}.`)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
