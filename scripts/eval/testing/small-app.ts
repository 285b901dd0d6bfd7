import type { ApplicationModel } from '@joinery/offline-model'
import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll } from 'vitest'
import { chromiumOptions } from '../../../e2e/chromium-options.ts'
import { exampleModels } from '../../../packages/offline-model/src/render/testing/example-models.ts'
import type { Probe } from '../probe.ts'
import { countOutsideActs } from '../read-page.ts'

/** A browser for all tests of a file, in which a small app is shown with faults that the probes must find. */
export function shareSmallApp(): (faults?: readonly Fault[]) => Promise<Page> {
  let browser: Browser
  let page: Page
  beforeAll(async () => {
    browser = await chromium.launch(chromiumOptions)
    page = await browser.newPage()
    await page.addInitScript(countOutsideActs)
  })
  afterAll(() => browser.close())
  return (faults = []) => openSmallApp(page, faults)
}

async function openSmallApp(page: Page, faults: readonly Fault[]): Promise<Page> {
  const body = writePage(faults)
  await page.unrouteAll()
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('http://app.test/')
  await page.evaluate('localStorage.clear()')
  await page.reload()
  return page
}

/** What can be wrong with it. */
export type Fault =
  | 'wrong colour'
  | 'dead button'
  | 'dead link'
  | 'takes anything'
  | 'asks once'
  | 'forgets'
  | 'any password'
  | 'no chart'
  | 'pale words'
  | 'a picture without words in a frame'

/** The names of the probes that failed. */
export function failuresOf(probes: readonly Probe[]): string[] {
  if (probes.length === 0) throw new Error('Nothing was probed.')
  return probes.filter(({ isPassed }) => !isPassed).map(({ name }) => name)
}

/** What the small app says of itself. */
export function describeSmallApp(): ApplicationModel {
  const [first] = exampleModels
  const home = first?.screens[0]
  if (!first || !home) throw new Error('There is no example.')
  const plain = { ...home, sections: [], access: 'public' as const }
  return {
    ...first,
    look: { ...first.look, background: '#fffff0', component: '#006400', mode: 'light' },
    screens: [
      { ...plain, id: 'home', path: '/' },
      { ...plain, id: 'tasks', path: '/tasks' },
      { ...plain, id: 'contact', path: '/contact' },
      { ...plain, id: 'signIn', path: '/sign-in', sections: [{ type: 'signIn', title: '', text: '' }] },
      { ...plain, id: 'register', path: '/register', sections: [{ type: 'register', title: '', text: '' }] },
    ],
  }
}

const frame = `<iframe title="A map" srcdoc="<html lang=en><title>Map</title><img src='/map.png'></html>"></iframe>`

/** A whole app on one page, written the plainest way: nothing in it is marked for the probes. */
function writePage(faults: readonly Fault[]): string {
  const has = (fault: Fault) => faults.includes(fault)
  return `<!doctype html><html lang="en"><title>Small app</title><style>a { color: white }</style>
<body style="background:${has('wrong colour') ? '#ff00ff' : '#fffff0'}">
<header style="background:#006400;height:60px"><nav><a href="/">Home</a> <a href="/tasks">Tasks</a> <a href="/contact">Contact</a>
<a href="/sign-in">Sign in</a> <a href="/register">Register</a>${has('dead link') ? '<a href="/lost">Lost</a>' : ''}</nav><span id="who"></span></header>
<main></main>${has('pale words') ? '<p style="color:#ffffaa">Hard to read.</p>' : ''}${has('a picture without words in a frame') ? frame : ''}
<script>
const main = document.querySelector('main')
const store = ${has('forgets') ? 'window' : 'localStorage'}
const read = (key) => JSON.parse(store[key] ?? '[]')
const write = (key, value) => { store[key] = JSON.stringify(value) }
const show = (html) => { main.innerHTML = '<p>A small application that keeps tasks and answers letters.</p>' + html }
const field = (name, type) => '<label>' + name + ' <input required name="' + name + '" type="' + type + '"></label>'
function guard(form, take) {
  form.noValidate = true
  form.onsubmit = (event) => {
    event.preventDefault()
    form.querySelectorAll('[role=alert]').forEach((note) => note.remove())
    const empty = [...form.querySelectorAll('[required]')].filter((each) => each.value === '')
    if (empty.length > 0 && !${has('takes anything')}) {
      for (const each of empty) { each.setAttribute('aria-invalid', 'true'); each.insertAdjacentHTML('afterend', '<b role="alert">This is needed.</b>') }
      return
    }
    take(Object.fromEntries(new FormData(form)))
  }
}
function listTasks() {
  const words = document.querySelector('[type=search]')?.value ?? ''
  const shown = read('tasks').map((title, at) => ({ title, at })).filter(({ title }) => title.includes(words))
  document.querySelector('ul').innerHTML = shown.map(({ title, at }) => '<li>' + title + ' <button onclick="edit(' + at + ')">Edit</button> <button onclick="drop(' + at + ')">Delete</button></li>').join('')
}
function edit(at) {
  document.querySelector('#slot').innerHTML = '<form>' + field('Title', 'text') + '<button type="submit">Save</button></form>'
  const form = document.querySelector('#slot form')
  form.elements.Title.value = read('tasks')[at] ?? ''
  guard(form, ({ Title }) => { const tasks = read('tasks'); tasks[at ?? tasks.length] = Title; write('tasks', tasks); form.remove(); listTasks() })
}
function drop(at) { write('tasks', read('tasks').toSpliced(at, 1)); listTasks() }
function tellWho() { who.innerHTML = localStorage.user ? '<button onclick="delete localStorage.user; tellWho()">Sign out</button>' : '' }
const pages = {
  '/': () => show('<button ${has('dead button') ? '' : 'onclick="this.after(document.createTextNode(1))"'}>Greet</button>${has('no chart') ? '' : '<svg width="300" height="200"><rect width="40" height="90"/></svg>'}'),
  '/tasks': () => { show('<input type="search"><button onclick="edit()">New task</button><div id="slot"></div><ul></ul>'); document.querySelector('[type=search]').oninput = listTasks; listTasks() },
  '/contact': () => { if (localStorage.asked) return show('Thank you, it has arrived.'); show('<form>' + field('Name', 'text') + '<button type="submit">Send</button></form>'); guard(document.querySelector('form'), () => { ${has('asks once') ? 'localStorage.asked = 1; ' : ''}show('Thank you, it has arrived.') }) },
  '/register': () => { show('<form>' + field('Name', 'text') + field('E-mail', 'email') + field('Password', 'password') + '<button type="submit">Register</button></form>'); guard(document.querySelector('form'), (account) => { localStorage.account = JSON.stringify(account); localStorage.user = 1; tellWho() }) },
  '/sign-in': () => { show('<form>' + field('E-mail', 'email') + field('Password', 'password') + '<button type="submit">Sign in</button></form>'); const form = document.querySelector('form'); guard(form, ({ Password }) => { if (${has('any password')} || JSON.parse(localStorage.account ?? '{}').Password === Password) { localStorage.user = 1; tellWho() } else form.insertAdjacentHTML('beforeend', '<b role="alert">Wrong.</b>') }) },
}
;(pages[location.pathname] ?? (() => show('Page not found')))()
tellWho()
</script>`
}
