import { texts } from '@joinery/contract'
import modelWithoutNetwork from './articles/a-model-that-needs-no-network.md?raw'
import previewWithoutServer from './articles/a-preview-without-a-dev-server.md?raw'
import survivingRun from './articles/a-run-that-survives.md?raw'
import bookingPage from './articles/example-a-booking-page.md?raw'
import prompts from './articles/prompts-that-become-buttons.md?raw'
import imports from './articles/what-ai-written-projects-import.md?raw'

export interface Article {
  /** The last part of its address. */
  id: string
  title: string
  excerpt: string
  /** As in 2026-11-02. */
  date: string
  author: string
  category: string
  text: string
}

const { categories, author } = texts.publicPages.blog

/** Newest first. */
export const articles: Article[] = [
  {
    id: 'a-model-that-needs-no-network',
    title: 'A model that needs no network',
    excerpt:
      'Clone, start, one sentence, and an app is on the screen. How the offline model reads a request.',
    date: '2026-11-12',
    author,
    category: categories.aiDevelopment,
    text: modelWithoutNetwork,
  },
  {
    id: 'prompts-that-become-buttons',
    title: 'Write prompts that become buttons',
    excerpt: 'A good prompt is a list of things people do. A way to write one that works with any model.',
    date: '2026-11-05',
    author,
    category: categories.tutorials,
    text: prompts,
  },
  {
    id: 'what-ai-written-projects-import',
    title: 'What AI-written projects import',
    excerpt: 'We followed every import of 53 public projects. The head is short, and the tail is real.',
    date: '2026-10-28',
    author,
    category: categories.industryTrends,
    text: imports,
  },
  {
    id: 'example-a-booking-page',
    title: 'An example: a booking page in four runs',
    excerpt: 'One request, three changes, one restore. Follow it on your own installation.',
    date: '2026-10-21',
    author,
    category: categories.caseStudies,
    text: bookingPage,
  },
  {
    id: 'a-preview-without-a-dev-server',
    title: 'A preview without a dev server',
    excerpt:
      'Why our preview compiles one file at a time, and why it never runs a stranger’s code on the server.',
    date: '2026-10-14',
    author,
    category: categories.aiDevelopment,
    text: previewWithoutServer,
  },
  {
    id: 'a-run-that-survives',
    title: 'A run that survives a closed tab and kill -9',
    excerpt: 'Every event is stored before anybody sees it. What follows from that one rule.',
    date: '2026-10-07',
    author,
    category: categories.aiDevelopment,
    text: survivingRun,
  },
]

/** At a calm 220 words a minute. */
export function minutesToRead({ text }: Pick<Article, 'text'>): number {
  return Math.max(1, Math.round(text.split(/\s+/).length / 220))
}
