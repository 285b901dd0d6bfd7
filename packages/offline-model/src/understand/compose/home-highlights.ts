import type { ApplicationModel, Screen } from '../../model/application-model.ts'
import type { Section } from '../../model/section.ts'
import { isWish } from '../language/is-wish.ts'
import type { Draft } from './draft.ts'
import type { EntityDraft } from './entity-draft.ts'
import { describeScreen } from './home-texts.ts'
import type { LeadingForm } from './leading-form.ts'

/** What the first page is told of the application. */
export type HomeFrame = Pick<ApplicationModel, 'kind' | 'name' | 'tagline' | 'purpose' | 'subject'>

/** A house tells what it does. Where a short wish has enough to show, nothing says once more what the menu says. */
export function tellWhatThereIs(
  draft: Draft,
  frame: HomeFrame,
  { leading, sections }: { leading: LeadingForm | undefined; sections: readonly Section[] },
): Section[] {
  const plain = [highlights(draft, frame, leading)]
  if (!isWish(draft.words) || leading !== undefined || !showingKinds.has(frame.kind)) return plain
  const services = [...draft.screens.values()].find(({ path }) => path === '/services')?.sections[0]
  if (services?.type === 'highlights') return [{ ...services, items: services.items.slice(0, 6) }]
  // Who runs the place says more than a second menu.
  const about = [...draft.screens.values()].find(({ path }) => path === '/about')?.sections[0]
  if (about?.type === 'prose') return [{ ...about, text: '', paragraphs: about.paragraphs.slice(0, 2) }]
  const steps = frame.kind === 'booking' || frame.kind === 'shop' || frame.kind === 'jobs' ? 1 : 0
  return sections.length + draft.homeSections.length + steps > 2 ? [] : plain
}

const showingKinds: ReadonlySet<HomeFrame['kind']> = new Set([
  'company',
  'portfolio',
  'booking',
  'shop',
  'blog',
  'jobs',
])

/** What one can do here, one card for each requested screen. */
export function highlights(draft: Draft, frame: HomeFrame, leading: LeadingForm | undefined): Section {
  const items = [...draft.screens.values()]
    .filter(
      (screen) =>
        screen.isInMenu &&
        (screen.access === 'public' ||
          (leading !== undefined && (screen === leading.screen || isOwnList(screen, leading.entity)))),
    )
    .slice(0, 6)
    .map((screen) => ({ title: screen.title, text: describeScreen(screen, draft), icon: screen.icon }))
  const usual = [
    {
      title: 'Clear',
      text: `Everything about ${draft.subject || frame.name} in one place.`,
      icon: 'compass',
    },
    { title: 'Quick', text: 'Few steps from the first look to the result.', icon: 'zap' },
    { title: 'Yours', text: 'What you enter stays in your browser.', icon: 'lock' },
  ]
  return {
    type: 'highlights',
    title: 'What you can do here',
    text: '',
    items: items.length >= 3 ? withoutTwins(items) : [...items, ...usual].slice(0, 4),
  }
}

function withoutTwins<Item extends { title: string }>(items: readonly Item[]): Item[] {
  return items.filter(
    ({ title }, at) => items.findIndex((other) => other.title.toLowerCase() === title.toLowerCase()) === at,
  )
}

export function isOwnList({ sections }: Screen, { id }: EntityDraft): boolean {
  return sections.some(
    (section) => section.type === 'collection' && section.entity === id && section.scope === 'mine',
  )
}
