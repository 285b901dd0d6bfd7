/** The address of a package's file for a page. Addresses of other sites stay as they are. */
export function locatePackage(url: string, packagesOrigin: string | undefined): string {
  return packagesOrigin !== undefined && url.startsWith('/packages/') ? packagesOrigin + url : url
}
