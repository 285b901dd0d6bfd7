import { template } from '../../subjects/entity-template.ts'

/** What people sell to each other: things, offers for them, and what was agreed. */
export const resaleTemplates = {
  item: template({
    names: 'item of somebody who sells it',
    archetype: 'catalogue',
    icon: 'tag',
    fields:
      'title!,picture,price!:money,category!(Books|Electronics|Furniture|Bicycles|Clothes|Household),condition!(Like new|Good|Well used),seller:text,place:place,postedOn:date,status(For sale|Reserved|Sold),description:longtext',
    columns: 'title price category condition seller place postedOn status description',
    rows: `Desk lamp with a clamp; 9; Household; Good; Mei Tanaka; North dormitory; -1; For sale; Warm light, moves in every direction.
Calculus, second edition; 14; Books; Well used; Jonas Weber; Library entrance; -2; For sale; Notes in pencil, none of them wrong.
City bicycle, seven gears; 85; Bicycles; Good; Nora Lind; Main gate; -3; For sale; New tyres, lights and a lock.
Graphing calculator; 38; Electronics; Like new; Amara Obi; Cafeteria; -4; Reserved; Used for one exam.
Folding chair, two pieces; 12; Furniture; Good; Mei Tanaka; North dormitory; -6; For sale; For balconies and guests.
Winter coat, size M; 30; Clothes; Like new; Ravi Menon; Sports hall; -8; For sale; Worn one winter, warm.
Monitor, 24 inch; 60; Electronics; Good; Jonas Weber; South dormitory; -10; Sold; One dead pixel in the corner.
Kettle and toaster; 15; Household; Good; Nora Lind; Main gate; -13; For sale; Both work, both are red.`,
    flow: 'resale',
  }),
  offer: template({
    names: 'offer for an item',
    archetype: 'record',
    icon: 'handshake',
    fields:
      'item!>item,amount!:money,buyer:text,message:longtext,offeredOn:date,status(Open|Accepted|Declined)',
    columns: 'item amount buyer message offeredOn status',
    rows: `#3; 75; Ravi Menon; I could fetch it today.; -1; Open
#1; 7; Amara Obi; Would you take seven?; -1; Open
#4; 35; Mei Tanaka; In cash, tomorrow at noon.; -3; Accepted
#6; 20; Jonas Weber; A student's budget.; -5; Declined`,
    flow: 'bargain',
  }),
  order: template({
    names: 'order of a second-hand item',
    archetype: 'record',
    icon: 'shopping-bag',
    fields:
      'item!>item,buyer:text,meetingPlace!:place,meetOn!:date,phone,placedOn:date,status(Placed|Handed over|Cancelled)',
    columns: 'item buyer meetingPlace meetOn phone placedOn status',
    rows: `#4; Nora Lind; Cafeteria; 1; +1 555 0143; -2; Placed
#7; Ravi Menon; South dormitory; -8; +1 555 0122; -9; Handed over
#2; Amara Obi; Library entrance; -3; +1 555 0187; -5; Cancelled
#5; Jonas Weber; Sports hall; 3; +1 555 0164; -1; Placed`,
    flow: 'handover',
  }),
  member: template({
    names: 'member who sells and buys',
    archetype: 'person',
    icon: 'users',
    fields:
      'name!,picture,faculty(Engineering|Medicine|Law|Arts|Sciences),since:date,sold:number[1..24],about:longtext',
    columns: 'name faculty since sold about',
    rows: `Mei Tanaka; Engineering; -400; 14; Answers within the hour.
Jonas Weber; Sciences; -310; 9; Meets at the library.
Nora Lind; Law; -260; 6; Everything from a home without pets.
Amara Obi; Medicine; -200; 11; Sells her books after each exam.
Ravi Menon; Arts; -90; 3; New here, friendly.
Ines Duarte; Sciences; -60; 2; Prefers exchanges.
Paul Winther; Engineering; -45; 5; Repairs before he sells.
Ada Okonjo; Arts; -30; 1; Posters and records.
Tom Fuchs; Law; -20; 2; Moves out in July.
Lena Brandt; Medicine; -10; 1; Looking for a bicycle.`,
  }),
}
