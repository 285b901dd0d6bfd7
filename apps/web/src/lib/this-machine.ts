/** Browsers find such names on the machine that they run on, and nowhere else. */
export function isOnThisMachine(url: string): boolean {
  const { hostname } = new URL(url)
  return /^(?:.+\.)?localhost$/.test(hostname) || ['127.0.0.1', '[::1]'].includes(hostname)
}

/**
 * Safari, and what else is made of WebKit, finds no names below localhost, and keeps no safe cookie where there is no
 * certificate.
 */
export const findsLocalNames = ({ vendor }: Pick<Navigator, 'vendor'>) => !vendor.startsWith('Apple')

/** Whether a page that was opened at one address can show what is at another. */
export const canShow = (page: string, url: string) => isOnThisMachine(page) || !isOnThisMachine(url)
