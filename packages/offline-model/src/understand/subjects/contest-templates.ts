import { template } from './entity-template.ts'

/** Words that mean something else where people vote, give blood, raise money or play with each other. */
export const contestTemplates = [
  template({
    names: 'election candidate|candidacy|nominee|running candidate',
    archetype: 'person',
    icon: 'user-check',
    fields: 'name!,picture,list(Fresh start|Common ground|Independent),year:text,programme!:longtext',
    columns: 'year programme',
    rows: `Second year; Longer library hours, and a quiet room in every building.
Third year; A fairer canteen: one warm meal for three dollars every day.
First year; More water fountains, fewer vending machines.
Fourth year; A fund for clubs that anybody can apply to.
Second year; Exams with a second date for whoever works.
Third year; Bicycle stands with a roof, and repair days each month.`,
  }),
  template({
    names: 'election programme|election program|manifesto',
    archetype: 'document',
    icon: 'scroll-text',
    fields: 'title!,candidate:text,topic(Studies|Campus|Money|Environment),body:longtext',
    columns: 'title topic body',
    rows: `Open until ten; Campus; The library stays open in the evening, with people who look after it.
One warm meal; Money; A dish for three dollars, every day.
A second date; Studies; Whoever works gets a second date for each exam.
Fewer cups; Environment; A deposit on every cup that leaves the canteen.`,
  }),
  template({
    names: 'blood donor|donor',
    archetype: 'person',
    icon: 'heart-pulse',
    fields:
      'name!,bloodGroup!(O+|O−|A+|A−|B+|B−|AB+|AB−),phone,email!,city:place,lastDonation:date,donations:number[0..24],status(Active|Paused)',
  }),
  template({
    names: 'blood donation',
    archetype: 'record',
    icon: 'droplet',
    fields:
      'donor!:text,bloodGroup(O+|O−|A+|A−|B+|B−|AB+|AB−),date!,amount:number[350..500]{ml},centre:place,notes:longtext',
    columns: 'centre notes',
    rows: `Main hospital; No complaints.
Town hall; Came with a colleague.
Main hospital; Rested for ten minutes longer.
Mobile unit 2; First donation.
Mobile unit 1; Prefers the left arm.
Town hall; Tenth donation, got a pin.`,
  }),
  template({
    names: 'blood stock|blood unit|blood inventory|blood bag|blood product',
    archetype: 'record',
    icon: 'droplet',
    fields:
      'bloodGroup!*:text,units!:number[4..60],minimum!:number[10..20],expiresOn:date,storage:text,notes',
    columns: 'bloodGroup storage notes',
    rows: `O+; Fridge 1; Asked for most.
O−; Fridge 1; For everybody, in an emergency.
A+; Fridge 2; Fresh delivery on Mondays.
A−; Fridge 2; Rare at the end of the month.
B+; Fridge 3; Kept for the children's ward.
B−; Fridge 3; Ask before the last two.
AB+; Fridge 4; Plasma in the freezer beside.
AB−; Fridge 4; The rarest one.`,
  }),
  template({
    names:
      'playing partner|tennis partner|training partner|language partner|tandem partner|study partner|study buddy|running partner|sparring partner',
    archetype: 'person',
    icon: 'users-round',
    fields: 'name!,picture,level(Beginner|Intermediate|Advanced),availability:text,phone,about:longtext',
    columns: 'availability about',
    rows: `Weekday evenings; Likes long rallies more than points.
Saturday mornings; Back after a year without.
Any day before eight; Early, and always with coffee.
Sunday afternoons; Plays doubles as well.
Tuesdays and Thursdays; Looking for somebody patient.
Flexible; Wants to play a tournament in spring.`,
  }),
]
