import { template } from './entity-template.ts'

/** What stands in rows and has a number: where one parks, plays, moors and keeps things. */
export const rowTemplates = [
  template({
    names: 'parking space|parking spot|parking bay|parking place|garage space',
    archetype: 'place',
    icon: 'square-parking',
    fields:
      'name!*,level(Ground level|Level 1|Level 2|Basement),kind(Standard|Wide|Electric|Accessible),hourlyPrice:money[1..4],status(Free|Taken|Closed),notes',
    columns: 'notes',
    rows: `Next to the lift.
Beside the exit.
Under the roof, for low cars.
With a charging point.
For families, with room at both doors.
In the corner, for small cars.
Wide, next to the stairs.
In view of the attendant.`,
  }),
  template({
    names: 'court|sports court',
    archetype: 'place',
    icon: 'land-plot',
    fields:
      'name!*,surface(Clay|Hard|Grass|Carpet),place(Outside|Hall|Under the dome),floodlight:boolean,hourlyPrice:money[8..32],status(Open|Maintenance|Closed),notes',
    columns: 'notes',
    rows: `In front of the club house.
With a wall for practice.
For matches, with a stand.
Shaded in the afternoon.
Booked by the school on Mondays.
Resurfaced last spring.`,
  }),
  template({
    names: 'locker|storage unit|storage box|self-storage unit',
    archetype: 'place',
    icon: 'lock',
    fields:
      'name!*,size(Small|Medium|Large),hall:text,monthlyPrice:money[9..90],status(Free|Rented|Out of order),notes',
    columns: 'hall notes',
    rows: `Hall A; At the entrance.
Hall A; With a shelf.
Hall B; Upper row.
Hall B; Heated in winter.
Hall C; Next to the goods lift.
Hall C; Lower row.`,
  }),
  template({
    names: 'berth|mooring|campsite pitch|camping pitch|caravan pitch',
    archetype: 'place',
    icon: 'anchor',
    fields:
      'name!*,size(Small|Medium|Large),power:boolean,nightlyPrice:money[12..60],status(Free|Taken|Closed),notes',
    columns: 'notes',
    rows: `Close to the showers.
By the water.
Quiet, at the end of the row.
In the shade of two poplars.
With its own tap.
Near the gate.`,
  }),
]
