/**
 * The address at which the server found nothing, where it sent the page that says so. The router is not asked what it would
 * make of that address: it knows neither which articles there are nor which capitals are meant.
 */
export const missingAddress: string | undefined =
  typeof document !== 'undefined' && document.querySelector('[data-missing]')
    ? window.location.pathname
    : undefined
