import { template, type EntityTemplate } from './entity-template.ts'

/** What is brought together towards a goal, and what people give for it. */
export const goalTemplates: readonly EntityTemplate[] = [
  template({
    names:
      'fundraising campaign|charity project|fundraiser|cause|charity|crowdfunding campaign|crowdfunding project|donation campaign|charity campaign|appeal',
    archetype: 'catalogue',
    icon: 'hand-heart',
    fields:
      'title!*,picture,category(Children|Nature|Health|Emergency),goal!:money[2000..40000],raised:money[200..30000],supporters:number[4..420],deadline!:date,organizer:text,status(Running|Closed|In review),description!',
    columns: 'title category goal raised supporters status description',
    rows: `Warm lunches for forty children; Children; 12000; 8640; 143; Running; School kitchen, five days a week, one year.
A hedge along the stream; Nature; 4800; 4920; 88; Running; Eight hundred metres, twelve kinds of shrub.
Night bus with blankets; Health; 9500; 3135; 61; Running; Two volunteers, soup and time.
Roof after the storm; Emergency; 28000; 19880; 312; Running; The sports hall has been open since March.
Reading hour; Children; 2400; 540; 19; Running; Books in six languages.
Bees on the town hall; Nature; 3200; 0; 0; In review; Four colonies and a glass wall.
Wheels for the mobile clinic; Health; 15000; 15600; 204; Closed; The old van stopped for good in January.`,
  }),
  template({
    names: 'pledge',
    archetype: 'transaction',
    icon: 'hand-coins',
    fields: 'backer:text,amount!:money[10..140],reward:text,message:longtext,pledgedOn:date',
    columns: 'amount message',
    rows: `25; Cannot wait to see it.
60; For my sister, who plays it already in her head.
10; Small, but from the heart.
120; Please make it.
40; Good luck with the last mile.`,
  }),
  template({
    names: 'charity donation|money donation|contribution',
    archetype: 'transaction',
    icon: 'hand-coins',
    fields: 'donor:text,amount!:money[5..120],message:longtext,donatedOn:date',
    columns: 'amount message',
    rows: `25; In memory of my grandmother.
10; From my pocket money.
80; Thank you for what you do.
50; From the second floor, all of us together.
15; Good luck.`,
  }),
  template({
    names: 'group purchase|group order|group buy|collective order|group deal',
    archetype: 'catalogue',
    icon: 'users-round',
    fields:
      'title!*,picture,category(Food|Household|Garden|Energy),price!:money[3..80],participantsNeeded!:number[5..30],joined:number[0..30],closingDate!:date,organizer:text,status(Running|Closed|In review),description',
    columns: 'title category price participantsNeeded joined status description',
    rows: `Olive oil from the cooperative; Food; 38; 20; 14; Running; Five litres in a tin, straight from the press.
Firewood by the lorry; Energy; 65; 12; 9; Running; One cubic metre each, stacked at the kerb.
Potting soil on pallets; Garden; 6.5; 30; 11; Running; Forty litres a bag, without peat.
Washing powder in sacks; Household; 19; 10; 8; Running; Ten kilograms, fills your own jars.
Apples from the hill farm; Food; 12; 15; 15; Running; Crates of ten kilograms, mixed kinds.
Balcony solar panels; Energy; 79; 8; 3; Running; Deposit, the rest is paid at delivery.`,
  }),
  template({
    names: 'participation|joined order',
    archetype: 'transaction',
    icon: 'shopping-basket',
    fields: 'participant:text,quantity!:number[1..4],message:longtext,joinedOn:date',
    columns: 'quantity message',
    rows: `1; I can help to carry.
2; One of them for my neighbour.
1; Please ring twice.
3; I have a trailer.`,
  }),
  template({
    names:
      'campaign update|fundraiser update|project update|appeal update|cause update|charity project update',
    archetype: 'post',
    icon: 'megaphone',
    fields: 'title!,author:text,postedOn:date,body!:longtext',
    columns: 'title body',
    rows: `Half of the way; On Tuesday night the bar passed the middle. Thank you, all of you.
The first parts are here; Three boxes, forty kilograms. We have unpacked one and could not stop smiling.
Two weeks left; If everybody who reads this tells one other person, it is done.
What the money is for; We have written down every single item, with its price and who delivers it.
A small delay; The workshop needs five days longer. Better late than crooked.`,
  }),
  template({
    names: 'ledger entry|spending of donations',
    archetype: 'record',
    icon: 'scroll-text',
    fields:
      'title!,direction(Spent|Received),amount!:money,spentOn!:date,receipt:text,recipient:text,notes:longtext',
    columns: 'title direction amount spentOn receipt recipient notes',
    rows: `Kitchen equipment; Spent; 1840; -4; No. 118; North Kitchens; Two ovens and a sink.
Donations of the week; Received; 960; -6; Sum of 21; Many people; Each of them is in the list of donations.
Vegetables for a month; Spent; 410; -9; No. 117; Hill farm; Delivered on Mondays.
Shrubs, 800 pieces; Spent; 1250; -15; No. 116; Green nursery; Twelve kinds.
Donations of the week; Received; 1310; -13; Sum of 34; Many people; With two large ones.
Blankets; Spent; 380; -21; No. 115; Town market; Sixty pieces.`,
  }),
  template({
    names: 'deposit|savings deposit',
    archetype: 'transaction',
    icon: 'piggy-bank',
    fields: 'amount!:money[10..120],date,notes:longtext',
    columns: 'amount notes',
    rows: `50; From the birthday.
20; What was left of the week.
100; First of the month.
35; Sold the old chair.`,
  }),
]
