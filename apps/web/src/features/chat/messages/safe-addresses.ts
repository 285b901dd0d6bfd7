/** Links of a reply lead to the web or to a mail, never into the page's own scripts. */
export function isSafeLink(href: string): boolean {
  return /^(?:https?:\/\/|mailto:)/i.test(href)
}

/** Pictures that users attached, from our own storage. */
export function isOwnImage(src: string): boolean {
  return src.startsWith(publicFolder) && !src.includes('..') && !/[\\\s]/.test(src)
}

const publicFolder = '/storage/v1/object/public/project_files/projects/'

/** Where a stored attachment can be seen; undefined for what is none of ours. */
export function attachmentAddress(stored: string): string | undefined {
  const address = stored.startsWith('projects/')
    ? `${publicFolder}${stored.slice('projects/'.length)}`
    : stored
  return isOwnImage(address) ? address : undefined
}
