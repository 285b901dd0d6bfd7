import { isValidElement, useRef } from 'react'
import type { ReactNode } from 'react'
import { Streamdown, defaultRemarkPlugins } from 'streamdown'
import type { StreamdownProps } from 'streamdown'
import { fillText, texts } from '@joinery/contract'
import { textLinkClasses } from '../../../components/ui/text-link-classes.ts'
import { AsWritten } from './as-written.tsx'
import { CopyButton } from './copy-button.tsx'
import { isBeyondMarkdown } from './is-beyond-markdown.ts'
import { isOwnImage, isSafeLink } from './safe-addresses.ts'

/**
 * Markdown as it is being written: what is open is closed for the moment. HTML in it is shown as text, links lead out
 * of the page only to the web, and pictures come from our own storage alone, so that no foreign server learns of the
 * reader.
 */
export function Markdown({ children }: { children: string }) {
  if (isBeyondMarkdown(children)) return <AsWritten>{children}</AsWritten>
  return (
    <div className={proseClasses}>
      <Streamdown
        className="contents"
        remarkPlugins={withoutTags}
        rehypePlugins={noHtml}
        linkSafety={{ enabled: false }}
        controls={false}
        components={components}
      >
        {children}
      </Streamdown>
    </div>
  )
}

/** Without the plugin that parses it, HTML stays text. */
const noHtml: NonNullable<StreamdownProps['rehypePlugins']> = []

/** Nor are tags looked for: each that never ends would be followed to the end of the text, over and over. */
const withoutTags: NonNullable<StreamdownProps['remarkPlugins']> = [
  ...Object.values(defaultRemarkPlugins),
  function (this: { data: () => object }) {
    const data: { micromarkExtensions?: object[] } = this.data()
    data.micromarkExtensions = [...(data.micromarkExtensions ?? []), noTags]
  },
]

const noTags = { disable: { null: ['htmlFlow', 'htmlText'] } }

const proseClasses = [
  'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 text-14 leading-6 break-words text-neutral-12',
  '[&_h1]:text-20 [&_h1]:font-semibold [&_h2]:text-16 [&_h2]:font-semibold [&_h3]:font-semibold',
  '[&_h4]:font-semibold [&_h5]:font-semibold [&_h6]:font-semibold',
  '[&_ol]:grid [&_ol]:list-decimal [&_ol]:gap-1 [&_ol]:pl-5 [&_ol]:marker:normal-nums [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-1 [&_ul]:pl-5',
  '[&_blockquote]:border-l-2 [&_blockquote]:border-neutral-6 [&_blockquote]:pl-3 [&_blockquote]:text-neutral-11',
  '[&_[data-streamdown=strong]]:font-semibold [&_strong]:font-semibold [&_em]:italic [&_hr]:border-neutral-5',
  '[&_:not(pre)>code]:rounded-control [&_:not(pre)>code]:bg-neutral-3 [&_:not(pre)>code]:px-1 [&_:not(pre)>code]:py-0.5 [&_:not(pre)>code]:font-mono [&_:not(pre)>code]:text-13',
].join(' ')

const components: NonNullable<StreamdownProps['components']> = {
  a: Link,
  img: Picture,
  pre: CodeBlock,
  code: ({ className, children }: Given) => <code className={textOf(className)}>{nodeOf(children)}</code>,
  table: Table,
  th: ({ children }: Given) => (
    <th className="border-b border-neutral-5 bg-neutral-2 px-3 py-2 text-left font-medium">
      {nodeOf(children)}
    </th>
  ),
  td: ({ children }: Given) => <td className="border-b border-neutral-5 px-3 py-2">{nodeOf(children)}</td>,
}

/** What the parser hands to a component. It promises no types, so each is looked at. */
interface Given {
  node?: unknown
  className?: unknown
  href?: unknown
  src?: unknown
  alt?: unknown
  children?: unknown
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const nodeOf = (value: unknown): ReactNode => (isNode(value) ? value : null)

function isNode(value: unknown): value is ReactNode {
  return typeof value === 'string' || isValidElement(value) || (Array.isArray(value) && value.every(isNode))
}

function Link({ href, children }: Given) {
  const address = textOf(href)
  if (!isSafeLink(address)) return <span>{nodeOf(children)}</span>
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={textLinkClasses}>
      {nodeOf(children)}
    </a>
  )
}

function Picture({ src, alt }: Given) {
  const address = textOf(src)
  const text = textOf(alt)
  if (isOwnImage(address)) {
    return (
      <img src={address} alt={text} className="max-h-80 max-w-full rounded-card border border-neutral-5" />
    )
  }
  return (
    <span className="text-13 text-neutral-10">{fillText(texts.chat.messages.blockedImage, { text })}</span>
  )
}

function CodeBlock({ children }: Given) {
  const pre = useRef<HTMLPreElement>(null)
  return (
    <div className="group/code relative min-w-0">
      <pre
        ref={pre}
        // Whoever has no mouse scrolls a wide block with the arrow keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="max-h-96 overflow-auto rounded-card border border-neutral-5 bg-neutral-2 p-3 pr-12 font-mono text-13"
      >
        {nodeOf(children)}
      </pre>
      <div className="absolute top-1.5 right-1.5">
        <CopyButton
          label={texts.chat.messages.copyCode}
          confirmation={texts.files.viewer.copied}
          read={() => pre.current?.textContent ?? ''}
        />
      </div>
    </div>
  )
}

function Table({ children }: Given) {
  return (
    <div className="overflow-x-auto rounded-card border border-neutral-5">
      <table className="w-full text-13">{nodeOf(children)}</table>
    </div>
  )
}
