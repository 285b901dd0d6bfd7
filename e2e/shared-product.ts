import { openProduct, withProduct } from './product.ts'
import type { Product } from './product.ts'

/** Where the setup leaves word of the product for the workers, which inherit its environment. */
const addressName = 'JOURNEY_ADDRESS'
const folderName = 'JOURNEY_FOLDER'

/**
 * Playwright's setup for all journeys: one product, started once and used by every worker at a time. A start takes
 * more work than an average journey, and a product that serves one visitor shows less than one that serves several.
 */
// Playwright calls what a setup exports by default.
// oxlint-disable-next-line import/no-default-export
export default async function startSharedProduct(): Promise<() => Promise<void>> {
  const started = Promise.withResolvers<Product>()
  const finished = Promise.withResolvers<void>()
  const life = withProduct({}, (product) => {
    started.resolve(product)
    return finished.promise
  })
  const { address, dataFolder } = await Promise.race([started.promise, life.then(neverReady)])
  Object.assign(process.env, { [addressName]: address, [folderName]: dataFolder })
  return async function stopSharedProduct() {
    finished.resolve()
    await life
  }
}

export function findSharedProduct(): Product {
  const { [addressName]: address, [folderName]: dataFolder } = process.env
  if (address === undefined || dataFolder === undefined) throw neverReady()
  return openProduct({ address, dataFolder })
}

function neverReady(): never {
  throw new Error('The product that journeys share has not been started.')
}
