import { texts } from '@joinery/contract'

/** Every frame's main region, where keyboard users and screen readers arrive. */
export const contentId = 'content'

export function SkipLink() {
  return (
    <a
      href={`#${contentId}`}
      className="fixed top-2 left-2 z-50 -translate-y-16 rounded-control border border-neutral-6 bg-neutral-1 px-4 py-2.5 text-14 font-medium text-neutral-12 focus:translate-y-0 focus:shadow-float"
    >
      {texts.layout.skipLink}
    </a>
  )
}
