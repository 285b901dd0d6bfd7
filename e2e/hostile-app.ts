import { parentSource } from '@joinery/contract'

/** An app that tries every way out of its frame and says how far it came. */
export const attack = `const results = {}
const attempt = async (name, work) => {
  const silence = new Promise((resolve) => setTimeout(resolve, 1500, 'silence'))
  try { results[name] = (await Promise.race([work(), silence])) ?? null } catch (error) { results[name] = error.name }
}
const waitFor = (event, target) => new Promise((resolve) => target.addEventListener(event, resolve, { once: true }))
const frameOf = async (src) => {
  const frame = document.createElement('iframe')
  frame.src = src
  const loaded = waitFor('load', frame)
  document.body.append(frame)
  await loaded
  return frame.contentDocument?.body.textContent ?? frame.contentWindow.document.body.textContent
}
const readIfOk = async (response) => (response.ok ? response.text() : 'refused')
const send = (element, name) => { document.body.append(element); element[name](); element.remove() }
addEventListener('message', async ({ data }) => {
  if (!data.attack) return
  const neighbour = data.attack
  const app = location.ancestorOrigins[0]
  const [, sibling] = [parent.frames[0], parent.frames[1]]
  const ways = {
    parentDom: () => parent.document.body.textContent,
    parentWrite: () => parent.document.write('stolen'),
    parentStorage: () => parent.localStorage.getItem('secret'),
    parentSession: () => parent.sessionStorage.length,
    parentEval: () => parent.eval('1'),
    parentProperty: () => { parent.stolen = true; return parent.stolen },
    parentHistory: () => parent.history.back(),
    parentAddress: () => parent.location.href,
    topDom: () => top.document.title,
    topNavigation: () => { top.location.href = location.href },
    topReplace: () => top.location.replace(location.href),
    topLink: () => send(Object.assign(document.createElement('a'), { href: '/', target: '_top' }), 'click'),
    topForm: () => send(Object.assign(document.createElement('form'), { action: '/', target: '_top' }), 'submit'),
    popup: () => window.open('/'),
    popupLink: () => send(Object.assign(document.createElement('a'), { href: '/', target: '_blank' }), 'click'),
    opener: () => window.opener,
    frameElement: () => window.frameElement,
    ownStorage: () => localStorage.getItem('secret'),
    cookies: () => document.cookie,
    tossedCookie: () => {
      document.cookie = '__Host-preview=stolen; domain=preview.localhost; path=/; secure'
      document.cookie = '__Host-preview=stolen; path=/; secure; domain=' + location.hostname
      return document.cookie
    },
    cookieStore: async () => (await cookieStore.getAll()).map(({ name }) => name).join(),
    documentDomain: () => { document.domain = 'preview.localhost'; return sibling.document.body.textContent },
    neighbourDom: () => sibling.document.body.textContent,
    neighbourStorage: () => sibling.localStorage.secret,
    neighbourEval: () => sibling.eval('document.title'),
    neighbourNavigation: () => { sibling.location = location.href },
    neighbourFetch: async () => (await fetch(neighbour + '/main.js', { credentials: 'include' })).text(),
    neighbourOpaque: async () => (await fetch(neighbour + '/main.js', { mode: 'no-cors', credentials: 'include' })).text(),
    neighbourWorker: () => new Worker(neighbour + '/main.js'),
    neighbourSharedWorker: () => new SharedWorker(neighbour + '/main.js'),
    neighbourModule: () => import(neighbour + '/main.js'),
    framedNeighbour: () => frameOf(neighbour + '/'),
    framedApp: () => frameOf(app + '/dashboard'),
    appFetch: async () => (await fetch(app + '/api/projects', { credentials: 'include' })).text(),
    appOpaque: async () => (await fetch(app + '/api/projects', { mode: 'no-cors', credentials: 'include' })).text(),
    appPost: async () => (await fetch(app + '/api/projects', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"title":"stolen"}', credentials: 'include' })).text(),
    appSimplePost: async () => (await fetch(app + '/api/projects', { method: 'POST', mode: 'no-cors', body: '{"title":"stolen"}', credentials: 'include' })).text(),
    appEvents: async () => { await waitFor('open', new EventSource(app + '/api/usage/stream', { withCredentials: true })); return 'heard' },
    appSocket: async () => { await waitFor('open', new WebSocket(app.replace('http', 'ws') + '/')); return 'connected' },
    forgedPass: async () => readIfOk(await fetch('/@joinery/enter?pass=forged')),
    hostFile: async () => readIfOk(await fetch('/%2e%2e/%2e%2e/%2e%2e/etc/passwd')),
    databases: async () => (await indexedDB.databases()).map(({ name }) => name).join(),
    caches: async () => (await caches.keys()).join(),
    serviceWorker: async () => {
      const real = Object.getOwnPropertyDescriptor(Navigator.prototype, 'serviceWorker').get.call(navigator)
      await real.register('/sw.js')
      return 'registered'
    },
    clipboard: () => navigator.clipboard.readText(),
    camera: async () => { await navigator.mediaDevices.getUserMedia({ video: true }); return 'seen' },
    place: () => new Promise((resolve, reject) => navigator.geolocation.getCurrentPosition(() => resolve('found'), () => resolve('refused'))),
    wholeScreen: async () => { await document.documentElement.requestFullscreen(); return 'covered' },
  }
  await Promise.all(Object.entries(ways).map(([name, work]) => attempt(name, async () => work())))
  for (const type of ['reload', 'navigate'])
    sibling.postMessage({ source: '${parentSource}', type, path: '/stolen' }, '*')
  setTimeout(() => { document.querySelector('pre').textContent = JSON.stringify(results) }, 200)
})
document.querySelector('pre').title = 'listening'
`

/** How a browser or the server says no. Silence is one, too: nothing came of it. */
export const refusals = new Set<unknown>([
  null,
  '',
  'AbortError',
  'DataCloneError',
  'InvalidAccessError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotSupportedError',
  'SecurityError',
  'TypeError',
  'refused',
  'silence',
])
