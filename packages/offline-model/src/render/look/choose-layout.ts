import type { ApplicationModel, ApplicationKind } from '../../model/application-model.ts'
import { createChoices } from '../code/random.ts'

/** Everything about the look that the request leaves open. */
export interface Layout {
  shell: 'topbar' | 'topbar-light' | 'sidebar' | 'sidebar-light' | 'tabbar'
  hero: 'split' | 'centred' | 'framed' | 'banner' | 'editorial'
  card: 'cover' | 'plain' | 'side'
  highlights: 'cards' | 'lines' | 'numbered'
  /** How large pictures and the pictures of records are drawn. */
  scene: 'tiles' | 'mosaic' | 'orbit' | 'window' | 'landscape'
  artwork: 'gradient' | 'paper' | 'poster'
  pageHeader: 'plain' | 'band' | 'ruled'
  homeHeader: 'brand' | 'light'
  radius: { control: string; card: string }
  fonts: { display: string; body: string }
  /** The step that all distances are multiples of. */
  spacing: string
  /** Where the grounds of a page's sections begin to alternate. */
  groundOffset: 0 | 1
}

export function chooseLayout(model: ApplicationModel): Layout {
  const { pick } = createChoices(model.seed, model.name)
  return {
    shell: chooseShell(model, pick),
    hero: pick(['split', 'centred', 'framed', 'banner', 'editorial']),
    card: pick(['cover', 'plain', 'side']),
    highlights: pick(['cards', 'lines', 'numbered']),
    radius: chooseRadius(model, pick),
    fonts: chooseFonts(model, pick),
    spacing: chooseSpacing(model),
    groundOffset: pick([0, 1]),
    scene: pick(scenesOf(model)),
    artwork: pick(['gradient', 'paper', 'poster']),
    pageHeader: pick(['plain', 'band', 'ruled']),
    homeHeader: pick(['brand', 'light']),
  }
}

function scenesOf({ kind }: ApplicationModel): readonly [Layout['scene'], ...Layout['scene'][]] {
  if (kind === 'booking' || kind === 'personal') return ['landscape', 'mosaic', 'tiles', 'orbit']
  if (kind === 'company' || kind === 'blog' || kind === 'portfolio' || kind === 'promotion')
    return ['mosaic', 'landscape', 'orbit', 'tiles']
  if (kind === 'shop' || kind === 'game' || kind === 'streaming') return ['mosaic', 'tiles', 'orbit']
  return ['window', 'orbit', 'window', 'mosaic', 'tiles']
}

type Pick = ReturnType<typeof createChoices>['pick']

const workKinds: readonly ApplicationKind[] = ['operations', 'dashboard', 'projects', 'mail', 'finance']

/** Kinds whose first page is a desk to work at rather than a shop window. */
export function isWorkKind(kind: ApplicationKind): boolean {
  return workKinds.includes(kind)
}

function chooseShell({ look, form, kind, screens }: ApplicationModel, pick: Pick): Layout['shell'] {
  const menuLength = screens.filter(({ isInMenu }) => isInMenu).length
  const isWork = workKinds.includes(kind) || (kind === 'developer' && menuLength > 6) || menuLength > 9
  const automatic = form === 'phone' ? 'tabbar' : isWork ? 'sidebar' : 'topbar'
  const shell = look.shell === 'auto' ? automatic : look.shell
  if (shell === 'tabbar') return 'tabbar'
  return shell === 'sidebar' ? pick(['sidebar', 'sidebar-light']) : pick(['topbar', 'topbar', 'topbar-light'])
}

function chooseRadius({ look }: ApplicationModel, pick: Pick): Layout['radius'] {
  const chosen = pick(
    look.mood === 'playful' ? ['round', 'round', 'soft'] : ['soft', 'soft', 'round', 'square'],
  )
  const corners = look.corners === 'auto' ? chosen : look.corners
  if (corners === 'square') return { control: '0.125rem', card: '0.25rem' }
  return corners === 'round'
    ? { control: '0.875rem', card: '1.5rem' }
    : { control: '0.5rem', card: '0.75rem' }
}

function chooseSpacing({ look, kind }: ApplicationModel): string {
  const automatic = workKinds.includes(kind) ? 'compact' : 'normal'
  const density = look.density === 'auto' ? automatic : look.density
  if (density === 'airy') return '0.285rem'
  return density === 'compact' ? '0.235rem' : '0.25rem'
}

const stacks = {
  system:
    "-apple-system, 'Segoe UI Variable', 'Segoe UI', Roboto, Cantarell, 'Noto Sans', 'Liberation Sans', 'DejaVu Sans Condensed', sans-serif",
  humanist:
    "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'Noto Sans', 'Liberation Sans', 'DejaVu Sans Condensed', sans-serif",
  geometric: "Avenir, Montserrat, Corbel, 'URW Gothic', 'Noto Sans', 'DejaVu Sans', sans-serif",
  grotesque:
    "Inter, Roboto, 'Helvetica Neue', 'Arial Nova', 'Nimbus Sans', Arial, 'Liberation Sans', 'DejaVu Sans Condensed', sans-serif",
  oldStyle:
    "'Iowan Old Style', 'Palatino Linotype', 'URW Palladio L', P052, 'Noto Serif', 'DejaVu Serif Condensed', serif",
  transitional:
    "Charter, 'Bitstream Charter', 'Sitka Text', Cambria, 'Noto Serif', 'DejaVu Serif Condensed', serif",
  didone: "Didot, 'Bodoni MT', 'Noto Serif Display', 'URW Palladio L', P052, 'DejaVu Serif Condensed', serif",
  rounded:
    "ui-rounded, 'Hiragino Maru Gothic ProN', Quicksand, Comfortaa, Nunito, Calibri, 'DejaVu Sans', sans-serif",
  slab: "Rockwell, 'Rockwell Nova', 'Roboto Slab', 'DejaVu Serif', 'Sitka Small', serif",
  mono: "ui-monospace, 'Cascadia Code', 'Source Code Pro', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
} as const

type Pairing = readonly [keyof typeof stacks, keyof typeof stacks]

const pairings: Readonly<Record<ApplicationModel['look']['mood'], readonly [Pairing, ...Pairing[]]>> = {
  calm: [
    ['humanist', 'humanist'],
    ['transitional', 'system'],
    ['system', 'system'],
  ],
  playful: [
    ['rounded', 'rounded'],
    ['rounded', 'humanist'],
    ['slab', 'system'],
  ],
  elegant: [
    ['didone', 'humanist'],
    ['oldStyle', 'humanist'],
    ['transitional', 'transitional'],
  ],
  technical: [
    ['grotesque', 'grotesque'],
    ['mono', 'system'],
    ['geometric', 'system'],
  ],
  bold: [
    ['slab', 'grotesque'],
    ['grotesque', 'grotesque'],
    ['geometric', 'grotesque'],
  ],
  warm: [
    ['oldStyle', 'humanist'],
    ['slab', 'humanist'],
    ['transitional', 'system'],
  ],
  minimal: [
    ['grotesque', 'grotesque'],
    ['system', 'system'],
    ['geometric', 'geometric'],
  ],
}

function chooseFonts({ look }: ApplicationModel, pick: Pick): Layout['fonts'] {
  const [display, body] = pick(pairings[look.mood])
  return { display: stacks[display], body: stacks[body] }
}
