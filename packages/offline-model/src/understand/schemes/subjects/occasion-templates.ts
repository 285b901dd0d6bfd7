import { template } from '../../subjects/entity-template.ts'

/** What those keep who prepare a celebration: what is to do, what it costs, who comes and who helps. */
export const occasionTemplates = {
  task: template({
    names: 'task of a celebration',
    archetype: 'task',
    icon: 'list-checks',
    fields:
      'title!,dueDate:date,area(Place|Guests|Food|Clothes|Music|Papers),assignee:text,status(To do|Done),notes:longtext',
    columns: 'title dueDate area assignee status notes',
    rows: `Visit the three halls; -6; Place; Both; Done; The barn has the best light.
Send the invitations; 4; Guests; Mira; To do; Addresses are in the guest list.
Taste the menu; 9; Food; Both; To do; Ask for a vegetarian main course.
Choose the musicians; 12; Music; Jonas; To do; Quiet until the cake, loud after it.
Order the flowers; 18; Place; Mira; To do; For nine tables.
Final fitting; 25; Clothes; Mira; To do; Bring the shoes.
Collect the papers; -2; Papers; Jonas; Done; Both passports are valid.
Decide who sits where; 30; Guests; Both; To do; Aunt Ines far from the drums.`,
    flow: 'todo',
  }),
  expense: template({
    names: 'expense of a celebration',
    archetype: 'record',
    icon: 'wallet',
    fields:
      'title!,category!(Place|Food and drinks|Clothes|Flowers|Music|Photos|Other),amount!:money,date!,paidBy:text,notes:longtext',
    columns: 'title category amount date paidBy notes',
    rows: `Deposit for the barn; Place; 1200; -30; Mira; The rest on the day.
Tasting evening; Food and drinks; 90; -9; Jonas; Counts towards the menu.
Dress, first part; Clothes; 640; -14; Mira; Second part at the fitting.
Suit; Clothes; 380; -12; Jonas; With two shirts.
Photographer, deposit; Photos; 300; -20; Mira; Ten hours.
Save-the-date cards; Other; 74; -40; Jonas; Eighty of them.
Flowers, deposit; Flowers; 150; -5; Mira; Peonies if there are any.`,
  }),
  guest: template({
    names: 'guest of a celebration',
    archetype: 'record',
    icon: 'users',
    fields:
      'name!,email,people!:number[1..4],meal(Meat|Fish|Vegetarian|Vegan|For children),table>table,status(Not invited|Invited|Coming|Not coming),notes:longtext',
    columns: 'name people meal table status notes',
    rows: `Clara and Tom; 2; Meat; #1; Coming; Arrive on Friday.
Aunt Ines; 1; Vegetarian; #1; Coming; Needs a quiet place.
Paul Okafor; 1; Fish; #2; Coming; Plays the piano.
Lena and the twins; 3; For children; #2; Coming; Two high chairs.
Ravi Menon; 1; Vegan; ; Invited; Comes by train.
Nora Winther; 2; Fish; ; Invited; Brings the camera.
Family Duarte; 4; Meat; #3; Coming; Two cars.
Uncle Adel; 1; Meat; ; Not coming; At sea until July.
Ada and Leo; 2; Vegetarian; ; Not invited; Address is missing.`,
    flow: 'celebrationGuest',
  }),
  table: template({
    names: 'table of a celebration',
    archetype: 'place',
    icon: 'armchair',
    fields: 'name!*,seats!:number[4..10],notes:longtext',
    columns: 'name seats notes',
    rows: `Table 1; 6; Beside the window.
Table 2; 8; Near the dance floor.
Table 3; 8; With room for a pram.
Table 4; 6; Quiet corner.`,
  }),
  vendor: template({
    names: 'vendor of a celebration',
    archetype: 'record',
    icon: 'handshake',
    fields:
      'name!,category!(Place|Food|Music|Flowers|Photos|Clothes|Transport),contact:text,phone,email,price:money,status(Asked|Booked|Paid|Declined),notes:longtext',
    columns: 'name category contact price status notes',
    rows: `Old Mill Barn; Place; Helena Sand; 3400; Booked; Keys from nine on.
Linden Kitchen; Food; Marcus Bell; 4200; Asked; Menu for eighty.
Blue Hours Trio; Music; Maya Brandt; 1100; Asked; Four hours with breaks.
Peony and Moss; Flowers; Lila Grant; 620; Booked; Delivery at eight.
Studio Daylight; Photos; Theo Marlow; 1500; Booked; Pictures within six weeks.
City Coaches; Transport; Omar Haddad; 540; Declined; Bus is taken on that day.`,
    flow: 'vendor',
  }),
}
