/** What the file picker offers. Paste and drop take the same. */
export const acceptedFiles = 'image/*,.js,.jsx,.ts,.tsx,.css,.scss,.html,.json'

/** A message takes as many. */
export const maxAttachments = 10

export type AttachmentKind = 'image' | 'code' | 'document' | 'other'

const kinds: readonly [AttachmentKind, readonly string[]][] = [
  ['image', ['jpg', 'jpeg', 'png', 'gif', 'svg', 'webp']],
  ['code', ['js', 'jsx', 'ts', 'tsx', 'html', 'css', 'json', 'md']],
  ['document', ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'txt']],
]

/** What kind of file a name promises, by its last dot-segment. */
export function kindOfFile(name: string): AttachmentKind {
  const extension = extensionOf(name)
  return kinds.find(([, extensions]) => extensions.includes(extension))?.[0] ?? 'other'
}

interface NameOptions {
  file: Pick<File, 'name' | 'type'>
  now: Date
  /** 16 signs or more that nobody can guess: whoever knows the name can read the file. */
  secret: string
}

/** The name under which it is stored: when, something at random, and the kind of file. */
export function nameAttachment({ file, now, secret }: NameOptions): string {
  return `${now.getTime()}-${secret}.${safeExtension(file)}`
}

const extensionOf = (name: string) => (name.includes('.') ? (name.split('.').at(-1) ?? '').toLowerCase() : '')

/** A picture from the clipboard may have no name; its type says what it is. */
function safeExtension({ name, type }: Pick<File, 'name' | 'type'>): string {
  const candidates = [extensionOf(name), type.split('/').at(-1)?.split('+')[0] ?? '']
  return candidates.find((each) => /^[a-z0-9]{1,10}$/.test(each)) ?? 'bin'
}
