declare global {
  var __webpack_nonce__: string | undefined
}

/**
 * Hands the page's nonce to libraries that write a style element while they run (the scroll lock behind sheets
 * and menus). They look for this global; without it the content security policy refuses their styles.
 */
export function shareCspNonce(page: Document) {
  const nonce = page.querySelector<HTMLElement>('#csp-nonce')?.nonce
  if (nonce) globalThis.__webpack_nonce__ = nonce
}
