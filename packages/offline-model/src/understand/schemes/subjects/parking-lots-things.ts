import type { SchemeThing } from '../scheme.ts'
import { describeThing } from '../describe-thing.ts'

/** Where cars are parked, whose they are, and what that costs. */
export const parkingThings: ReadonlyMap<string, SchemeThing> = new Map([
  [
    'parking lot',
    describeThing({
      isComplete: true,
      names: 'lot with spaces',
      archetype: 'place',
      icon: 'map-pin',
      fields:
        'name!*,picture:image,address!:place,district(Centre|Station|Harbour|Airport),spaces!:number[1..5000],hourlyPrice!:money[0..20],monthlyPrice:money[0..500],openingHours:text,description:longtext',
      columns: 'name address district spaces hourlyPrice monthlyPrice openingHours description',
      labels: { hourlyPrice: 'Price an hour', monthlyPrice: 'Price a month' },
      rows: `Town Hall; Market Square 2; Centre; 240; 2.8; 110; Day and night; Below the square, with lifts.
Central Station; Station Road 1; Station; 420; 2.2; 95; Day and night; Two minutes to the platforms.
Old Harbour; Quay 7; Harbour; 130; 1.6; 60; 06:00 to 24:00; In the open, with charging points.
Theatre; Opera Lane 4; Centre; 95; 3; 120; 07:00 to 01:00; Wide spaces, and one for families.
Airport North; Terminal Road 12; Airport; 1800; 1.2; 85; Day and night; A bus to the terminal every ten minutes.
Mill Island; Mill Bridge 3; Harbour; 60; 1.4; 55; 06:00 to 22:00; Small and quiet.`,
      can: 'filter,favourite,book',
      editableBy: 'staff',
    }),
  ],
  [
    'licence plate',
    describeThing({
      isComplete: true,
      names: 'own licence plate',
      archetype: 'configuration',
      icon: 'car',
      fields: 'plate!*:text,car:text,colour:text,isMain:boolean',
      columns: 'plate car colour isMain',
      labels: { isMain: 'Usual car' },
      rows: `KX 204; Small estate; Blue; yes
LM 881; Van; White; no`,
      editableBy: 'owner',
      hasPage: false,
    }),
  ],
  [
    'reservation',
    describeThing({
      isComplete: true,
      names: 'reserved parking',
      archetype: 'record',
      icon: 'calendar-check',
      fields:
        'title!:text,parkingLot>parkingLot,number:text,plate!:text,customer:text,date!:date,from!:time,until:time,total:money,status(Reserved|Cancelled)',
      columns: 'title parkingLot number plate customer date from until total status',
      labels: { plate: 'Licence plate' },
      rows: `Town Hall, KX 204; #1; B-1001; KX 204; Ines Calder; 2; 08:00; 17:00; 25.2; Reserved
Old Harbour, LM 881; #3; B-1002; LM 881; Ines Calder; 4; 10:00; 13:00; 4.8; Reserved`,
      can: 'filter',
      editableBy: 'owner',
      steps: [{ label: 'Cancel', from: ['Reserved'], to: 'Cancelled', roles: [], needsReason: false }],
    }),
  ],
  [
    'parking record',
    describeThing({
      isComplete: true,
      names: 'entry and exit of a car',
      hidden: ['enteredAt', 'leftAt', 'hours', 'fee'],
      archetype: 'record',
      icon: 'log-in',
      fields:
        'title!:text,parkingLot!>parkingLot,plate!:text,enteredAt!:datetime,leftAt:datetime,hours:number,fee:money,status(Inside|To pay|Paid)',
      columns: 'title parkingLot plate enteredAt leftAt hours fee status',
      labels: { plate: 'Licence plate', enteredAt: 'Came in', leftAt: 'Went out' },
      rows: `KX 204 at Town Hall; #1; KX 204; 0.3; ~; ~; ~; Inside
LM 881 at Old Harbour; #3; LM 881; -1.6; -1.45; 3.75; 6; To pay
KX 204 at Central Station; #2; KX 204; -3.7; -3.35; 8.5; 18.7; Paid
KX 204 at Theatre; #4; KX 204; -6.3; -6.15; 3.75; 11.25; Paid`,
      can: 'filter,export',
    }),
  ],
  [
    'monthly card',
    describeThing({
      isComplete: true,
      names: 'card for a month',
      archetype: 'record',
      icon: 'id-card',
      fields:
        'title!:text,parkingLot!>parkingLot,plate!:text,startsOn!:date,months!:number[1..12],status(Active|Expired|Cancelled)',
      columns: 'title parkingLot plate startsOn months status',
      labels: {
        title: 'Name on the card',
        plate: 'Licence plate',
        startsOn: 'Valid from',
        months: 'Months',
      },
      flow: 'monthlyCard',
      rows: `Ines Calder; #2; KX 204; -20; 3; Active
Tom Reyes; #1; TR 560; -90; 1; Expired`,
      can: 'filter',
      editableBy: 'owner',
    }),
  ],
  [
    'invoice request',
    describeThing({
      isComplete: true,
      names: 'request for an invoice',
      archetype: 'record',
      icon: 'receipt',
      fields:
        'company!:text,taxNumber:text,email!,parkingRecord>parkingRecord,address!:longtext,requestedOn:date,status(Requested|Issued|Declined)',
      columns: 'company taxNumber email parkingRecord address requestedOn status',
      labels: {
        company: 'Invoice to',
        parkingRecord: 'For which parking',
        taxNumber: 'Tax number (optional)',
      },
      flow: 'invoiceRequest',
      rows: `Hollow Oak Studio; DE-481-22; office@example.com; #3; Harbour Street 8, 20095 Hamburg; -2; Issued
Ines Calder; ~; ines@example.com; #4; Mill Lane 3, 20095 Hamburg; -1; Requested`,
      can: 'create,filter',
      editableBy: 'owner',
    }),
  ],
])
