import type { Need } from '../needs/need.ts'
import { because, type Builders } from './builder.ts'
import { addScreen } from './add-screen.ts'
import { addTopic } from './build-topics.ts'
import type { Draft } from './draft.ts'
import { buildSlider } from './choose-sliders.ts'
import { needEntity } from './need-entity.ts'
import { ensureCollection } from './collections.ts'
import {
  aboutSection,
  servicesSection,
  teamSection,
  faqSection,
  pricingSection,
  testimonialsSection,
  stepsSection,
} from './page-texts.ts'
import { listSpecifications } from './specifications.ts'

/** Pages of words and pictures. */
export const pageBuilders: Builders = {
  quality: () => true,
  home: () => true,
  about: (draft, need) => {
    introduce(draft, need)
    return true
  },
  services: (draft, need) => {
    if (/\bspecifications?\b/i.test(need.thing) && listSpecifications(draft, need)) return true
    if (/\btechnology\b|\bspecifications?\b/i.test(need.thing))
      return addTopic(draft, { title: need.thing, need })
    if (/\bintroduc(?:es?|tion|ing)\b/i.test(need.frame?.text ?? '')) introduce(draft, need)
    const named = (need.frame?.items ?? []).filter((item) => item.length < 40)
    const section = servicesSection(draft, named)
    addScreen(draft, { title: 'Services', icon: 'briefcase-business', section, because: because(need) })
    return true
  },
  team: (draft, need) => {
    addScreen(draft, { title: 'Team', icon: 'users', section: teamSection(), because: because(need) })
    return true
  },
  faq: (draft, need) => {
    addScreen(draft, {
      title: /\bfaqs?\b/.test(draft.words) ? 'FAQ' : 'Questions and answers',
      path: '/faq',
      icon: 'circle-help',
      section: faqSection(draft.words),
      because: because(need),
    })
    return true
  },
  pricing: (draft, need) => {
    addScreen(draft, {
      title: 'Pricing',
      icon: 'tag',
      section: pricingSection(),
      because: because(need),
    })
    return true
  },
  testimonials: (draft) => {
    if (!draft.homeSections.some(({ type }) => type === 'testimonials'))
      draft.homeSections.push(testimonialsSection())
    return true
  },
  steps: (draft) => {
    draft.homeSections.push(stepsSection(draft))
    return true
  },
  carousel: buildSlider,
  gallery: (draft, need) => {
    const thing =
      need.thing === '' || /gallery|portfolio|album/.test(need.thing)
        ? draft.kind === 'portfolio' && !/\bphoto/.test(draft.words)
          ? 'work'
          : 'photo'
        : need.thing
    const entity = needEntity(draft, thing)
    if (entity === undefined) return false
    entity.abilities.add('filter')
    // Whose pictures they are goes without saying on somebody's own pages.
    const author = entity.fields.findIndex(({ id }) => id === 'photographer')
    if (author > 0 && (draft.kind === 'portfolio' || draft.pack?.id === 'weddingsite'))
      entity.fields.splice(author, 1)
    const screen = ensureCollection(draft, entity, need)
    if (/gallery$/i.test(need.frame?.object ?? '')) screen.title = 'Gallery'
    return true
  },
  newsletter: (draft) => {
    if (!draft.homeSections.some(({ type }) => type === 'newsletter')) {
      const isWaitlist = draft.pack?.id === 'waitlist'
      draft.homeSections.push({
        type: 'newsletter',
        title: isWaitlist ? 'Join the waitlist' : 'Stay up to date',
        text: isWaitlist
          ? 'Leave your address. You hear from us once, on the day it opens.'
          : 'What is new here, once a month.',
      })
    }
    draft.simulated.add('Newsletter addresses are stored in this browser; no message is sent.')
    return true
  },
}

function introduce(draft: Draft, need: Need): void {
  addScreen(draft, {
    title: /about/i.test(need.frame?.phrase ?? '') ? 'About us' : 'About',
    path: '/about',
    icon: 'info',
    section: aboutSection(draft),
    because: because(need),
  })
}
