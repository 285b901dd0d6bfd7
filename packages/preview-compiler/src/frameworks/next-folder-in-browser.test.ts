/** @module-tag thorough */
import type { Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { chromiumOptions } from '../../../../e2e/chromium-options.ts'
import { setUpRenderer } from '../testing/set-up-renderer.ts'

const render = setUpRenderer(chromiumOptions)

async function visit(files: Record<string, string>, look: (page: Page) => Promise<void>) {
  const { errors, consoleErrors } = await render(files, look)
  return [...errors, ...consoleErrors]
}

const slow = { timeout: 60_000 }
const project = {
  'package.json': '{ "dependencies": { "next": "13.5.0", "react": "18.2.0" } }',
  'styles/globals.css': 'h1 { color: rgb(1, 2, 3) }',
  'pages/_app.tsx': `import { useState } from 'react'
import type { AppProps } from 'next/app'
import Head from 'next/head'
import Link from 'next/link'
import { useRouter } from 'next/router'
import '../styles/globals.css'
export default function App({ Component, pageProps }: AppProps) {
  const { pathname, asPath } = useRouter()
  const [visits, setVisits] = useState(0)
  return <><Head><title>{pageProps.title ?? 'Shop'} - {'Oak'}</title></Head>
    <nav onClick={() => setVisits(visits + 1)}>
      <Link href="/"><a className="home">Home</a></Link>
      <Link href={{ pathname: '/items/[id]', query: { id: 'a b', from: 'nav' } }}>First</Link>
      <Link href="/moved">Moved</Link><Link href="/items/none">None</Link>
    </nav>
    <i>{pathname} {asPath} {visits}</i><Component {...pageProps} /></>
}`,
  'pages/_document.tsx': `import Document, { Html, Head, Main, NextScript } from 'next/document'
export default class Own extends Document {
  render() { return <Html lang="fr"><Head><meta name="kind" content="shop" /></Head><body className="wide"><Main /><NextScript /></body></Html> }
}`,
  'pages/index.tsx': `import Router from 'next/router'
export const getStaticProps = async () => ({ props: { words: ['Welcome'] } })
export default function Home({ words }) {
  return <><h1>{words[0]}</h1><button onClick={() => Router.push('/items/7?size=2')}>Open</button></>
}`,
  'pages/items/[id].tsx': `import { useRouter } from 'next/router'
export async function getServerSideProps({ params, query }) {
  if (params.id === 'none') return { notFound: true }
  return { props: { title: 'Item', text: params.id + ' ' + JSON.stringify(query) } }
}
export default function Item({ text }) {
  return <h1>{text} {useRouter().query.id}</h1>
}`,
  'pages/moved.tsx':
    "export const getServerSideProps = () => ({ redirect: { destination: '/items/new', permanent: false } })\nexport default () => null",
}

it(
  'runs a pages folder: what pages ask a server for, their addresses, links, titles and document',
  slow,
  async () => {
    const problems = await visit(project, async (page) => {
      const heading = page.getByRole('heading')
      await page.getByRole('heading', { name: 'Welcome' }).waitFor({ timeout: 20_000 })
      expect(await page.evaluate("getComputedStyle(document.querySelector('h1')).color")).toBe('rgb(1, 2, 3)')
      expect(await page.evaluate("[document.documentElement.lang, document.body.className].join(' ')")).toBe(
        'fr wide',
      )
      expect(await page.title()).toBe('Shop - Oak')
      await page.getByRole('link', { name: 'First' }).click()
      await expect.poll(() => heading.textContent()).toBe('a b {"from":"nav","id":"a b"} a b')
      expect(await page.locator('i').textContent()).toBe('/items/[id] /items/a%20b?from=nav 1')
      expect(await page.title()).toBe('Item - Oak')
      await page.getByRole('link', { name: 'Moved' }).click()
      await expect.poll(() => heading.textContent()).toBe('new {"id":"new"} new')
      await page.getByRole('link', { name: 'None' }).click()
      await page.getByText('404 This page could not be found.').waitFor()
      await page.locator('nav > a.home').click()
      await page.getByRole('button', { name: 'Open' }).click()
      await expect.poll(() => heading.textContent()).toBe('7 {"size":"2","id":"7"} 7')
      await page.goBack()
      await expect.poll(() => heading.textContent()).toBe('Welcome')
    })
    expect(problems).toEqual([])
  },
)

it('follows apps that fetch for all their pages, and events of the router', slow, async () => {
  const problems = await visit(
    {
      'package.json': project['package.json'],
      'src/pages/_app.js': `import App from 'next/app'
import Router from 'next/router'
Router.events.on('routeChangeComplete', (url) => { document.body.dataset.went = url })
export default class Shop extends App {
  static async getInitialProps(context) { return { ...(await App.getInitialProps(context)), owner: 'Ann' } }
  render() { const { Component, pageProps, owner } = this.props; return <><b>{owner}</b><Component {...pageProps} /></> }
}`,
      'src/pages/index.js': `import Link from 'next/link'
export default function Home({ wood }) { return <p>{wood} <Link href="/docs/a/b">Docs</Link></p> }
Home.getInitialProps = async () => ({ wood: 'Oak' })`,
      'src/pages/docs/[...path].js': `import { withRouter } from 'next/router'
export default withRouter(({ router }) => <h1>{router.query.path.join(' / ')}</h1>)`,
    },
    async (page) => {
      await page.getByText('Oak').waitFor({ timeout: 20_000 })
      expect(await page.locator('b').textContent()).toBe('Ann')
      await page.getByRole('link', { name: 'Docs' }).click()
      await page.getByRole('heading', { name: 'a / b' }).waitFor()
      await expect.poll(() => page.evaluate('document.body.dataset.went')).toBe('/docs/a/b')
    },
  )
  expect(problems).toEqual([])
})

it('runs scripts with their attributes, and lets those that are data stand there', slow, async () => {
  const problems = await visit(
    {
      'package.json': project['package.json'],
      'pages/index.js': `import Script from 'next/script'
export default function Home() {
  return <><h1>Shop</h1>
    <Script id="about" type="application/ld+json" dangerouslySetInnerHTML={{ __html: '{ "name": "Oak" }' }} />
    <Script strategy="afterInteractive" data-kind="mark" onReady={() => { document.body.dataset.ready = 'yes' }}>
      {"document.body.dataset.kind = document.currentScript.dataset.kind"}
    </Script></>
}`,
    },
    async (page) => {
      await page.getByRole('heading', { name: 'Shop' }).waitFor({ timeout: 20_000 })
      await expect.poll(() => page.evaluate('document.body.dataset.kind')).toBe('mark')
      expect(await page.evaluate('document.body.dataset.ready')).toBe('yes')
      expect(await page.evaluate("document.querySelector('#about').type")).toBe('application/ld+json')
    },
  )
  expect(problems).toEqual([])
})
