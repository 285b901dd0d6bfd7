import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { chromiumOptions } from '../../../../e2e/chromium-options.ts'
import { classicProjects, openingProject } from '../testing/corpus/classic.ts'
import {
  angularProject,
  nextProject,
  otherProjects,
  tanStackProject,
  vueProject,
} from '../testing/corpus/frameworks.ts'
import type { ProjectTree } from '../testing/corpus/project-tree.ts'
import { react18Projects } from '../testing/corpus/react-18.ts'
import { react19Projects } from '../testing/corpus/react-19.ts'
import { setUpRenderer } from '../testing/set-up-renderer.ts'

const render = setUpRenderer(chromiumOptions)
const slow = { timeout: 90_000 }
/** A few of today's projects are shown by every `npm test`. */
const further = { ...slow, tags: ['thorough'] }

/** Waits for the first screen, and tells what went wrong on the way. */
async function visit({ files, shows }: ProjectTree, use?: (page: Page) => Promise<void>): Promise<string[]> {
  const rendering = await render(files, async (page) => {
    for (const text of shows)
      await page.getByText(text).first().waitFor({ state: 'attached', timeout: 60_000 })
    await use?.(page)
  })
  return [...rendering.errors, ...rendering.consoleErrors]
}

describe('a project of React 18, react-router 6 and Tailwind 3 shows its first screen, with nothing wrong in the console:', () => {
  it.each(react18Projects)('$name', further, async (project) => {
    expect(await visit(project)).toEqual([])
  })
})

describe('a project of React 19, react-router 7 and Tailwind 4 shows its first screen, with nothing wrong in the console:', () => {
  it.each(react19Projects.slice(0, 3))('$name', slow, async (project) => {
    expect(await visit(project)).toEqual([])
  })
  it.each(react19Projects.slice(3))('$name', further, async (project) => {
    expect(await visit(project)).toEqual([])
  })
})

describe('a project as models and tutorials of some years write it shows its first screen, icons and all:', () => {
  it.each(classicProjects)('$name', further, async (project) => {
    const problems = await visit(project, async (page) => {
      await expect.poll(() => page.locator('svg path').count()).toBeGreaterThanOrEqual(3)
    })
    expect(problems).toEqual([])
  })
})

it.each([openingProject('^18.3.0'), openingProject('^19.0.0')])(
  'opens what $name opens',
  further,
  async (project) => {
    const problems = await visit(project, async (page) => {
      expect(await page.getByText('Never').count()).toBe(0)
      await page.getByRole('button', { name: 'Sort' }).click()
      await page.getByRole('menuitem', { name: 'By price' }).click()
      await page.getByRole('button', { name: 'Orders 3' }).click()
      await page.getByRole('dialog').getByText('Three orders').waitFor()
      await page.getByText('Faded in').waitFor()
      await page.getByRole('button', { name: 'Close' }).click()
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    })
    expect(problems).toEqual([])
  },
)

describe('a project of another kind shows its first screen, with nothing wrong in the console:', () => {
  it.each(otherProjects)('$name', further, async (project) => {
    expect(await visit(project)).toEqual([])
  })
})

it('runs a Vue project with a router, a store and scoped styles', further, async () => {
  const problems = await visit(vueProject, async (page) => {
    await page.getByRole('button', { name: 'Add' }).click()
    await page.getByText('1 done').waitFor()
    expect(await page.evaluate("getComputedStyle(document.querySelector('.count')).color")).toBe(
      'rgb(102, 51, 153)',
    )
  })
  expect(problems).toEqual([])
})

it(
  'runs the pages of a Next.js app folder: layouts, an asynchronous page, links and a name in the address',
  further,
  async () => {
    const problems = await visit(nextProject, async (page) => {
      await expect.poll(() => page.title()).toBe('Journal')
      await page.getByRole('link', { name: 'First entry' }).click()
      await page.getByRole('heading', { name: 'Entry first' }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/entries/first')
      await page.goBack()
      await page.getByRole('heading', { name: 'Journal' }).waitFor()
    })
    expect(problems).toEqual([])
  },
)

it(
  'runs a TanStack Start project in the browser, without its server and what only a server has',
  further,
  async () => {
    const problems = await visit(tanStackProject, async (page) => {
      expect(await page.title()).toBe('Start')
      expect(await page.evaluate("getComputedStyle(document.querySelector('main')).padding")).toBe('32px')
      await page.getByRole('link', { name: 'About' }).click()
      await page.getByText('About us').waitFor()
      await page.getByRole('heading', { name: 'Site' }).waitFor()
    })
    expect(problems).toEqual([])
  },
)

it(
  'runs an Angular project: routes, forms, signals, a service of the constructor and templates in files',
  further,
  async () => {
    const problems = await visit(angularProject, async (page) => {
      await page.getByRole('button', { name: 'Take' }).click()
      await page.getByText('Oak board: 3').waitFor()
      await page.getByRole('textbox').fill('Planed')
      await page.locator('output', { hasText: 'Planed' }).waitFor()
      // What comes after `await` is drawn, and what it starts in turn is seen by Angular as well.
      await page.getByRole('button', { name: 'Order' }).click()
      await page.locator('em', { hasText: 'Ash rail, seen by angular' }).waitFor({ timeout: 10_000 })
      expect(await page.evaluate("getComputedStyle(document.querySelector('h1')).color")).toBe(
        'rgb(102, 51, 153)',
      )
      expect(await page.evaluate("getComputedStyle(document.querySelector('a')).padding")).toBe('7px')
      await page.getByRole('link', { name: 'About' }).click()
      await page.getByText('About us').waitFor()
    })
    expect(problems).toEqual([])
  },
)

it(
  'covers a picture of another site that cannot be had, and does not wait for its fonts',
  further,
  async () => {
    const problems = await visit(
      {
        name: 'remote',
        shows: ['Our team'],
        files: {
          'index.html':
            '<!doctype html><html><head><link rel="stylesheet" href="https://fonts.example/css2?family=Inter"></head><body><h1>Our team</h1><img id="face" src="https://images.example/face.jpg" width="120" height="80"></body></html>',
        },
      },
      async (page) => {
        const size =
          "[document.querySelector('#face').naturalWidth, document.querySelector('#face').naturalHeight]"
        await expect.poll(() => page.evaluate(size)).toEqual([120, 80])
      },
    )
    expect(problems).toEqual([])
  },
)
