import { addScreen } from './add-screen.ts'
import type { Draft } from './draft.ts'
import type { EntityDraft } from './entity-draft.ts'

/** Films and songs that are listed can be played, though nobody asked for a player by name. */
export function playMedia(draft: Draft): void {
  for (const entity of draft.entities.values()) {
    const medium = mediumOf(entity)
    if (medium === undefined || !isListed(draft, entity) || isPlayed(draft, entity)) continue
    const isVideo = medium === 'video'
    entity.abilities.add('play')
    draft.simulated.add(
      isVideo
        ? 'Sample clips are drawn by the browser; your own files can be played too.'
        : 'Sample tracks are made by the browser; your own files can be played too.',
    )
    addScreen(draft, {
      title: isVideo ? 'Watch' : 'Player',
      icon: isVideo ? 'play' : 'headphones',
      section: {
        type: 'player',
        title: isVideo ? 'Watch' : 'Now playing',
        text: '',
        entity: entity.id,
        medium,
      },
    })
  }
}

function mediumOf({ template }: EntityDraft): 'audio' | 'video' | undefined {
  const name = template?.names[0] ?? ''
  if (/^(?:video|game video|movie|film)$/.test(name)) return 'video'
  return /^(?:song|podcast)$/.test(name) ? 'audio' : undefined
}

function isListed({ screens }: Draft, { id }: EntityDraft): boolean {
  return [...screens.values()].some(
    ({ access, sections }) =>
      access === 'public' &&
      sections.some((section) => section.type === 'collection' && section.entity === id),
  )
}

/** One player is enough: what is played there is what the app is about. */
function isPlayed({ screens }: Draft, { abilities }: EntityDraft): boolean {
  const players = new Set(['player', 'liveStream', 'course', 'canvas', 'upload'])
  return (
    abilities.has('play') ||
    [...screens.values()].some(({ sections }) => sections.some(({ type }) => players.has(type)))
  )
}
