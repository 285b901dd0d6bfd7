import type { SectionOf } from '../../model/section.ts'
import type { EntityTemplate } from './entity-template.ts'

type BookingSection = SectionOf<'booking'>

/** What somebody comes for: that it is written down when they come and go, and what the time between costs. */
export interface Handling {
  readonly begin: string
  readonly end: string
  /** The states between the booking and its end. */
  readonly inside: string
  readonly after: string
  /** Whether the hours between are charged. */
  readonly isCharged: boolean
  /** Whether those who come do it themselves. */
  readonly isSelf: boolean
}

/** A house where one thing is booked: seats of a performance, a car for some days, a place to park. */
export interface BookedTrade {
  /** The thing that is booked, as it is called here, and what a booking of it is called. */
  readonly booked: string
  readonly booking: string
  readonly entities: ReadonlyMap<string, EntityTemplate>
  /** Other words for them. */
  readonly aliases: Readonly<Record<string, string>>
  readonly section: Pick<
    BookingSection,
    'mode' | 'slots' | 'capacity' | 'seatPlan' | 'extras' | 'unit' | 'asks'
  > & {
    readonly title: string
    readonly text: string
  }
  readonly handling?: Handling | undefined
  /** What the booked thing becomes while somebody has it: its field, and the value before, during and after. */
  readonly marks?: { readonly field: string; readonly busy: string; readonly free: string } | undefined
  /** Whether nothing is booked before: who comes is entered as they come. */
  readonly isLog?: boolean | undefined
  /** Frames that the booking answers by itself. */
  readonly answers: RegExp
}
