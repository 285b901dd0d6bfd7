import { addBooking } from '../add-booking.ts'
import { addThing } from '../add-thing.ts'
import { describeThing } from '../describe-thing.ts'
import { addList, addPage } from '../lay-out.ts'
import { needRole } from '../need-role.ts'
import { step } from '../step.ts'
import type { Draft } from '../../compose/draft.ts'
import type { Scheme } from '../scheme.ts'

/** Homes to let: landlords offer them, tenants look, ask, come to see them and apply. */
export const rentals: Scheme = {
  id: 'rentals',
  about:
    /\b(?:rental (?:housing|houses|homes?|propert\w+|apartments?|flats?|listings?)|(?:house|housing|home|apartment|flat|room|property) rentals?|rent(?:ing)? (?:out )?(?:houses|apartments?|flats?|homes|rooms))\b/,
  also: /\b(?:landlords?|tenants?|viewings?|listings?)\b/,
  not: /\b(?:holiday|vacation|management system|short-term|cars?|equipment)\b/,
  wishes: 'long',
  hears: 'wordsAndSentence',
  kind: 'booking',
  mood: 'elegant',
  line: 'Find the door that is yours',
  supporting: 'Look by area, price and type, ask the landlord, and come to see it',
  steps: [
    ['Narrow it down', 'By area, rent and type, until a handful is left.'],
    ['Ask and look', 'Write to the landlord, and choose a day to come.'],
    ['Apply', 'One form, and you see what the landlord says.'],
  ],
  invitation: { title: 'Seen something you like?', text: 'Choose a day to look at it.' },
  parts: [
    { answers: /\bfavou?rit\w*|\bsave (?:houses|listings)\b/, title: 'Favourites' },
    { answers: /\bapplication\w*|\bapply\w*/, title: 'Apply' },
    { answers: /\bviewings?\b|\bvisits?\b|\bappointments?\b/, title: 'Book a viewing' },
    {
      answers: /\bcontact\w*|\bmessag\w*|\bask\w* landlords?\b|\binquir\w*|\bchat\b/,
      title: 'Ask the landlord',
    },
    { answers: /\bpublish\w*|\bedit\w*|\bpost\w*|\bmanage\w*|\bmy listings\b/, title: 'My listings' },
    {
      answers:
        /\blist\w*|\bhouses?\b|\bhomes?\b|\bapartments?\b|\bflats?\b|\bpropert\w+|\bfilter\w*|\bsearch\w*|\barea\b|\bprice\b|\btype\b|\brooms?\b|\brents?\b|\bdistricts?\b|\bbudgets?\b/,
      title: 'Homes',
    },
  ],
  build(draft) {
    const landlords = castHouse(draft)
    const home = addThing(
      draft,
      'home',
      describeThing({
        names: 'home',
        archetype: 'sellable',
        icon: 'house',
        fields:
          'title!*,picture,area!(Old Town|Riverside|Station Quarter|Hillside|Garden Suburb),type!(Apartment|House|Studio|Shared flat),rent!:money[420..2400],bedrooms:number[0..4],size:number[18..160]{m²},availableFrom:date,landlord!:text,phone,status(Available|Reserved|Let),description',
        columns: 'title picture area type rent bedrooms size availableFrom landlord status description',
        rows: `Two rooms above the bakery; apartment old town; Old Town; Apartment; 890; 1; 52; 12; Nora Lind; Available; Warm floors in winter, fresh rolls at six.
Loft with a crane; apartment loft; Riverside; Apartment; 1650; 2; 96; 30; Samuel Okafor; Available; An old warehouse: iron beams and a view of the locks.
Studio by the station; apartment small; Station Quarter; Studio; 560; 0; 28; 5; Nora Lind; Available; Folding bed, real kitchen, four minutes to the train.
House with a pear tree; apartment garden; Garden Suburb; House; 1980; 4; 138; 44; Ines Duarte; Available; A garden on three sides and a cellar for bicycles.
Room in a flat of three; apartment shared; Hillside; Shared flat; 430; 1; 19; 9; Clara Nowak; Available; Two quiet people and a loud coffee machine.
Top floor, no lift; apartment top; Old Town; Apartment; 740; 1; 44; 60; Samuel Okafor; Reserved; Eighty-one steps, and then the whole city.
Terraced house; apartment row; Hillside; House; 1420; 3; 104; 21; Ines Duarte; Available; Faces south, with a shed.
Bright corner flat; apartment corner; Riverside; Apartment; 1180; 2; 71; 16; Clara Nowak; Available; Windows on two sides.
Garden studio; apartment studio; Garden Suburb; Studio; 640; 0; 31; 75; Ines Duarte; Let; A door of its own behind the hedge.
Family flat near the school; apartment family; Station Quarter; Apartment; 1320; 3; 92; 34; Nora Lind; Available; A yard to play in, a bakery below.`,
        can: 'filter,favourite,create,edit,delete,apply',
        mentions: 12,
        editableBy: landlords.length > 0 ? 'owner' : 'everyone',
        ranges: 'rent,bedrooms,size',
        steps: [
          step('Mark as reserved', 'Available > Reserved', { roles: landlords }),
          step('Mark as let', 'Available|Reserved > Let', { roles: landlords }),
          step('Offer again', 'Reserved|Let > Available', { roles: landlords }),
        ],
      }),
    )
    // Where it is, rather than how large.
    for (const [at, field] of home.fields.entries())
      if (field.id === 'area') home.fields[at] = { ...field, unit: null }
    addList(draft, home, { view: 'cards' })
    draft.modules.push({ type: 'favourites', entities: [home.id] })
    addPage(draft, {
      title: 'Favourites',
      icon: 'heart',
      section: {
        type: 'collection',
        title: 'Kept homes',
        text: '',
        entity: home.id,
        view: 'cards',
        scope: 'favourites',
        isManaged: false,
      },
    })
    addBooking(draft, {
      resource: home,
      one: 'viewing',
      mode: 'slots',
      title: 'Book a viewing',
      heading: 'Book a viewing',
      text: 'Choose the home, a day and a free time.',
      slots: ['09:00', '11:00', '13:00', '15:00', '17:00', '18:30'],
      own: 'My viewings',
      all: 'All viewings',
    })
    const question = addThing(
      draft,
      'question to a landlord',
      describeThing({
        names: 'question to a landlord',
        archetype: 'post',
        icon: 'message-circle',
        fields:
          'subject!:text,home!>home,name!:text,email!,message!:longtext,reply:longtext,status(New|Answered)',
        columns: 'subject home name message status',
        rows: `Is a dog allowed?; #4; Nora Lind; She is small, old and mostly asleep.; New
When can we move in?; #2; Paul Mercier; We would like the first of next month.; New
Is there a place for bicycles?; #7; Nora Lind; We have four of them.; New
What does heating cost?; #3; Omar Haddad; About, for a winter.; New`,
        can: 'create,filter',
        steps: [step('Answer', 'New > Answered', { roles: landlords, asks: ['reply'] })],
      }),
    )
    const application = addThing(
      draft,
      'rental application',
      describeThing({
        names: 'rental application',
        archetype: 'record',
        icon: 'file-text',
        fields:
          'applicant!:text,home!>home,email!,phone,income!:money[1400..5200],people:number[1..5],moveIn:date,aboutYou:longtext,status(Submitted|Accepted|Declined)',
        columns: 'applicant home income people aboutYou status',
        rows: `Hana Kim; #4; 4100; 3; Two adults, one child, and the old dog.; Submitted
Omar Haddad; #3; 2300; 1; I work shifts at the hospital.; Accepted
Yuki Mori; #2; 3900; 2; We both work from home.; Declined
Leila Aziz; #8; 2900; 2; We are moving for the new university.; Submitted`,
        can: 'create,edit,delete,filter',
        steps: [
          step('Accept', 'Submitted > Accepted', { roles: landlords }),
          step('Decline', 'Submitted > Declined', { roles: landlords, needsReason: true }),
        ],
      }),
    )
    addPage(draft, {
      title: 'Apply',
      icon: 'send',
      section: {
        type: 'recordForm',
        title: 'Apply for a home',
        text: 'Say who you are and when you would move in. The landlord decides.',
        entity: application.id,
        submitLabel: 'Send application',
      },
    })
    addList(draft, application, { title: 'My applications', view: 'list', scope: 'mine' })
    Object.assign(question, { many: 'questions to landlords' })
    addPage(draft, {
      title: 'Ask the landlord',
      icon: 'message-circle',
      section: {
        type: 'recordForm',
        title: 'Ask the landlord',
        text: 'Your question is kept here in this browser, where the landlord answers it.',
        entity: question.id,
        submitLabel: 'Send question',
      },
    })
    addList(draft, question, { title: 'My questions', view: 'list', scope: 'mine' })
    if (landlords.length === 0) return
    addList(draft, home, { title: 'My listings', view: 'table', path: '/my-listings', isForStaff: true })
    addList(draft, application, {
      title: 'Applications',
      view: 'table',
      isForStaff: true,
      path: '/all-applications',
    })
    addList(draft, question, { title: 'Questions', view: 'table', isForStaff: true, path: '/all-questions' })
  },
}

function castHouse(draft: Draft): string[] {
  if (!/\blandlords?\b/.test(draft.words)) return []
  needRole(draft, { id: 'tenant', label: 'Tenant', isStaff: false }, true)
  needRole(draft, { id: 'landlord', label: 'Landlord', isStaff: true })
  return ['landlord']
}
