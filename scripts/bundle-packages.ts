// Bundles all packages that previews share, so that a server that is built once and started often never has to:
//   node scripts/bundle-packages.ts [folder]
import { fileURLToPath } from 'node:url'
import { openPackageSet } from '@joinery/preview-compiler'

const [folder = fileURLToPath(new URL('../.cache/preview-packages', import.meta.url))] = process.argv.slice(2)
const started = performance.now()
const packages = await openPackageSet({ folder })
await packages.buildAll()
packages.close()
const seconds = ((performance.now() - started) / 1000).toFixed(1)
process.stdout.write(`All packages of the preview are bundled (${seconds} s).\n`)
