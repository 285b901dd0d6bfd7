import { briefPacksOf } from './brief-pack.ts'
import type { Pack } from './pack.ts'

const desk = briefPacksOf('operations', 'technical')
const shown = briefPacksOf('company', 'warm')
const kept = briefPacksOf('shop', 'warm')

/** "a hotel management system": the desk behind a house, for those who run it. Its guests see nothing of it. */
export const deskPacks: readonly Pack[] = [
  desk(
    'stockroom',
    /\b(?:inventory|stock) (?:(?:app|tracker|tool|list|control|software|system|manager|management) )?(?:for|of) (?:an?|the|my|our)\b/i,
    { things: 'inventory,supplier', needs: 'manage,stockMovement,dashboard' },
  ),
  desk(
    'gradebook',
    /\b(?:grade ?book|grading (?:app|tool|sheet|book|system)|(?:student )?grades? tracker)\b/i,
    {
      things: 'student',
      needs: 'sheet,manage',
      mood: 'calm',
      opensWith: 'sheet',
      aliases: { grade: 'student' },
    },
  ),
  desk('kitchen', /\bkitchen (?:displays?|screen|view|board|orders?)\b/i, {
    things: 'order',
    needs: 'manage,kanban',
  }),
  shown(
    'menucard',
    /\b(?:digital|online|interactive|qr(?: code)?|restaurant|caf[eé]|bar|lunch|drinks?|food) menus?(?: (?:app|page|site|website))?(?: (?:for|of) .{2,40})?$/i,
    { things: 'dish', needs: 'browse,detail', aliases: { menu: 'dish', item: 'dish' } },
  ),
  kept('orderform', /\border(?:ing)? forms?(?: for .{2,40})?$/i, {
    things: 'product,order',
    needs: 'browse,cart,checkout',
  }),
  briefPacksOf('promotion', 'playful')(
    'loyalty',
    /\b(?:loyalty|stamp|bonus|points) (?:card|program(?:me)?|app|club|system)\b/i,
    {
      things: '',
      needs: 'rewards',
    },
  ),
  desk(
    'restaurantdesk',
    deskOf('restaurant|caf[eé]|coffee shop|pizzeria|bistro|bar|pub|food truck|canteen'),
    {
      things: 'order,dish,table reservation,employee',
      needs: 'manage,kanban,dashboard',
      aliases: { menu: 'dish', item: 'dish', staff: 'employee', reservation: 'table reservation' },
    },
  ),
  desk('bakerydesk', deskOf('baker(?:y|ies)|cake shop|patisserie|butcher(?: shop)?|florist|flower shop'), {
    things: 'order,product,customer,inventory',
    needs: 'manage,kanban,dashboard',
  }),
  desk(
    'storedesk',
    deskOf('shop|store|retail(?: store)?|supermarket|grocery(?: store)?|boutique|bookstore|bookshop'),
    {
      things: 'product,order,customer,supplier',
      needs: 'manage,dashboard',
    },
  ),
  desk('hoteldesk', deskOf('hotel|hostel|guest ?house|resort|motel'), {
    things: 'hotel booking,guest room,guest,employee',
    needs: 'manage,calendar,dashboard',
    aliases: {
      room: 'guest room',
      booking: 'hotel booking',
      reservation: 'hotel booking',
      staff: 'employee',
    },
  }),
  desk('gymdesk', deskOf('gym|fitness (?:club|studio|cent(?:er|re))|yoga studio|dance studio|sports club'), {
    things: 'membership,fitness class,coach,payment',
    needs: 'manage,calendar,dashboard',
    aliases: { member: 'membership', trainer: 'coach', class: 'fitness class' },
  }),
  desk(
    'salondesk',
    deskOf('(?:beauty |hair |nail )?salon|barber ?shop|spa|tattoo studio|massage (?:studio|practice)'),
    {
      things: 'appointment,customer,service,employee',
      needs: 'manage,calendar,dashboard',
      aliases: { client: 'customer', booking: 'appointment', staff: 'employee' },
    },
  ),
  desk(
    'clinicdesk',
    deskOf(
      "(?:dental |medical |eye |family |veterinary |vet |doctor's )?(?:clinic|practice|surgery|hospital)",
    ),
    {
      things: 'patient,appointment,doctor,invoice',
      needs: 'manage,calendar,dashboard',
      mood: 'calm',
    },
  ),
  desk('pharmacydesk', deskOf('pharmac(?:y|ies)|drug ?store|chemist'), {
    things: 'pharmacy medicine,order,supplier,customer',
    needs: 'manage,dashboard',
    aliases: { medicine: 'pharmacy medicine', drug: 'pharmacy medicine' },
  }),
  desk('librarydesk', deskOf('(?:school |public |small |university )?library'), {
    things: 'book loan,book,member',
    needs: 'manage,dashboard',
    mood: 'warm',
    aliases: { loan: 'book loan', borrower: 'member', reader: 'member' },
  }),
  desk('rentaldesk', deskOf('(?:car|vehicle|bike|bicycle|van|boat) rentals?'), {
    things: 'rental contract,vehicle,customer,payment',
    needs: 'manage,calendar,dashboard',
    aliases: { rental: 'rental contract', booking: 'rental contract', car: 'vehicle' },
  }),
  desk('farmdesk', deskOf('farm|dairy farm|ranch|orchard|vineyard'), {
    things: 'field crop,farm animal,task,expense',
    needs: 'manage,dashboard',
    mood: 'warm',
    aliases: { crop: 'field crop', animal: 'farm animal', livestock: 'farm animal' },
  }),
  desk('eventdesk', deskOf('events?|conference|festival'), {
    things: 'event,attendee,task,supplier',
    needs: 'manage,calendar,dashboard',
    aliases: { participant: 'attendee', guest: 'attendee', vendor: 'supplier' },
  }),
  desk('churchdesk', deskOf('church|parish|mosque|temple|congregation'), {
    things: 'member,event,church donation,task',
    needs: 'manage,calendar,dashboard',
    mood: 'warm',
    aliases: { donation: 'church donation' },
  }),
  desk('lawdesk', deskOf('law (?:firm|office|practice)|legal|lawyers?|attorneys?|(?:legal |court )?cases?'), {
    things: 'legal case,client,appointment,invoice',
    needs: 'manage,calendar,dashboard',
    mood: 'elegant',
    aliases: { case: 'legal case' },
  }),
  desk('builderdesk', deskOf('construction(?: site| company| project)?|contractor|building site'), {
    things: 'project,task,employee,expense',
    needs: 'manage,kanban,dashboard',
  }),
]

/** "a gym management app", "a system to manage a gym", "an admin dashboard for my gym". */
function deskOf(names: string): RegExp {
  const form = '(?:management|manager|admin(?:istration)?|back ?office)'
  const whole = '(?:system|app|application|software|platform|tool|dashboard|web ?site|portal|panel)'
  return new RegExp(
    `\\b(?:${names})'?s? ${form}\\b|\\b(?:${names})'?s? member(?:ship)?s? admin(?:istration)?\\b|\\b(?:manage|run|administer)(?:s|ing)? (?:an?|the|my|our)(?: [a-z]+)? (?:${names})$|\\b${form} (?:${whole} )?for (?:an?|the|my|our)(?: [a-z]+)? (?:${names})$`,
    'i',
  )
}
