import type { ApplicationModel, ApplicationKind } from '../../model/application-model.ts'
import { createChoices } from '../code/random.ts'
import { chooseFonts } from './choose-fonts.ts'
import type { Fonts } from './choose-fonts.ts'

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
  fonts: Fonts
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
    fonts: chooseFonts(model.look, pick),
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
