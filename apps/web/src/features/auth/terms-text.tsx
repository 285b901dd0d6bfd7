import { routes, texts } from '@joinery/contract'
import { textLinkClasses } from '../../components/ui/text-link-classes.ts'

/** The sentence beside the box. Its pages open beside the form, which keeps what was typed. */
export function TermsText() {
  const { terms, termsOfService, privacyPolicy } = texts.register
  const links: Record<string, { path: string; label: string }> = {
    '{terms}': { path: routes.terms.path, label: termsOfService },
    '{privacy}': { path: routes.privacy.path, label: privacyPolicy },
  }
  return terms.split(/(\{\w+\})/).map((part) => {
    const link = links[part]
    if (!link) return part
    return (
      <a key={part} href={link.path} target="_blank" rel="noopener" className={textLinkClasses}>
        {link.label}
      </a>
    )
  })
}
