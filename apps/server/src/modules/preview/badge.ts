import { fillText, texts } from '@joinery/contract'

/**
 * Puts the badge on a page. A script adds it beside the body and behind a shadow root, so that the app can neither wipe
 * it out by rendering nor restyle it by accident. While there is no app to see, there is no badge.
 */
export function addBadge(html: string, siteUrl: string): string {
  const end = html.search(/<\/head\s*>|<body\b/i)
  const at = end === -1 ? html.length : end
  return `${html.slice(0, at)}${renderBadge(siteUrl)}\n${html.slice(at)}`
}

function renderBadge(siteUrl: string): string {
  const words = fillText(texts.settings.general.badge, { product: texts.common.productName })
  const [label, address, style] = [words, siteUrl, badgeStyle].map(toScriptText)
  return `<style>html:has(joinery-waiting) joinery-badge{display:none}</style>
<script>addEventListener('DOMContentLoaded',()=>{
const badge=document.createElement('joinery-badge'),root=badge.attachShadow({mode:'open'}),style=document.createElement('style')
const isFramed=parent!==window,link=document.createElement(isFramed?'span':'a')
style.textContent=${style};link.textContent=${label}
if(!isFramed)link.href=${address}
root.append(style,link);document.documentElement.append(badge)})</script>`
}

const badgeStyle =
  ':host{all:initial;position:fixed;right:12px;bottom:12px;z-index:2147483000}a,span{display:block;padding:6px 10px;border-radius:6px;background:#05070a;color:#fbfbfa;font:500 12px/1.4 system-ui,sans-serif;text-decoration:none;box-shadow:0 0 0 1px #fbfbfa33}span{pointer-events:none}a:focus-visible{outline:2px solid #22d3ee;outline-offset:2px}@media print{:host{display:none}}'

const toScriptText = (text: string) => JSON.stringify(text).replaceAll('<', String.raw`\u003c`)
