/** Whether a file is shown or saved, and its name: plain for old programs, encoded as RFC 8187 has it for all others. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, encodeSign)
  return `${kind}; filename="${plain || 'download'}"; filename*=UTF-8''${encoded}`
}

const encodeSign = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
