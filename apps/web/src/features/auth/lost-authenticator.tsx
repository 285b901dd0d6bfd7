import { texts } from '@joinery/contract'
import { textLinkClasses } from '../../components/ui/text-link-classes.ts'

interface LostAuthenticatorProps {
  /** What the operator finds the account by. */
  userId: string
  hasSpare: boolean
}

/** What to do when the device that shows the codes is gone. It opens in place, so nothing is lost that was typed. */
export function LostAuthenticator({ userId, hasSpare }: LostAuthenticatorProps) {
  const words = texts.secondFactor.lost
  return (
    <details className="text-14">
      <summary className={`w-fit cursor-pointer ${textLinkClasses}`}>{words.question}</summary>
      <ul className="mt-3 grid list-disc gap-2 pl-5 text-neutral-11">
        {hasSpare && <li>{words.spare}</li>}
        <li>{words.secret}</li>
        <li>
          {words.operator}
          <code className="mt-1 block font-mono text-13 break-all text-neutral-12 select-all">{userId}</code>
        </li>
        <li>{words.noMail}</li>
      </ul>
    </details>
  )
}
