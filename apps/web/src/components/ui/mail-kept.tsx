import { texts } from '@joinery/contract'

/** Says that this installation sends no mail, where it does not. A page knows from its first byte, without a script. */
export function MailKept() {
  return <p className="hidden text-13 text-neutral-10 in-data-[mail=kept]:block">{texts.common.mailKept}</p>
}
