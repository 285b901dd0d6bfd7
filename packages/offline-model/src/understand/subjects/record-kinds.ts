import { capitalise } from '../language/noun-phrase.ts'
import type { EntityTemplate } from './entity-template.ts'
import { flavour } from './flavour.ts'

/** "sending records" tell of what was sent, "charging records" of charging: the samples are of what the name says. */
export function nameRecords(template: EntityTemplate | undefined, one: string): EntityTemplate | undefined {
  if (template?.names[0] !== 'work log') return template
  const kind = kinds.find(({ pattern }) => pattern.test(one.toLowerCase()))
  if (kind !== undefined) return { ...template, rows: kind.rows }
  const [, what] = /^(.+) (?:record|log)$/.exec(one) ?? []
  if (what === undefined || template.names.includes(one)) return template
  return {
    ...template,
    rows: template.rows.map(([, ...rest], at) => [`${capitalise(what)} ${101 + at}`, ...rest]),
  }
}

const kinds = [
  flavour(
    /\b(?:sending|send|sent|message|transmission|delivery)\b/,
    `Confirmation to a new customer; Arrived at once.
Reminder of tomorrow's appointment; Read after ten minutes.
Answer to a question; Two attempts were needed.
Notice of a delay; Sent to twelve people.
Code for signing in; Used within a minute.
Weekly summary; One address was not reachable.`,
  ),
  flavour(
    /\b(?:medication|medicine|dose|doseage|dosage)\b/,
    `Blood pressure tablet; Taken with breakfast.
Vitamin D; With the first meal.
Eye drops; Both eyes.
Iron capsule; One hour before lunch.
Cough syrup; Ten millilitres.
Sleep tea; Half an hour before bed.`,
  ),
  flavour(
    /\b(?:sports?|training|exercise|workout|running)\b/,
    `Six kilometres along the river; Easy, talked all the way.
Table tennis, best of five; Won the last set.
Swimming, forty lengths; Shoulders felt fine.
Football on Tuesday; One goal, two passes.
Stretching; Twenty quiet minutes.
Hill repeats; Eight times, the last one slow.`,
  ),
  flavour(
    /\bcharg(?:ing|e)\b/,
    `Charging at pile A-03; Stopped at eighty percent.
Charging at pile B-11; Ended by the driver.
Quick charge at pile A-01; Twenty minutes before a trip.
Night charge at pile C-07; Full in the morning.
Charging at pile B-02; Cable was locked, solved by phone.
Charging at pile A-09; Paid with a card.`,
  ),
  flavour(
    /\b(?:loading|unloading|package|parcel|warehouse)\b/,
    `Truck 12, forty large packages; Gate 3, no damage.
Van 4, small packages; Sorted by street.
Night line, mixed load; Two pallets came later.
Express bags; On the belt within ten minutes.
Returns; Counted and labelled anew.
Truck 7, bulky goods; Three people and a lift.`,
  ),
  flavour(
    /\b(?:system|server|operation|access|audit|login|error)\b/,
    `Service restarted; Back after nine seconds.
Settings changed; Page size from ten to twenty.
Nightly backup; Read back and compared.
Sign-in refused; Wrong password, three times.
Disk above ninety percent; Old logs were packed.
New version rolled out; No errors since.`,
  ),
  flavour(
    /\b(?:play|playback|watch|viewing|view)\b/,
    `The Last Ferry; Watched to the end.
How a lock works; Stopped at minute four.
Kitchen session; Played twice.
Evening talk; Seen in two parts.
The marsh at dawn; Paused, to be continued.
A waltz for a broken piano; In the background.`,
  ),
  flavour(
    /\b(?:winning|prize|lottery|draw)\b/,
    `Tote bag; Collected at the counter.
Coffee voucher; Sent by e-mail.
Second chance; Drew again on Friday.
Headphones; Main prize of the week.
Free delivery; Used with the next order.
Sticker set; Came with the post.`,
  ),
]
