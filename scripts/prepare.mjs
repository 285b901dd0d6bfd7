// Brings a checkout to the point where a command can run: packages, what tests need, the built web application, a browser.
// What is already there is left alone. Runs on the host's Node (20 or newer) before anything is installed, so it is
// plain JavaScript without dependencies.
import { installPackages } from './prepare/install-packages.mjs'
import { root } from './prepare/paths.mjs'
import { fail } from './prepare/say.mjs'

const wanted = process.argv.slice(2)
const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 20)
  fail(`Joinery needs Node 20 or newer; this is ${process.versions.node}. Install a newer Node.`)
if (wanted.includes('web') && /[#?]/.test(root))
  fail(`The web application cannot be built in ${root}: take the # or ? out of that path, then try again.`)

const node = installPackages({ withTools: wanted.includes('tools') })
if (wanted.includes('web')) {
  const { buildWeb } = await import('./prepare/build-web.mjs')
  buildWeb(node)
}
if (wanted.includes('browser')) {
  const { installBrowser } = await import('./prepare/install-browser.mjs')
  installBrowser(node)
}
if (wanted.includes('mariadb')) {
  const { installMariaDb } = await import('./prepare/install-mariadb.mjs')
  installMariaDb()
}
