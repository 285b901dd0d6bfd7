/** What a browser is told that a file of a project is. It looks no further, so an unknown kind is only bytes. */
export function contentTypeOf(path: string): string {
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ''
  return types.get(extension) ?? 'application/octet-stream'
}

const text = (subtype: string) => `text/${subtype}; charset=utf-8`

const types = new Map([
  ['html', text('html')],
  ['htm', text('html')],
  ['css', text('css')],
  ['txt', text('plain')],
  ['md', text('markdown')],
  ['csv', text('csv')],
  ['xml', 'application/xml; charset=utf-8'],
  ['json', 'application/json; charset=utf-8'],
  ['map', 'application/json; charset=utf-8'],
  ['geojson', 'application/geo+json'],
  ['webmanifest', 'application/manifest+json'],
  ...['js', 'mjs', 'cjs', 'jsx', 'ts', 'tsx', 'mts', 'cts'].map((name): [string, string] => [
    name,
    text('javascript'),
  ]),
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['bmp', 'image/bmp'],
  ['ico', 'image/x-icon'],
  ['woff', 'font/woff'],
  ['woff2', 'font/woff2'],
  ['ttf', 'font/ttf'],
  ['otf', 'font/otf'],
  ['mp3', 'audio/mpeg'],
  ['m4a', 'audio/mp4'],
  ['wav', 'audio/wav'],
  ['ogg', 'audio/ogg'],
  ['mp4', 'video/mp4'],
  ['webm', 'video/webm'],
  ['mov', 'video/quicktime'],
  ['pdf', 'application/pdf'],
  ['wasm', 'application/wasm'],
  ['glb', 'model/gltf-binary'],
  ['gltf', 'model/gltf+json'],
  ['zip', 'application/zip'],
])
