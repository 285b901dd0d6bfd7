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
  [
    'says in Safari that another browser finds an app of this machine',
    here,
    safari,
    [onlyHere, notInThisBrowser],
  ],
  ['says elsewhere only that it is this machine’s', here, chrome, [onlyHere]],
  ['says nothing of an app that everybody can open', everywhere, safari, []],
])('what stands beside the address of an app %s', (_, url, browser, sentences) => {
  const html = renderToStaticMarkup(<ReachNote url={url} browser={browser} />)
  expect([onlyHere, notInThisBrowser].filter((sentence) => html.includes(sentence))).toEqual(sentences)
})
