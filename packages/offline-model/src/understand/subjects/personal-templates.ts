import { template } from './entity-template.ts'

/** What one person keeps for themselves, where a team would keep more. */
export const personalTemplates = [
  template({
    names: 'personal task|own task',
    archetype: 'task',
    icon: 'square-check',
    fields:
      'title!,list(Home|Errands|Work|People),priority,dueDate,status(To do|In progress|Done),notes:longtext',
    columns: 'title list notes',
    rows: `Buy milk and bread; Errands; And something for Sunday.
Call the dentist; People; The morning is best.
Water the plants; Home; The fern twice a week.
Pay the electricity bill; Home; Before the end of the month.
Return the library books; Errands; Two of them, on the shelf by the door.
Send the photos to Ada; People; The ones from the lake.
Prepare Monday's meeting; Work; Three slides are enough.
Take the bicycle for a check; Errands; The rear brake squeaks.`,
    flow: 'todo',
  }),
  template({
    names: 'trip activity|itinerary item|trip stop|trip plan',
    called: 'activity',
    archetype: 'event',
    icon: 'map-pin',
    fields:
      'title!,date!,startTime:time,place:text,category(Travel|Stay|Food|Sights|Free time),cost:money[0..240],notes:longtext',
    columns: 'title startTime place category notes',
    rows: `Train to the coast; 08:40; Central station; Travel; Seats are booked, coach 7.
Check in at the guest house; 15:00; Harbour Street; Stay; The key is in the box.
Dinner by the water; 19:00; Old pier; Food; Ask for the table outside.
Walk to the lighthouse; 10:00; Coast path; Sights; Two hours there and back.
Market and picnic; 12:30; Town square; Food; Only on Wednesdays and Saturdays.
Museum of the sea; 14:00; Harbour; Sights; Free for children.
Beach afternoon; 15:30; North beach; Free time; Bring the umbrella.
Train home; 17:20; Harbour station; Travel; Snacks for the way.`,
  }),
  template({
    names: 'packing item|packing list item|thing to pack',
    archetype: 'record',
    icon: 'luggage',
    fields:
      'name!,category(Clothes|Papers|Bathroom|Electronics|For the way),quantity:number[1..6],packed:boolean,notes',
    columns: 'name category notes',
    rows: `Passports; Papers; Check that they are still valid.
Rain jackets; Clothes; It is the coast, after all.
Phone charger; Electronics; And the adapter.
Toothbrushes; Bathroom; One for each.
Sun cream; Bathroom; Factor 50.
Sandwiches; For the way; Made in the morning.
Playing cards; For the way; For the long train.
Swimwear; Clothes; And two towels.`,
  }),
  template({
    names: 'home looked at',
    called: 'home',
    archetype: 'record',
    icon: 'house',
    fields:
      'title!,area:text,rent!:money[620..1980],rooms:number[1..4],viewedOn:date,contact:text,status(Found|Viewing|Applied|Offered|Not for us),notes:longtext',
    columns: 'title area contact status notes',
    rows: `Two rooms above the bakery; Mill quarter; Mrs Okafor; Viewing; Smells of bread, no lift.
Top floor with a terrace; Old town; Harbour Homes; Applied; Evening sun, small kitchen.
Garden flat; Westend; Tom Reed; Found; Ask about the cellar.
By the station; Centre; City Living; Not for us; Trains until midnight.
New building, fourth floor; Docks; Harbour Homes; Viewing; Free from March.
Half a house; Northfield; Ines Duarte; Offered; Twenty minutes by bicycle.
Attic with two windows; Old town; Mrs Okafor; Found; Only the kitchen has heating.`,
  }),
  template({
    names: 'viewing|property viewing|house viewing|flat viewing',
    archetype: 'event',
    icon: 'key-round',
    fields: 'title!,property:text,customer:text,phone,date!,time:time,status(Planned|Held|Cancelled),notes',
    columns: 'title time notes',
    rows: `First viewing; 10:00; Comes with two children.
Second viewing; 16:30; Wants to see the cellar.
Viewing with an architect; 09:30; About the wall to the kitchen.
Open afternoon; 14:00; Six parties, half an hour each.
Viewing by video; 12:00; Lives abroad, call at noon sharp.
Short viewing; 17:45; Between two trains.`,
  }),
  template({
    names: 'tool to lend|shared tool|neighbourhood tool|neighborhood tool',
    archetype: 'catalogue',
    icon: 'wrench',
    fields:
      'name!,picture,category(Garden|Workshop|Kitchen|Leisure),owner:text,condition(Like new|Good|Well used),description',
    columns: 'name category description',
    rows: `Cordless drill; Workshop; Two batteries and a box of bits.
Hedge trimmer; Garden; Electric, with a long cable.
Extension ladder; Workshop; Reaches the gutter of two floors.
Pasta machine; Kitchen; Rolls and cuts, clean it dry.
Tent for four; Leisure; Up in ten minutes, all pegs are there.
Wheelbarrow; Garden; New tyre last spring.
Pressure washer; Workshop; Ear protection is in the bag.
Party glasses; Kitchen; Forty, in their own crate.`,
  }),
]
