import { textLinkClasses } from '../../components/ui/text-link-classes.ts'
import { splitLinks } from './split-links.ts'

/** What a mail says, as text. Its links can be followed, and tell the page they lead to nothing about this one. */
export function MailText({ text }: { text: string }) {
  return (
    <p className="text-14 wrap-anywhere whitespace-pre-wrap">
      {splitLinks(text).map((part) =>
        part.isLink ? (
          <a
            key={part.start}
            href={part.text}
            target="_blank"
            rel="noopener noreferrer"
            className={textLinkClasses}
          >
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
    </p>
  )
}
