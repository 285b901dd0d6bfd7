import { detectAppPlan, texts } from '@joinery/contract'
import type { ApplicationModel } from '../../model/application-model.ts'

interface Technology extends Pick<ApplicationModel, 'framework' | 'language' | 'backend'> {
  /** What was asked for and is written otherwise. */
  readonly otherwise: string[]
  /** What stands for a service that was named. */
  readonly instead: string[]
}

/** What the request says the application is to be written with: the plan that the chat shows, and more of its words. */
export function readTechnology(words: string): Technology {
  return {
    framework: readFramework(words),
    language: /\b(?:in|with|using|plain) javascript\b/.test(words) ? 'javascript' : 'typescript',
    backend:
      (['express', 'laravel', 'django', 'flask', 'rails'] as const).find((name) =>
        new RegExp(backendPatterns[name]).test(words),
      ) ?? 'none',
    otherwise: nameOtherTechnology(words),
    instead: nameServices(words),
  }
}

/** "Vue" is no English word, but it stands in the names of houses and places. */
function readFramework(words: string): Technology['framework'] {
  if (/(?<!\b(?:belle?|bella|grande?|park|point de) )\bvue(?:\.?js|(?= \d)|\b)/.test(words)) return 'vue'
  return /\bsvelte(?:kit)?\b/.test(words) ? 'svelte' : 'react'
}

function nameServices(words: string): string[] {
  const { database, payment } = detectAppPlan(words)
  const { databases, payments } = texts.chat.appPlan
  return [
    ...(database === databases.supabase ? [] : [`Records are kept in the browser, not in ${database}.`]),
    ...(payment === payments.none ? [] : [`No money moves: ${payment} is not connected.`]),
  ]
}

/** "express" alone is a way to deliver, and "rails" can be of steel. */
const backendPatterns = {
  express:
    '\\bexpress\\.?js\\b|\\b(?:with|using|in|an) express(?: back-?end| server| api|,|\\.|$)|\\bnode(?:\\.js)? and express\\b',
  laravel: '\\blaravel\\b',
  django: '\\bdjango\\b',
  flask: '\\b(?:with|using|in|a) flask\\b|\\bflask (?:back-?end|server|api|app)\\b',
  rails: '\\bruby on rails\\b|\\b(?:with|using|in|a) rails\\b|\\brails (?:back-?end|server|api|app)\\b',
}

/** "an update website based on Vue to display news" without what it is written with. */
export function withoutTechnology(sentence: string): string {
  return sentence
    .replace(
      /\b(an?) (?:vue|sveltekit|svelte|angular|react|next(?=\.?js)|nuxt|remix|astro|gatsby)(?:\.?js)?(?: \d+)? (?=[a-z])/i,
      '$1 ',
    )
    .replace(/\bwordpress (?=websites?\b|sites?\b|blogs?\b|themes?\b|pages?\b)/i, '')
    .replace(
      /,? (?:based on|built (?:with|in|on)|written (?:in|with)|using|with|in) (?:plain )?(?:vue|svelte|sveltekit|angular|react|next(?=\.?js)|nuxt|remix|astro|gatsby|tailwind(?: css|css)?|shadcn(?:\/?ui)?|laravel|django|flask|ruby on rails|express|javascript|typescript)(?:\.?js)?(?: \d+)?(?: (?:and|with|using|in) (?:plain )?(?:typescript|javascript|tailwind(?: css)?))?(?=[ ,.]|$)/gi,
      '',
    )
    .replace(onlyTechnology, '')
}

/** "Use Vue.js and TypeScript", "Build it" with nothing behind it: a sentence about nothing but how it is written. */
const onlyTechnology =
  /^(?:please )?(?:use (?:(?:vue|sveltekit|svelte|angular|react|next|nuxt|typescript|javascript|tailwind(?: css|css)?)(?:\.?js)?(?: \d+)?(?:,? and |, |$))+|(?:build|write|make|create|develop|implement|code) (?:it|this|everything|the (?:app|application|site|website|page)))$/i

/** Whether words only name what to write with, which is answered apart from what to build. */
export function namesTechnologyOnly(words: string): boolean {
  return /^(?:based on |with |in |using |and )?(?:an? )?(?:vue|svelte|sveltekit|angular|react|next|nuxt|javascript|typescript|express|laravel|django|flask|ruby on rails|rails|wordpress|tailwind|node)(?:\.?js)?(?: css)?(?: (?:back-?end|server|api|framework|app))?$/i.test(
    words,
  )
}

/** Pages are not written in these: whoever asked for one of them is told. */
function nameOtherTechnology(words: string): string[] {
  return otherTechnology.flatMap(([pattern, name]) =>
    pattern.test(words) ? [`${name}: the pages are written with React and TypeScript instead.`] : [],
  )
}

const otherTechnology: readonly (readonly [RegExp, string])[] = [
  [/\bangular\b/, 'Angular'],
  [/\bwordpress\b/, 'WordPress'],
  [/\bnext\.?js\b/, 'Next.js'],
  [/\bnuxt\b/, 'Nuxt'],
  [/\bastro\b(?=[ .,]*(?:js|site|page|app|framework|$))/, 'Astro'],
  [/\bgatsby\b/, 'Gatsby'],
]
