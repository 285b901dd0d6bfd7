import { describe, expect, it } from 'vitest'
import { operatorPlaceholders, operatorToken } from '@joinery/contract'
import { z } from 'zod'
import packageFile from '../../../../package.json' with { type: 'json' }
import { articles } from '../features/blog/articles.ts'
import { renderPages } from './render-pages.tsx'

const pages = await renderPages()

/** What a reader finds at an address: words and links, with the operator's placeholders filled in. */
function read(path: string): { text: string; html: string } {
  const raw = pages.find((page) => page.path === path)?.html ?? ''
  const html = Object.entries(operatorPlaceholders)
    .reduce((filled, [field, value]) => filled.replaceAll(`%OPERATOR_${field}%`, value), raw)
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
  return { html, text: html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ') }
}

function missingAt(path: string, words: string[]): string[] {
  const { text } = read(path)
  return words.filter((word) => !text.includes(word))
}

/** Each link as its label and where it leads. */
function linksAt(path: string): (string | undefined)[][] {
  const { html } = read(path)
  const links = html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(?:<[^>]+>)*([^<]*)/g)
  return Array.from(links, ([, href, label]) => [label, href])
}

describe('the solutions page', () => {
  it('has its hero, its three sections and what belongs to each', () => {
    expect(
      missingAt('/solutions', [
        'Build Better Apps with AI-Powered Development',
        'What You Can Build',
        'Frontend Design',
        'Backend Architecture',
        'Full-Stack Apps',
        'How It Works',
        'AI-Powered Assistance',
        'Live Preview',
        'Version Control',
        'Supabase Integration',
        'Why Choose',
        'For Developers',
        'For Teams',
      ]),
    ).toEqual([])
  })

  it('leads to /register and to /documentation', () => {
    expect(linksAt('/solutions')).toEqual(
      expect.arrayContaining([
        ['Get Started', '/register'],
        ['Read Docs', '/documentation'],
      ]),
    )
  })
})

describe('the features page', () => {
  it('has its six cards', () => {
    expect(
      missingAt('/features', [
        'Intelligent Code Generation',
        'Smart Code Refactoring',
        'Rapid Prototyping',
        'Full Database Integration',
        'Supabase, MySQL and others',
        'GitHub Integration',
        'Multi-Language Support',
      ]),
    ).toEqual([])
  })

  it('leads to /register and to /pricing', () => {
    expect(linksAt('/features')).toEqual(
      expect.arrayContaining([
        ['Get Started Now', '/register'],
        ['View Pricing', '/pricing'],
      ]),
    )
  })
})

describe('the pricing page', () => {
  it('has the four plans, with 14 days of history on Basic', () => {
    expect(
      missingAt('/pricing', [
        'Free $0',
        'Basic $5',
        'Pro Most Popular $25',
        'Enterprise $75',
        '14-day history',
      ]),
    ).toEqual([])
  })

  it('answers for refunds, terms and ways to pay', () => {
    expect(
      missingAt('/pricing', [
        '14-day money-back guarantee',
        'month-to-month',
        'major cards',
        'wallet payment method',
      ]),
    ).toEqual([])
  })
})

describe('the about page', () => {
  it('has its story, four values and four dates', () => {
    expect(
      missingAt('/about', [
        'Our Story',
        'Community First',
        'Quality & Excellence',
        'Accessibility',
        'Transparency',
        'Oct 2024 Founded',
        'Dec 2024 Beta',
        'Feb 2025 1000+ developers',
        'Apr 2025 Advanced features',
      ]),
    ).toEqual([])
    expect(linksAt('/about')).toEqual(expect.arrayContaining([['Careers', '/careers']]))
  })

  it('says that the timeline is an example, until the operator gives another', () => {
    expect(missingAt('/about', [operatorPlaceholders.timelineNote])).toEqual([])
  })

  it('has three people with name, role, bio and picture, as the operator introduces them', () => {
    const raw = pages.find(({ path }) => path === '/about')?.html
    for (const n of [1, 2, 3] as const) {
      for (const part of ['Name', 'Role', 'Bio'] as const) {
        expect(raw).toContain(`>${operatorToken(`person${n}${part}`)}<`)
      }
      expect(raw).toContain(`src="${operatorToken(`person${n}Image`)}"`)
    }
  })
})

describe('the documentation', () => {
  it.each(['/docs', '/documentation'])('has all its anchors at %s', (path) => {
    const { html } = read(path)
    // The first leads past the navigation.
    const anchors = Array.from(html.matchAll(/<a href="#([^"]+)"/g), ([, anchor]) => anchor)
    expect(anchors.slice(1)).toEqual([
      'welcome',
      'getting-started',
      'chat-interface',
      'prompt-engine',
      'code-generation',
      'file-manager',
      'version-history',
      'live-preview',
      'webhooks',
      'authentication',
      'settings',
      'api',
      'faq',
    ])
    expect(anchors.filter((anchor) => !html.includes(`id="${anchor}"`))).toEqual([])
  })

  it('says how to set up, connect a provider, write prompts, sign people in and use the API', () => {
    expect(
      missingAt('/docs', [
        'npm start',
        'OPENAI_API_KEY',
        'Good prompts name',
        'GITHUB_CLIENT_ID',
        '/api/openapi.json',
      ]),
    ).toEqual([])
  })

  it('says how to use files, versions and the preview, how to take payments, and what can be set', () => {
    expect(
      missingAt('/docs', [
        'Arrow keys move, Enter opens',
        'A restore writes a new version',
        'it needs no install and no dev server',
        'people pay in',
        '4242 4242 4242 4242',
        'STRIPE_SECRET_KEY',
        '/functions/v1/stripe-webhook',
        'ALLOW_PRIVATE_ADDRESSES',
      ]),
    ).toEqual([])
  })

  it('has four questions, with their answers', () => {
    const { html } = read('/docs')
    expect(html.match(/<details[^>]* name="faq"/g)).toHaveLength(4)
    expect(
      missingAt('/docs', [
        'public key of your Supabase project',
        'In the section “API” of this page, in the API reference at /docs/api',
        'Per requests and tokens per month',
        'as a ZIP file or to GitHub',
      ]),
    ).toEqual([])
  })

  it('leads to support and community where the operator says', () => {
    const raw = pages.find(({ path }) => path === '/docs')?.html
    expect(raw).toContain(`href="${operatorToken('supportUrl')}"`)
    expect(raw).toContain(`href="${operatorToken('communityUrl')}"`)
    expect(missingAt('/docs', ['Contact Support', 'Join Discord Community'])).toEqual([])
  })

  it('lists every operation of the API, read from the contract', () => {
    expect(
      missingAt('/docs/api', ['POST /api/projects/:projectId/runs', 'GET /api/projects/:projectId/versions']),
    ).toEqual([])
  })
})

describe('the blog', () => {
  it('has the four categories, and articles with title, excerpt, date, author, time and picture', () => {
    expect(
      missingAt('/blog', [
        'AI Development Tutorials Industry Trends Case Studies',
        'AI Development Nov 12, 2026 The Joinery team 1 min read A model that needs no network Clone, start',
      ]),
    ).toEqual([])
    expect(read('/blog').html.match(/<svg viewBox="0 0 320 120"/g)).toHaveLength(6)
  })
})

describe('the careers page', () => {
  it('has values, perks and the address for applications', () => {
    expect(
      missingAt('/careers', ['Our Values', 'Perks', `by e-mail to ${operatorPlaceholders.careersEmail}`]),
    ).toEqual([])
  })
})

describe('the legal pages', () => {
  it.each([
    ['/privacy', '/privacy-policy'],
    ['/terms', '/terms-of-service'],
    ['/cookies', '/cookie-policy'],
  ])('say the same at %s and at %s', (short, long) => {
    const document = (path: string) => /<div class="prose[^>]*>(.*?)<footer/s.exec(read(path).html)?.[1]
    expect(document(short)).toBeDefined()
    expect(document(long)).toBe(document(short))
  })

  it('share a footer with the date and links to all three', () => {
    for (const path of ['/privacy', '/terms', '/cookies']) {
      expect(
        missingAt(path, ['Last updated: April 18, 2025 Terms of Service Privacy Policy Cookie Policy']),
      ).toEqual([])
    }
  })

  it('have terms with their date and all that they cover', () => {
    expect(
      missingAt('/terms', [
        'Last updated: April 6, 2025',
        'Acceptance',
        'Account Responsibility',
        'Acceptable Use',
        'API Rate Limits',
        'suspend',
        'User Content Licence',
        'Liability',
        'Termination',
      ]),
    ).toEqual([])
  })

  it('name company and jurisdiction as the operator says, or as plain placeholders', () => {
    expect(missingAt('/terms', ['[Company]', '[Jurisdiction]'])).toEqual([])
  })
})

describe('every public page', () => {
  it('has pictures of a known size, drawn as vectors or in a modern format, and lazy', () => {
    const pictures = pages.flatMap(({ html }) => html.match(/<img [^>]*>/g) ?? [])
    expect(pictures.length).toBeGreaterThan(0)
    for (const picture of pictures) {
      expect(picture).toMatch(/ width="\d+"/)
      expect(picture).toMatch(/ height="\d+"/)
      expect(picture).toContain('loading="lazy"')
    }
    for (const field of ['person1Image', 'person2Image', 'person3Image'] as const)
      expect(operatorPlaceholders[field]).toMatch(/\.(?:svg|avif|webp)$/)
  })

  it('claims no customers, ratings or numbers of users, except where it says that they are an example', () => {
    const claims =
      /trusted by|loved by|join (?:over|more than)|\d[\d,.]*\s?[+kKmM]?\+? (?:happy |active )?(?:customers|users|teams|companies|developers|downloads|stars)|[45]\.\d ?(?:\/ ?5|stars)/gi
    const found = pages.flatMap(({ path = '' }) =>
      Array.from(read(path).text.matchAll(claims), ([claim]) => `${path}: ${claim}`),
    )
    // The timeline is the specification's; beside it stands that it is an example.
    expect(found).toEqual(['/about: 1000+ developers'])
    expect(missingAt('/about', [operatorPlaceholders.timelineNote])).toEqual([])
  })
})

describe('the articles', () => {
  it('are about this product: they name its parts, and only commands that it has', () => {
    const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(packageFile)
    const parts = /Joinery|offline model|preview|prompt|run|version|generated/
    for (const { id, title, text } of articles) {
      expect(read(`/blog/${id}`).text).toContain(title)
      expect(text).toMatch(parts)
      for (const [, command = ''] of text.matchAll(/npm run ([\w-]+)/g))
        expect(scripts).toHaveProperty(command)
    }
  })
})

describe('the start page', () => {
  it('names no figure of its own: those of the run are recorded, and a link says how', () => {
    const { html } = read('/')
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    const beforePlans = main.slice(0, main.indexOf('/month'))
    const words = beforePlans.replaceAll(/<(pre|svg|ol)\b[^]*?<\/\1>/g, '').replaceAll(/<[^>]+>/g, ' ')
    const figures = Array.from(words.matchAll(/\S+ [$]?\d[\d.,]*\S* \w+/g), ([figure]) => figure)
    expect(figures).toEqual(['every 100 ms', 'from 375 pixels'])
    expect(linksAt('/')).toContainEqual(['How this was measured', '/docs#measurements'])
    expect(read('/docs').html).toContain('id="measurements"')
    expect(
      missingAt('/docs', [
        'takes the time from the first event to the last',
        'npm run bench takes them all, each beside a named peer in the same run',
      ]),
    ).toEqual([])
  })
})
