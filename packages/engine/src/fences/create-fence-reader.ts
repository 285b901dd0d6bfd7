import { pathOfComment, pathOfFence, pathOfHeading, pathOfTag } from './find-fence-path.ts'

/** What an answer in plain text is made of: words for the user, and files. */
export type FencePiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file-begin'; readonly path: string }
  | { readonly kind: 'file-text'; readonly text: string }
  | { readonly kind: 'file-end' }
  /** The answer ended within the file. */
  | { readonly kind: 'file-cut' }

/**
 * Reads files out of an answer by a model that cannot call tools: fenced blocks with a path, in the spellings that
 * models use. A block without a path stays what it is, an example in the text.
 */
export function createFenceReader() {
  let line = ''
  /** How much of the line has been handed on already. */
  let shownLength = 0
  let heading: string | undefined
  let block: Block = { kind: 'prose' }

  function* takeLine(text: string): Generator<FencePiece> {
    switch (block.kind) {
      case 'prose':
        return yield* takeProse(text)
      case 'undecided':
        return yield* decide(text, block)
      case 'example':
        yield { kind: 'text', text }
        if (closes(text, block.fence)) block = { kind: 'prose' }
        return
      case 'tag':
        if (text.includes(`</${block.tag}>`)) yield* endTag(text, block.tag)
        else yield { kind: 'file-text', text }
        return
      case 'file':
        yield* takeFileLine(text, block)
    }
  }

  function* takeProse(text: string): Generator<FencePiece> {
    const tag = pathOfTag(text)
    if (tag !== undefined) {
      block = { kind: 'tag', tag: tag.tag }
      yield { kind: 'file-begin', path: tag.path }
      if (tag.rest.includes(`</${tag.tag}>`)) yield* endTag(tag.rest, tag.tag)
      else if (tag.rest.trim() !== '') yield { kind: 'file-text', text: tag.rest }
      return
    }
    const fence = fencePattern.exec(text)?.[1]
    if (fence === undefined) {
      if (text.trim() !== '') heading = text
      if (text.length > shownLength) yield { kind: 'text', text: text.slice(shownLength) }
      return
    }
    const info = text.trim().slice(fence.length)
    const path = pathOfFence(info) ?? (heading === undefined ? undefined : pathOfHeading(heading))
    heading = undefined
    if (path === undefined) {
      block = { kind: 'undecided', fence, opening: text }
      return
    }
    block = { kind: 'file', fence, nested: 0, mayNest: /\.mdx?$/.test(path) }
    yield { kind: 'file-begin', path }
  }

  /** The path may stand in a comment on the first line. */
  function* decide(
    text: string,
    { fence, opening }: { fence: string; opening: string },
  ): Generator<FencePiece> {
    const path = pathOfComment(text)
    if (path !== undefined) {
      block = { kind: 'file', fence, nested: 0, mayNest: false }
      yield { kind: 'file-begin', path }
      return
    }
    yield { kind: 'text', text: opening + text }
    block = closes(text, fence) ? { kind: 'prose' } : { kind: 'example', fence }
  }

  function* takeFileLine(text: string, file: Extract<Block, { kind: 'file' }>): Generator<FencePiece> {
    if (file.mayNest && new RegExp(`^\\s*${file.fence}\\S`).test(text)) file.nested++
    else if (closes(text, file.fence)) {
      if (file.nested === 0) {
        block = { kind: 'prose' }
        yield { kind: 'file-end' }
        return
      }
      file.nested--
    }
    yield { kind: 'file-text', text }
  }

  function* endTag(text: string, tag: string): Generator<FencePiece> {
    const [before = '', after = ''] = text.split(`</${tag}>`)
    block = { kind: 'prose' }
    if (before.trim() !== '') yield { kind: 'file-text', text: `${before}\n` }
    yield { kind: 'file-end' }
    if (after.trim() !== '') yield { kind: 'text', text: after }
  }

  return {
    *push(delta: string): Generator<FencePiece> {
      line += delta
      for (let end = line.indexOf('\n'); end >= 0; end = line.indexOf('\n')) {
        const whole = line.slice(0, end + 1)
        line = line.slice(end + 1)
        yield* takeLine(whole)
        shownLength = 0
      }
      // Words are shown as they come, unless they may still turn out to open a block.
      if (block.kind === 'prose' && /^\s*[^\s`~<]/.test(line) && line.length > shownLength) {
        yield { kind: 'text', text: line.slice(shownLength) }
        shownLength = line.length
      }
    },
    *end(): Generator<FencePiece> {
      if (line !== '') yield* takeLine(line)
      line = ''
      shownLength = 0
      if (block.kind === 'undecided') yield { kind: 'text', text: block.opening }
      if (block.kind === 'file' || block.kind === 'tag') yield { kind: 'file-cut' }
      block = { kind: 'prose' }
    },
  }
}

type Block =
  | { readonly kind: 'prose' }
  | { readonly kind: 'undecided'; readonly fence: string; readonly opening: string }
  | { readonly kind: 'example'; readonly fence: string }
  | { readonly kind: 'tag'; readonly tag: string }
  | { readonly kind: 'file'; readonly fence: string; nested: number; readonly mayNest: boolean }

const fencePattern = /^\s*(`{3,}|~{3,})/

const closes = (text: string, fence: string) => {
  const trimmed = text.trim()
  return trimmed.startsWith(fence) && /^[`~]+$/.test(trimmed)
}
