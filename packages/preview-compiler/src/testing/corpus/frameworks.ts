import { writeManifest } from './project-tree.ts'
import type { ProjectTree } from './project-tree.ts'

export const tanStackProject: ProjectTree = {
  name: 'TanStack Start with file routes, whose tree was never written, and a server function',
  shows: ['Hello from a route', 'About'],
  files: {
    'package.json': writeManifest({
      react: '^19.2.0',
      '@tanstack/react-start': '^1.167.0',
      '@tanstack/react-router': '^1.168.0',
    }),
    'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
    'src/styles.css': '@import "tailwindcss";\n@theme { --color-brand: oklch(0.6 0.2 250); }\n',
    'src/router.tsx': `import { createRouter } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen'
export const getRouter = () => createRouter({ routeTree, scrollRestoration: true, defaultPreloadStaleTime: 0 })
`,
    'src/routes/__root.tsx': `import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import appCss from '../styles.css?url'
export const Route = createRootRoute({
  head: () => ({ meta: [{ charSet: 'utf-8' }, { title: 'Start' }], links: [{ rel: 'stylesheet', href: appCss }] }),
  shellComponent: Shell,
  component: () => <Outlet />,
})
function Shell({ children }: { children: ReactNode }) {
  return <html lang="en"><head><HeadContent /></head><body>{children}</body></html>
}
`,
    'src/routes/index.tsx': `import { createFileRoute, Link } from '@tanstack/react-router'
import { getSecret } from '@/lib/secret.functions'
export const Route = createFileRoute('/')({ component: Home })
function Home() {
  return <main className="p-8 text-brand" data-secret={typeof getSecret}><h1>Hello from a route</h1><Link to="/about">About</Link></main>
}
`,
    'src/routes/_site.tsx': `import { createFileRoute, Outlet } from '@tanstack/react-router'
export const Route = createFileRoute('/_site')({ component: () => <section><h2>Site</h2><Outlet /></section> })
`,
    'src/routes/_site/about.tsx': `import { createFileRoute } from '@tanstack/react-router'
export const Route = createFileRoute('/_site/about')({ component: () => <p>About us</p> })
`,
    'src/lib/secret.functions.ts': `import { createServerFn } from '@tanstack/react-start'
import { database } from './database.server'
export const getSecret = createServerFn({ method: 'GET' }).handler(async () => database.read())
`,
    'src/lib/database.server.ts': `if (!process.env.DATABASE_URL) throw new Error('no database')
export const database = { read: () => 'secret' }
`,
  },
}

export const nextProject: ProjectTree = {
  name: 'Next.js app router with fonts, images, links and an asynchronous page',
  shows: ['Journal', 'First entry', 'Written on a quiet day'],
  files: {
    'package.json': writeManifest({ next: '15.2.4', react: '^19', 'next-themes': '^0.4.6' }),
    'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }',
    'app/globals.css': '@import "tailwindcss";\n@import "tw-animate-css";\n',
    'app/layout.tsx': `import type { Metadata } from 'next'
import { Geist } from 'next/font/google'
import { ThemeProvider } from '@/components/theme-provider'
import './globals.css'
const geist = Geist({ subsets: ['latin'], variable: '--font-geist' })
export const metadata: Metadata = { title: 'Journal' }
export default function RootLayout({ children }: Readonly<{ children: React.ReactNode }>) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body className={geist.variable}><ThemeProvider>{children}</ThemeProvider></body>
    </html>
  )
}
`,
    'components/theme-provider.tsx': `'use client'
import { createContext, type ReactNode } from 'react'
const Theme = createContext('light')
export function ThemeProvider({ children }: { children: ReactNode }) {
  return <Theme.Provider value="light">{children}</Theme.Provider>
}
`,
    'app/page.tsx': `import Image from 'next/image'
import Link from 'next/link'
import { cookies } from 'next/headers'
async function readEntries() {
  return [{ slug: 'first', title: 'First entry' }]
}
export default async function Page() {
  const entries = await readEntries()
  const store = await cookies()
  return (
    <main className="p-8">
      <h1>Journal</h1>
      <Image src="/cover.svg" alt="Cover" width={40} height={40} priority />
      {entries.map(({ slug, title }) => <Link key={slug} href={'/entries/' + slug}>{title}</Link>)}
      <p>{store.get('theme')?.value ?? 'Written on a quiet day'}</p>
    </main>
  )
}
`,
    'app/entries/[slug]/page.tsx': `export default async function Entry({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  return <h1>Entry {slug}</h1>
}
`,
    'public/cover.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4"/></svg>',
  },
}

export const vueProject: ProjectTree = {
  name: 'Vue 3 with a router, a store and scoped styles',
  shows: ['Tasks', '0 done', 'Add'],
  files: {
    'package.json': writeManifest({ vue: '^3.5.13', 'vue-router': '^4.5.0', pinia: '^3.0.0' }),
    'index.html':
      '<!doctype html><html><body><div id="app"></div><script type="module" src="/src/main.ts"></script></body></html>',
    'src/main.ts': `import { createApp } from 'vue'
import { createPinia } from 'pinia'
import App from './App.vue'
import router from './router'
createApp(App).use(createPinia()).use(router).mount('#app')
`,
    'src/router/index.ts': `import { createRouter, createWebHistory } from 'vue-router'
import HomeView from '../views/HomeView.vue'
export default createRouter({ history: createWebHistory(import.meta.env.BASE_URL), routes: [{ path: '/', component: HomeView }] })
`,
    'src/stores/tasks.ts': `import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
export const useTasks = defineStore('tasks', () => {
  const items = ref<{ title: string; isDone: boolean }[]>([])
  return { items, done: computed(() => items.value.filter((item) => item.isDone).length) }
})
`,
    'src/App.vue':
      '<script setup lang="ts">\nimport { RouterView } from "vue-router"\n</script>\n<template><RouterView /></template>\n',
    'src/views/HomeView.vue': `<script setup lang="ts">
import { useTasks } from '@/stores/tasks'
const tasks = useTasks()
</script>
<template>
  <h1>Tasks</h1>
  <p class="count">{{ tasks.done }} done</p>
  <button @click="tasks.items.push({ title: 'New', isDone: true })">Add</button>
</template>
<style scoped>.count { color: rebeccapurple }</style>
`,
  },
}

export const angularProject: ProjectTree = {
  name: 'Angular with a router, a service, signal inputs and templates in files',
  shows: ['Workshop', 'Oak board: 4', 'Given by the constructor'],
  files: {
    'package.json': writeManifest({
      '@angular/core': '^20.0.0',
      '@angular/router': '^20.0.0',
      'zone.js': '~0.15.0',
    }),
    'angular.json': JSON.stringify({
      projects: {
        shop: {
          architect: {
            build: {
              options: { browser: 'src/main.ts', polyfills: ['zone.js'], styles: ['src/styles.css'] },
            },
          },
        },
      },
    }),
    'src/index.html':
      '<!doctype html><html lang="en"><head><title>Workshop</title><base href="/"></head><body><app-root></app-root></body></html>',
    'src/styles.css': 'h1 { color: rgb(102, 51, 153) }',
    'src/main.ts': `import { bootstrapApplication } from '@angular/platform-browser'
import { App } from './app/app'
import { appConfig } from './app/app.config'
bootstrapApplication(App, appConfig).catch((error) => console.error(error))
`,
    'src/app/app.config.ts': `import { ApplicationConfig, provideZoneChangeDetection } from '@angular/core'
import { provideHttpClient } from '@angular/common/http'
import { provideRouter } from '@angular/router'
import { routes } from './app.routes'
export const appConfig: ApplicationConfig = {
  providers: [provideZoneChangeDetection({ eventCoalescing: true }), provideRouter(routes), provideHttpClient()],
}
`,
    'src/app/app.routes.ts': `import { Routes } from '@angular/router'
import { Boards } from './boards'
export const routes: Routes = [
  { path: '', component: Boards },
  { path: 'about', loadComponent: () => import('./about').then((module) => module.About) },
]
`,
    'src/app/app.ts': `import { Component, signal } from '@angular/core'
import { RouterLink, RouterOutlet } from '@angular/router'
@Component({ selector: 'app-root', imports: [RouterLink, RouterOutlet], templateUrl: './app.html', styleUrl: './app.css' })
export class App {
  protected readonly title = signal('Workshop')
}
`,
    'src/app/app.html': '<h1>{{ title() }}</h1><a routerLink="/about">About</a><router-outlet />',
    'src/app/app.css': 'a { padding: 7px }',
    'src/app/stock.ts': `import { Injectable, signal } from '@angular/core'
@Injectable({ providedIn: 'root' })
export class Stock {
  readonly amount = signal(4)
  readonly source = 'Given by the constructor'
  take() {
    this.amount.update((amount) => amount - 1)
  }
}
`,
    'src/app/board.ts': `import { Component, input, output } from '@angular/core'
@Component({ selector: 'app-board', template: '<p>{{ name() }}: {{ amount() }}</p><button (click)="taken.emit()">Take</button>' })
export class Board {
  readonly name = input.required<string>()
  readonly amount = input(0, { alias: 'count' })
  readonly taken = output<void>()
}
`,
    'src/app/boards.ts': `import { Component } from '@angular/core'
import { FormsModule } from '@angular/forms'
import { Board } from './board'
import { Stock } from './stock'
declare const Zone: { current: { name: string } }
@Component({
  selector: 'app-boards',
  imports: [Board, FormsModule],
  template: \`
    @for (name of names; track name) { <app-board [name]="name" [count]="stock.amount()" (taken)="stock.take()" /> }
    <p>{{ source }}</p>
    <button (click)="order()">Order</button><em>{{ ordered }}</em>
    <input [(ngModel)]="note" name="note"><output>{{ note }}</output>\`,
})
export class Boards {
  names = ['Oak board']
  note = ''
  ordered = 'nothing'
  source = this.stock.source
  async order() {
    await new Promise((done) => setTimeout(done, 200))
    this.ordered = 'Ash rail, seen by ' + Zone.current.name
  }
  constructor(protected stock: Stock) {}
}
`,
    'src/app/about.ts': `import { Component } from '@angular/core'
@Component({ selector: 'app-about', template: '<p>About us</p>' })
export class About {}
`,
  },
}

/** What is no plain React application either, and needs no more than to be looked at. */
export const otherProjects: readonly ProjectTree[] = [
  {
    name: 'Svelte 5 with runes, a store and a transition',
    shows: ['Counter', 'Count: 0', 'Double: 0'],
    files: {
      'package.json': writeManifest({ svelte: '^5.0.0' }),
      'index.html':
        '<!doctype html><html><body><div id="app"></div><script type="module" src="/src/main.ts"></script></body></html>',
      'src/main.ts': `import { mount } from 'svelte'
import App from './App.svelte'
export default mount(App, { target: document.getElementById('app')! })
`,
      'src/App.svelte': `<script lang="ts">
  import { fade } from 'svelte/transition'
  import { writable } from 'svelte/store'
  const title = writable('Counter')
  let count = $state(0)
  let double = $derived(count * 2)
</script>
<h1 transition:fade>{$title}</h1>
<button onclick={() => count++}>Count: {count}</button>
<p>Double: {double}</p>
<style>h1 { color: tomato }</style>
`,
    },
  },
  {
    name: 'plain page with a stylesheet and a script',
    shows: ['Bakery', 'Open today'],
    files: {
      'index.html':
        '<!doctype html><html><head><title>Bakery</title><link rel="stylesheet" href="style.css"></head><body><h1>Bakery</h1><p id="hours"></p><script src="script.js"></script></body></html>',
      'style.css': 'body { font-family: sans-serif; background: url(bread.svg) }',
      'bread.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="8" height="4"/></svg>',
      'script.js': "document.querySelector('#hours').textContent = 'Open today'",
    },
  },
  {
    name: 'import map to another site with Tailwind from there',
    shows: ['Recipe helper', 'Ask'],
    files: {
      'index.html': `<!DOCTYPE html><html lang="en"><head><meta charset="UTF-8" /><title>Recipes</title>
<script src="https://cdn.tailwindcss.com"></script>
<script>tailwind.config = { theme: { extend: { colors: { tomato: '#e5484d' } } } }</script>
<script type="importmap">{ "imports": { "react": "https://esm.sh/react@^19.1.0", "react-dom/": "https://esm.sh/react-dom@^19.1.0/" } }</script>
<link rel="stylesheet" href="/index.css"></head><body class="bg-gray-50"><div id="root"></div></body></html>`,
      'index.tsx': `import React from 'react'
import ReactDOM from 'react-dom/client'
import App from './App'
const rootElement = document.getElementById('root')
if (!rootElement) throw new Error('Could not find root element to mount to')
ReactDOM.createRoot(rootElement).render(<React.StrictMode><App /></React.StrictMode>)
`,
      'App.tsx': `import React, { useState } from 'react'
enum Step { Ask = 'Ask', Answer = 'Answer' }
const App: React.FC = () => {
  const [step] = useState<Step>(Step.Ask)
  return <div className="p-4 text-tomato"><h1>Recipe helper</h1><button>{step}</button></div>
}
export default App
`,
      'package.json': writeManifest({ react: '^19.1.0', 'react-dom': '^19.1.0' }),
    },
  },
]
