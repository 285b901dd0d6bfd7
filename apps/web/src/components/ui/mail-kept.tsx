import { texts } from '@joinery/contract'

interface ByMailProps {
  sent: string
  /** Said in its place where no mail goes out. */
  kept: string
}

/** What a mail brings, as far as this installation sends any. */
export function ByMail({ sent, kept }: ByMailProps) {
  return (
    <>
      <span className="in-data-[mail=kept]:hidden">{sent}</span>
      <span className="hidden in-data-[mail=kept]:inline">{kept}</span>
    </>
  )
}

/** Says that this installation sends no mail, where it does not. A page knows from its first byte, without a script. */
export function MailKept() {
  return <p className="hidden text-13 text-neutral-10 in-data-[mail=kept]:block">{texts.keptMail.sentence}</p>
}
