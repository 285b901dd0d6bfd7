import type { ApplicationModel } from '../../model/application-model.ts'
import type { SectionOf } from '../../model/section.ts'
import type { Imports } from '../code/imports.ts'
import { Code, writeValue } from '../code/write-value.ts'

/** Where records are bookings, forms and drags go by what the page goes by where people book. */
export function writeBookingRules(
  model: ApplicationModel,
  entity: string,
  imports: Imports,
): { checks: Code[]; complete: Code | undefined } {
  const sections = listRules(model, entity)
  const rules = sections.map((section) => ({
    ...writeRules(section),
    ...(sections.length === 1 && { isOnly: true }),
  }))
  if (rules.length === 0) return { checks: [], complete: undefined }
  imports.add('@/lib/bookable', 'isBookable')
  const checks = rules.map((rule) => new Code(`isBookable(${writeValue(rule, 4)})`))
  const [only, ...others] = rules
  if (only === undefined || others.length > 0) return { checks, complete: undefined }
  imports.add('@/lib/complete-booking', 'completeBooking')
  return { checks, complete: new Code(`completeBooking(${writeValue(only, 2)})`) }
}

function listRules({ framework, screens }: ApplicationModel, entity: string): SectionOf<'booking'>[] {
  if (framework !== 'react') return []
  const sections = screens.flatMap((screen) => screen.sections)
  const booked = new Map<string, SectionOf<'booking'>>()
  for (const section of sections)
    if (section.type === 'booking' && section.booking === entity) booked.set(section.resource, section)
  return [...booked.values()]
}

function writeRules(section: SectionOf<'booking'>) {
  const { booking, resource, mode, open, capacity, unit, seatPlan, extras } = section
  const slots = mode === 'slots' ? section.slots : []
  return { bookings: booking, resource, mode, slots, open, capacity, unit, seatPlan, extras }
}
