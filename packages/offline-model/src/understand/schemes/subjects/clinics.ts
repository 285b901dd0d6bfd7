import { createField } from '../../../model/create-field.ts'
import { clinicTemplates } from './clinic-templates.ts'
import { addScreen } from '../../compose/add-screen.ts'
import { collection, ensureDetail } from '../../compose/collections.ts'
import { hasAccounts, needAccounts, type Draft } from '../../compose/draft.ts'
import type { EntityDraft } from '../../compose/entity-draft.ts'
import type { Scheme } from '../scheme.ts'
import { needThing } from '../add-thing.ts'
import { allow, forStaff, showList, showOwn } from '../lay-out.ts'

const things = {
  doctor: ['doctor', clinicTemplates.doctor],
  department: ['department', clinicTemplates.department],
  appointment: ['appointment', clinicTemplates.appointment],
  report: ['examination report', clinicTemplates.report],
} as const

/** Patients find the doctor of a department, book a time and read what was found. */
export const clinics: Scheme = {
  id: 'clinic',
  about:
    /\b(?:hospitals?|clinics?|medical (?:cent(?:er|re)s?|practices?)|outpatient|polyclinics?|doctors?)\b/,
  also: /^(?=[^]{0,4000}\bpatients?\b)(?=[^]{0,4000}\b(?:departments?|doctors?'? schedules?|schedules?|examination reports?|test reports?)\b)/,
  wishes: 'none',
  hears: 'words',
  hearsOfPeople: true,
  kind: 'booking',
  mood: 'calm',
  leads: ['doctor', 'department'],
  aliases: {
    report: 'examination report',
    'test report': 'examination report',
    'medical report': 'examination report',
    physician: 'doctor',
    registration: 'appointment',
    booking: 'appointment',
  },
  parts: [
    {
      title: 'Book',
      answers:
        /^(?!.{0,80}\b(?:of the day|today)\b).{0,80}\b(?:book\w*|appointments?|register|registration|cancel\w*|reschedul\w*|a time)\b/,
      build: addBooking,
    },
    {
      title: 'Departments',
      thing: 'department',
      answers: /\bdepartments?\b/,
      build: (draft, because) => {
        const entity = needThing(draft, things.department)
        showList(draft, entity, { view: 'cards', because })
        keepForThose(draft, entity)
      },
    },
    {
      title: 'Doctors',
      thing: 'doctor',
      answers:
        /^(?!.{0,80}\bdiagnos).{0,80}\b(?:doctors?|schedules?|physicians?|specialists?)\b(?!.{0,60}\bappointments?)/,
      build: (draft, because) => {
        const entity = needThing(draft, things.doctor)
        needThing(draft, things.department)
        showList(draft, entity, {
          text: 'Who is there on which days, and at which hours.',
          view: 'cards',
          because,
        })
        keepForThose(draft, entity)
      },
    },
    {
      title: 'My reports',
      answers: /\b(?:reports?|results?|examinations?|findings|lab)\b/,
      build: addReports,
    },
    {
      title: 'Appointments of the day',
      answers: /\b(?:of the day|today|diagnos\w+|daily|see (?:their|his|her) appointments?)\b/,
      build: addDay,
    },
  ],
}

/** What patients look at, and those who work here change. */
function keepForThose(draft: Draft, entity: EntityDraft): void {
  if (hasAccounts(draft)) entity.editableBy = 'staff'
}

function appointmentOf(draft: Draft): EntityDraft {
  needThing(draft, things.department)
  needThing(draft, things.doctor)
  const entity = needThing(draft, things.appointment)
  allow(entity, 'create', 'filter')
  entity.editableBy = 'owner'
  needAccounts(draft)
  return entity
}

function addBooking(draft: Draft, because?: string): void {
  const entity = appointmentOf(draft)
  const doctor = needThing(draft, things.doctor)
  allow(doctor, 'book')
  addScreen(draft, {
    title: 'Book',
    icon: 'calendar-plus',
    section: {
      type: 'booking',
      title: 'Book an appointment',
      text: 'Choose a department and a doctor, then a day on which they are there and a free time.',
      resource: doctor.id,
      booking: entity.id,
      mode: 'slots',
      slots: [
        '09:00',
        '09:30',
        '10:00',
        '10:30',
        '11:00',
        '11:30',
        '13:00',
        '13:30',
        '14:00',
        '14:30',
        '15:00',
        '15:30',
        '16:00',
        '16:30',
      ],
      daysField: 'workDays',
      capacity: 1,
    },
    because,
  })
  showOwn(draft, entity, { because })
}

function addReports(draft: Draft, because?: string): void {
  const entity = needThing(draft, things.report)
  needAccounts(draft)
  entity.editableBy = 'staff'
  allow(entity, 'create', 'edit', 'delete', 'print')
  showOwn(draft, entity, { title: 'My reports', because })
  const staff = forStaff(draft)
  if (staff.access === 'public') return
  addScreen(draft, {
    title: 'All reports',
    icon: 'file-text',
    ...staff,
    section: collection(entity, { title: 'All reports', view: 'table' }),
  })
}

/** Whom a doctor sees today, and what the doctor says of it. */
function addDay(draft: Draft, because?: string): void {
  const entity = appointmentOf(draft)
  const staff = forStaff(draft)
  if (!entity.steps.some(({ to }) => to === 'Seen'))
    entity.steps.push({
      label: 'Write the diagnosis',
      from: ['Booked', 'Seen'],
      to: 'Seen',
      roles: [...staff.roles],
      needsReason: false,
      asks: ['diagnosis'],
    })
  hideFromForms(entity)
  if (staff.access === 'public') return
  const section = collection(entity, { title: 'Appointments of the day', view: 'table' })
  addScreen(draft, {
    title: 'Appointments of the day',
    icon: 'calendar-check',
    ...staff,
    section: { ...section, within: { field: 'date', span: 'day' } },
    because,
  })
  ensureDetail(draft, entity)
}

/** Nobody is asked for a diagnosis who books. */
function hideFromForms({ fields }: EntityDraft): void {
  const at = fields.findIndex(({ id }) => id === 'diagnosis')
  if (at >= 0) fields[at] = createField('diagnosis', 'longtext', { label: 'Diagnosis', inForm: false })
}
