import { template } from './entity-template.ts'

/** What those who run a house write down: stays, loans, memberships, cases. */
export const deskTemplates = [
  template({
    names: 'hotel booking|hotel reservation|hotel stay|room stay',
    archetype: 'event',
    icon: 'calendar-check',
    fields:
      'guest!:text,room:text,date!,nights:number[1..7],guests:number[1..4],total:money[80..900],status(Expected|Checked in|Checked out|Cancelled),notes',
    columns: 'guest room notes',
    rows: `Ines Duarte; Garden room; Arrives late, after ten.
Paul Winther; Corner suite; Anniversary: flowers in the room.
Mira Okafor; Under the roof; Quiet room, please.
Family Fuchs; Family room; Two children, one cot.
Nora Pell; Courtyard double; Breakfast at six.
Jonas Menon; Tower room; Second stay this year.`,
    flow: 'stay',
  }),
  template({
    names: 'book loan|library loan',
    archetype: 'record',
    icon: 'book-open',
    fields: 'title!:text,borrower!:text,borrowedOn:date,dueDate!,status(On loan|Returned|Overdue),notes',
    columns: 'title borrower notes',
    rows: `The Lighthouse Ledger; Ines Duarte; Extended once.
Rivers Remember; Paul Winther; For the reading group.
The Patient Atom; Mira Okafor; Reserved by another reader next.
Moth and Lantern; Family Fuchs; With the picture cards.
Bread of the North; Nora Pell; Handle the cover with care.
A House With Two Doors; Jonas Menon; First loan.`,
    flow: 'loan',
  }),
  template({
    names: 'membership|gym membership|club membership',
    archetype: 'record',
    icon: 'id-card',
    fields:
      'member!:text,plan(Monthly|Yearly|Ten visits|Trial),monthlyFee:money[19..79],startedOn:date,endsOn:date,status(Active|Paused|Ended),notes',
    columns: 'member plan notes',
    rows: `Ines Duarte; Yearly; Trains in the mornings.
Paul Winther; Monthly; Asked about the sauna.
Mira Okafor; Ten visits; Three left.
Tom Fuchs; Trial; Until the end of the week.
Nora Pell; Yearly; Paused while travelling.
Jonas Menon; Monthly; Student price.`,
    flow: 'membership',
  }),
  template({
    names: 'pharmacy medicine|medicine in stock',
    archetype: 'sellable',
    icon: 'pill',
    fields:
      'name!*,form(Tablets|Syrup|Drops|Cream|Spray),price!:money[3..48],stock:number[0..160],minimum:number[5..20],expiresOn:date,needsPrescription:boolean,supplier:text',
    columns: 'name form supplier',
    rows: `Ibuprofen 400; Tablets; North Medical
Paracetamol 500; Tablets; North Medical
Cough syrup, thyme; Syrup; Herbal House
Eye drops, gentle; Drops; Clear View
Zinc cream; Cream; Skin Works
Nasal spray; Spray; Clear View
Amoxicillin 750; Tablets; North Medical`,
  }),
  template({
    names: 'rental contract|car hire|hire contract|vehicle hire',
    archetype: 'event',
    icon: 'car',
    fields:
      'customer!:text,vehicle:text,date!,days:number[1..14],total:money[60..980],status(Reserved|Out|Returned|Cancelled),notes',
    columns: 'customer vehicle notes',
    rows: `Ines Duarte; Small electric; Child seat.
Paul Winther; Estate car; Second driver.
Mira Okafor; Van, 9 seats; Picks up at the station.
Tom Fuchs; Convertible; For a wedding.
Nora Pell; Small petrol; Returns at night, key box.
Jonas Menon; Camper; Two weeks by the sea.`,
    flow: 'hire',
  }),
  template({
    names: 'field crop|farm crop',
    archetype: 'catalogue',
    icon: 'wheat',
    fields:
      'name!*,field:text,area:number[1..14]{ha},sownOn:date,harvestOn:date,status(Planned|Growing|Harvested),notes',
    columns: 'name field notes',
    rows: `Winter wheat; North field; After two years of clover.
Potatoes; River field; Earth up in June.
Maize; Long acre; For the cows.
Carrots; Garden strip; Sandy soil, weed by hand.
Clover; South slope; Left for the bees until August.
Oats; Hill field; Sown late this year.`,
    flow: 'crop',
  }),
  template({
    names: 'farm animal|livestock',
    archetype: 'catalogue',
    icon: 'paw-print',
    fields:
      'tag!*:text,name:text,species(Cow|Sheep|Goat|Pig|Hen),born:date,weight:number[4..680]{kg},lastCheck:date,notes',
    columns: 'tag name species notes',
    rows: `A-101; Berta; Cow; Calves in spring.
A-102; Lotte; Cow; Gives twenty litres.
S-017; Flocke; Sheep; Leads the others.
S-018; Wolke; Sheep; Limps a little, watch it.
G-004; Pepper; Goat; Opens every gate.
P-009; Rosa; Pig; Eats everything but onions.`,
  }),
  template({
    names: 'attendee|event participant|event guest',
    archetype: 'person',
    icon: 'user-check',
    fields:
      'name!*,email,company:text,ticket(Standard|Student|Speaker|Press),status(Invited|Registered|Arrived)',
    columns: 'name company ticket',
    rows: `Ines Duarte; Harbour Works; Standard
Paul Winther; Winther and Sons; Speaker
Mira Okafor; City College; Student
Tom Fuchs; The Daily Ledger; Press
Nora Pell; Pell Studio; Standard
Jonas Menon; Open Fields; Speaker`,
    flow: 'attendee',
  }),
  template({
    names: 'church donation|collection gift',
    archetype: 'transaction',
    icon: 'hand-coins',
    fields: 'giver!:text,amount!:money[5..250],purpose(General|Building|Music|Neighbours),date!,notes',
    columns: 'giver purpose notes',
    rows: `Ines Duarte; General; Monthly.
Sunday collection; Neighbours; For the food shelf.
Paul Winther; Music; Towards the organ.
Family Fuchs; Building; New roof.
Nora Pell; General; In memory of her mother.
Christmas concert; Music; At the door.`,
  }),
  template({
    names: 'legal case|court case|law case|legal matter|legal file',
    archetype: 'task',
    icon: 'gavel',
    fields:
      'title!,client:text,lawyer:text,area(Family|Labour|Tenancy|Contract),openedOn:date,dueDate,status(Open|Waiting|Closed),notes',
    columns: 'title client lawyer area notes',
    rows: `Duarte and the landlord; Ines Duarte; Dr Reiss; Tenancy; Hearing next month.
Dismissal without notice; Paul Winther; Ms Aydin; Labour; Letter to the employer sent.
Delivery that never came; Harbour Works; Dr Reiss; Contract; Waiting for their answer.
Custody agreement; Mira Okafor; Ms Aydin; Family; Both sides want to settle.
Unpaid overtime; Tom Fuchs; Ms Aydin; Labour; Hours written down.
Lease of the workshop; Pell Studio; Dr Reiss; Tenancy; Draft with comments.`,
    flow: 'case',
  }),
]
