/** @module-tag thorough */
import { expect, it } from 'vitest'
import { chromiumOptions } from '../../../../e2e/chromium-options.ts'
import { angularProject, tanStackProject } from '../testing/corpus/frameworks.ts'
import { setUpRenderer } from '../testing/set-up-renderer.ts'

const render = setUpRenderer(chromiumOptions)

const slow = { timeout: 60_000 }

const nextProject = {
  'package.json': '{ "dependencies": { "next": "^15.0.0", "react": "^19.0.0" } }',
  'app/layout.tsx':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html> }',
}

it('tells what is missing below a page of Next.js, which draws the whole document', slow, async () => {
  await render(
    {
      ...nextProject,
      'app/page.tsx':
        "import fade from 'no-such-fade'\nexport default function Page() { return <h1>Home {typeof fade}</h1> }",
    },
    async (page) => {
      await page.getByRole('heading', { name: 'Home function' }).waitFor()
      const notice = page.locator('joinery-notice')
      await notice.getByText('Not part of the preview: no-such-fade').waitFor({ timeout: 5_000 })
      await notice.getByRole('button', { name: 'Close' }).click()
      expect(await notice.count()).toBe(0)
    },
  )
})

it('shows the errors of a project of Next.js over its page until they are closed', slow, async () => {
  await render(
    {
      ...nextProject,
      'app/page.tsx':
        "import { wood } from './wood'\nexport default function Page() { return <h1>Home {wood}</h1> }",
      'app/other.tsx': 'export default function Other() { return <p> }',
      'app/wood.ts': "export const wood = 'oak'\nexport const later = () => import('./other')",
    },
    async (page) => {
      await page.getByRole('heading', { name: 'Home oak' }).waitFor()
      const overlay = page.locator('joinery-overlay')
      await overlay.getByText('app/other.tsx:1').waitFor({ timeout: 5_000 })
      await overlay.getByRole('button', { name: 'Close' }).click()
      expect(await overlay.count()).toBe(0)
    },
  )
})

it('tells what is missing below a page of TanStack Start', slow, async () => {
  const files = { ...tanStackProject.files }
  const index = 'src/routes/index.tsx'
  const { missingPackages } = await render(
    { ...files, [index]: `import 'no-such-fade'\n${files[index]}` },
    async (page) => {
      await page.getByRole('link', { name: 'About' }).waitFor()
      await page
        .locator('joinery-notice')
        .getByText('Not part of the preview: no-such-fade')
        .waitFor({ timeout: 5_000 })
    },
  )
  expect(missingPackages).toEqual(['no-such-fade'])
})

it('lets a page have the last word that takes away whatever it does not know', slow, async () => {
  const { errors } = await render(
    {
      'index.html': `<!doctype html><html><body><p>Strict</p><script type="module" src="/main.js"></script></body></html>`,
      'main.js': `import 'no-such-fade'
window.removals = 0
new MutationObserver(() => {
  const known = document.querySelector('joinery-notice')
  if (known) { known.remove(); window.removals++ }
}).observe(document.documentElement, { childList: true })
document.querySelector('joinery-notice').remove()`,
    },
    async (page) => {
      await expect.poll(() => page.evaluate('removals')).toBeGreaterThan(2)
      await page.getByText('Strict').waitFor()
      expect(await page.evaluate('removals')).toBeLessThan(20)
    },
  )
  expect(errors).toEqual([])
})

it('draws an Angular component without the directives that are missing', slow, async () => {
  const { errors } = await render(
    {
      ...angularProject.files,
      'src/app/app.ts': `import { Component, inject, signal } from '@angular/core'
import { RouterLink, RouterOutlet } from '@angular/router'
import { FadeDirective, FadeModule, FadeService } from 'no-such-fade'
@Component({ selector: 'app-root', imports: [RouterLink, RouterOutlet, FadeDirective, FadeModule], templateUrl: './app.html' })
export class App {
  protected readonly title = signal('Workshop')
  readonly fade = inject(FadeService)
}`,
    },
    async (page) => {
      await page.getByRole('heading', { name: 'Workshop' }).waitFor({ timeout: 10_000 })
    },
  )
  expect(errors).toEqual([])
})

it('tells of a package that could not be prepared, and goes on without it', slow, async () => {
  const { errors } = await render(
    {
      'index.html': '<!doctype html><p id="out"></p><script type="module" src="/main.js"></script>',
      'main.js': `import { NoSuchControls } from 'three/examples/jsm/controls/NoSuchControls'
new NoSuchControls().update()
document.querySelector('#out').textContent = 'Goes on'`,
    },
    async (page) => {
      await page.getByText('Goes on').waitFor({ timeout: 20_000 })
      await page
        .locator('joinery-notice')
        .getByText('three/examples/jsm/controls/NoSuchControls could not be prepared')
        .waitFor({ timeout: 5_000 })
    },
  )
  expect(errors).toEqual([])
})

it('goes on where a missing package is called and waited for', slow, async () => {
  const { errors } = await render(
    {
      'index.html': '<!doctype html><div id="root"></div><script type="module" src="/main.tsx"></script>',
      'main.tsx': `import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import pick from 'no-such-picker'
import mail from 'no-such-mail'
import Frame, { Card } from 'no-such-frame'
function App() {
  const field = useRef(null)
  const [state, setState] = useState('Waiting')
  useEffect(() => {
    const picker = pick(field.current, {})
    picker.open()
    mail.send('a').then(() => setState('Sent'))
    return () => picker.destroy()
  }, [])
  return <Frame><Card><input ref={field} />{state}</Card></Frame>
}
createRoot(document.getElementById('root')).render(<App />)`,
    },
    (page) => page.getByText('Sent').waitFor({ timeout: 10_000 }),
  )
  expect(errors).toEqual([])
})

it('shows what a project of react-scripts requires, beside the code that does', slow, async () => {
  const { errors, text } = await render(
    {
      'package.json': '{ "dependencies": { "react-scripts": "5.0.1", "react": "^18.0.0" } }',
      'public/index.html': '<!doctype html><html><body><div id="root"></div></body></html>',
      'src/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" />',
      'src/kinds.json': '["oak"]',
      'src/Card.js': 'export default function Card() { return <i>card</i> }',
      'src/index.js': `import { createRoot } from 'react-dom/client'
const logo = require('./logo.svg'), kinds = require('./kinds.json'), Card = require('./Card').default
createRoot(document.getElementById('root')).render(<p>Shows <img src={logo} alt={logo} />{kinds[0]} <Card /></p>)`,
    },
    async (page) => {
      await page.getByText('Shows').waitFor({ timeout: 10_000 })
      expect(await page.getByRole('img').getAttribute('alt')).toMatch(/^\/src\/logo\.svg\?v=/)
    },
  )
  expect(errors).toEqual([])
  expect(text).toContain('oak card')
})

it(
  'tells of a name that a package does not have, with the line that imports it, and goes on',
  slow,
  async () => {
    const { errors } = await render(
      {
        'index.html': '<!doctype html><p id="out"></p><script type="module" src="/main.ts"></script>',
        'main.ts': `import {
  clsx,
  clsxOnce,
} from 'clsx'
import type { ClassValue } from 'clsx'
import { ClassArray } from 'clsx'
export { ClassDictionary } from 'clsx'
const given: ClassArray | ClassValue = clsx('Goes', 'on')
document.querySelector('#out').textContent = given + String(clsxOnce)`,
      },
      async (page) => {
        await page.getByText('Goes onundefined').waitFor({ timeout: 20_000 })
        const notice = page.locator('joinery-notice span')
        await notice.waitFor({ timeout: 5_000 })
        expect(await notice.textContent()).toBe('main.ts:3: clsx does not export clsxOnce.')
      },
    )
    expect(errors).toEqual([])
  },
)
