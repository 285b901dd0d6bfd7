import type { SectionOf } from '../../model/section.ts'

/** Where a house is found until somebody says its own address. */
export function sampleContact(): SectionOf<'contactDetails'> {
  return {
    type: 'contactDetails',
    title: 'Find us',
    text: 'Sample details: replace them with your own.',
    address: '12 Mill Lane, Millbrook',
    email: 'hello@example.com',
    phone: '+1 555 0100',
    hours: [
      { days: 'Monday to Friday', hours: '9:00 – 18:00' },
      { days: 'Saturday', hours: '10:00 – 14:00' },
    ],
  }
}
