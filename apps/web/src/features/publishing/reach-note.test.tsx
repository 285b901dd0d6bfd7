import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { texts } from '@joinery/contract'
import { ReachNote } from './reach-note.tsx'

const { onlyHere, notInThisBrowser } = texts.publishing
const safari = { vendor: 'Apple Computer, Inc.' }
const chrome = { vendor: 'Google Inc.' }
const here = 'http://tea-shop-abcdefgh.apps.localhost:3000'
const everywhere = 'https://tea-shop-abcdefgh.apps.example.com'

it.each([
  {
    says: 'in Safari that another browser finds an app of this machine',
    url: here,
    browser: safari,
    sentences: [onlyHere, notInThisBrowser],
  },
  { says: 'elsewhere only that it is this machine’s', url: here, browser: chrome, sentences: [onlyHere] },
  { says: 'nothing of an app that everybody can open', url: everywhere, browser: safari, sentences: [] },
])('what stands beside the address of an app says $says', ({ url, browser, sentences }) => {
  const html = renderToStaticMarkup(<ReachNote url={url} browser={browser} />)
  expect([onlyHere, notInThisBrowser].filter((sentence) => html.includes(sentence))).toEqual(sentences)
})
