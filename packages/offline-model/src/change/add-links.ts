import type { ApplicationModel } from '../model/application-model.ts'
import type { Change, ChangeReader } from './change.ts'

/** "Our Instagram is @crumb", "add social media links", "add a footer with my e-mail": what the foot of every page links to. */
export const addLinks: ChangeReader = (model, instruction) =>
  addProfile(model, instruction) ?? addSocial(model, instruction) ?? addMail(model, instruction)

function addProfile(model: ApplicationModel, instruction: string): Change | undefined {
  const found = networks.find(({ words }) => words.test(instruction))
  const isAsked = /^(?:add|include|link|show|put|our|my|the|we are on)\b/i.test(instruction)
  if (found === undefined || !isAsked || otherUse.test(instruction)) return undefined
  const url = /\bhttps:\/\/[^\s"'<>]{4,200}/i.exec(instruction)?.[0]
  const [, handle] = /(?:@|is |: |called |number )@?\+?([\w.-]{3,40})$/i.exec(instruction) ?? []
  const href = url ?? (handle === undefined ? found.start : found.profile(handle))
  return {
    model: withLink(model, { label: found.label, href }),
    done:
      href === found.start
        ? `Added a link to ${found.label}. It leads to its start page until you say yours, such as "our ${found.label} is ${found.example}".`
        : `The foot of every page links to ${found.label} now: ${href}`,
  }
}

/** What a network is named for besides a link. */
const otherUse = /\b(?:log ?in|sign[- ]?(?:in|up)|share|feed|clone|like|similar|button to share)\b/i

function addSocial(model: ApplicationModel, instruction: string): Change | undefined {
  if (
    !/^(?:add|include|show|put)(?: an?)?(?: footer with)?(?: our| my| the| some)? social(?: media)?(?: (?:links?|icons?|buttons?|profiles?|accounts?))?(?: (?:to|in|at) the (?:footer|bottom|page))?$/i.test(
      instruction,
    )
  )
    return undefined
  const added = networks
    .slice(0, 3)
    .reduce((current, { label, start }) => withLink(current, { label, href: start }), model)
  return {
    model: added,
    done: 'Added links to Instagram, Facebook and LinkedIn. They lead to the start pages until you say yours, such as "our Instagram is @name".',
  }
}

function addMail(model: ApplicationModel, instruction: string): Change | undefined {
  const [, mail] =
    /^(?:add|put|show|include) (?:an? |the |my |our )?(?:footer with (?:my |our )?(?:e-?mail|address)|(?:e-?mail(?: address)?|contact) (?:to|in|at) the (?:footer|bottom)):? ?([^\s@]+@[^\s@]+\.[^\s@]+)?$/i.exec(
      instruction,
    ) ?? []
  const isAsked =
    /\bfooter\b/i.test(instruction) &&
    /e-?mail/i.test(instruction) &&
    /^(?:add|put|show|include)\b/i.test(instruction)
  if (!isAsked) return undefined
  const known = model.screens.flatMap(({ sections }) =>
    sections.flatMap((section) => (section.type === 'contactDetails' ? [section.email] : [])),
  )[0]
  const address = mail ?? known
  if (address === undefined) return undefined
  return {
    model: withLink(model, { label: address, href: `mailto:${address}` }),
    done: `The foot of every page has the address ${address} now.`,
  }
}

function withLink(model: ApplicationModel, link: { label: string; href: string }): ApplicationModel {
  const others = (model.links ?? []).filter(({ label }) => label !== link.label)
  return { ...model, links: [...others, link] }
}

interface Network {
  readonly label: string
  readonly words: RegExp
  readonly start: string
  readonly example: string
  readonly profile: (handle: string) => string
}

const networks: readonly Network[] = [
  networkOf('Instagram', /\binstagram\b/i, 'https://www.instagram.com/'),
  networkOf('Facebook', /\bfacebook\b/i, 'https://www.facebook.com/'),
  networkOf('LinkedIn', /\blinkedin\b/i, 'https://www.linkedin.com/in/'),
  networkOf('YouTube', /\byoutube\b/i, 'https://www.youtube.com/@'),
  networkOf('TikTok', /\btiktok\b/i, 'https://www.tiktok.com/@'),
  networkOf('X', /\b(?:twitter|x account|x profile)\b/i, 'https://x.com/'),
  networkOf('Dribbble', /\bdribbble\b/i, 'https://dribbble.com/'),
  networkOf('Behance', /\bbehance\b/i, 'https://www.behance.net/'),
  networkOf('Pinterest', /\bpinterest\b/i, 'https://www.pinterest.com/'),
  networkOf('GitHub', /\bgithub\b/i, 'https://github.com/'),
  {
    label: 'WhatsApp',
    words: /\bwhats ?app\b/i,
    start: 'https://wa.me/',
    example: '+15550100',
    profile: (handle) => `https://wa.me/${handle.replace(/\D/g, '')}`,
  },
]

function networkOf(label: string, words: RegExp, start: string): Network {
  return {
    label,
    words,
    start: new URL(start).origin,
    example: '@name',
    profile: (handle) => `${start}${handle}`,
  }
}
