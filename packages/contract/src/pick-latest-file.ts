import type { ChatMessage } from './chat-message.ts'

/** A screen tells more than a style sheet, and both more than a configuration. What is hidden tells least. */
const interest = [
  /\/pages?\/.*\.(tsx|jsx|vue|svelte)$/,
  /(^|\/)app\.\w+$/i,
  /\.(tsx|jsx|vue|svelte)$/,
  /\.(ts|js|php|py|rb)$/,
  /\.(css|scss|html|md)$/,
]

/** Of the files that the newest run of a conversation wrote, the one to show first. */
export function pickLatestFile(messages: readonly Pick<ChatMessage, 'generatedFiles'>[]): string | undefined {
  const written = messages.findLast(({ generatedFiles }) => generatedFiles.length > 0)?.generatedFiles ?? []
  const visible = written.filter((path) => !isHidden(path))
  const paths = visible.length > 0 ? visible : written
  for (const kind of interest) {
    const found = paths.find((path) => kind.test(path))
    if (found !== undefined) return found
  }
  return paths[0]
}

const isHidden = (path: string) => /(^|\/)\./.test(path)
