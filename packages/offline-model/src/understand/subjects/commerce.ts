import { template } from './entity-template.ts'

/** Buying, selling and paying. */
export const commerceTemplates = [
  template({
    names:
      'product|item|goods|merchandise|commodity|article for sale|good|physical product|promoted product|supply|produce',
    archetype: 'sellable',
    icon: 'package',
    fields:
      'name!*,picture,category(Everyday|Premium|Gift|Seasonal),price![4..180],stock[0..120],rating,description',
    columns: 'name category description',
    rows: `Field notebook; Everyday; Ninety-six dotted pages that lie flat, sewn and bound in linen.
Enamel mug; Everyday; Holds 350 ml, survives camp fires and dishwashers alike.
Walnut desk tray; Premium; One piece of walnut, oiled by hand, with room for pens and a phone.
Wool throw; Premium; Woven from recycled wool in a herringbone of two greys.
Beeswax candle pair; Gift; Burns for nine hours a piece and smells faintly of honey.
Seed letter set; Gift; Six cards that grow into cornflowers when planted.
Canvas tote; Everyday; Strong handles, an inner pocket and a flat bottom.
Autumn leaf print; Seasonal; Pressed leaves, printed in four colours on cotton paper.
Ceramic pour-over set; Premium; Dripper and jug, thrown and glazed in a small workshop.
Pocket torch; Everyday; Two hours of bright light from one charge.
Winter tea tin; Seasonal; Black tea with orange peel and clove, enough for forty cups.
Linen apron; Gift; Cross-back straps, two deep pockets, washed soft.`,
  }),
  template({
    names: 'order|purchase|sale|purchase order|sales order|demand',
    archetype: 'transaction',
    icon: 'shopping-bag',
    fields:
      'number!*:text,customer!,items:longtext,total!:money[8..420],placedOn:date,status(Placed|Paid|On the way|Delivered|Cancelled)',
    flow: 'order',
  }),
  template({
    names: 'event ticket|admission ticket|concert ticket|ticket package|game ticket package',
    archetype: 'sellable',
    icon: 'ticket',
    fields:
      'name!*,picture,category(Regular|Reduced|Premium),price![8..90],stock[0..200],validOn:date,description',
    columns: 'name category description',
    rows: `Single ticket; Regular; One seat, any row that is free.
Reduced ticket; Reduced; For students, pupils and people over sixty-five.
Front row; Premium; The first three rows, with a drink in the break.
Pair ticket; Regular; Two seats side by side at a lower price.
Family ticket; Reduced; Two grown-ups and up to three children.
Season pass; Premium; Every evening of the season, your seat kept for you.`,
  }),
  template({
    names:
      'payment|transaction|consumption record|spending record|recharge record|reward record|transaction record|payment record|bill|settlement|charge',
    archetype: 'transaction',
    icon: 'credit-card',
    fields:
      'reference!*:text,payer!,amount!:money[5..900],method(Card|Bank transfer|Wallet|Scan to pay),date,status(Pending|Completed|Refunded|Failed)',
    flow: 'payment',
  }),
  template({
    names: 'invoice|quote|quotation|estimate|receipt',
    archetype: 'transaction',
    icon: 'receipt',
    fields:
      'number!*:text,customer!,subject,amount!:money[80..4200],issuedOn:date,dueDate,status(Draft|Sent|Paid|Overdue)',
    columns: 'subject',
    rows: `Quarterly maintenance
Website redesign, first half
Training day for twelve people
Replacement parts
Consulting in March
Annual licence`,
    flow: 'invoice',
  }),
  template({
    names: 'coupon|voucher|discount|promotion|special offer|offer|deal of the day|current promotion',
    archetype: 'catalogue',
    icon: 'ticket-percent',
    fields: 'title!,code!*:text,discount!:percent[5..50],validUntil:date,conditions:longtext',
    columns: 'title code discount conditions',
    rows: `Welcome offer; WELCOME10; 10; Ten percent on the first order.
Weekend special; WEEKEND15; 15; Valid from Friday noon to Sunday midnight.
Two of a kind; PAIR20; 20; On the second one of the same kind.
Early birds; EARLY25; 25; For orders before nine in the morning.
Birthday treat; CAKE30; 30; In the month of your birthday.`,
  }),
  template({
    names: 'gift|prize|reward|award',
    archetype: 'catalogue',
    icon: 'gift',
    fields: 'name!*,picture,odds!:percent,stock!:number[0..60],description',
    columns: 'name odds description',
    rows: `Noise-cancelling headphones; 2; The grand prize of the season.
Backpack; 6; Water-proof, 20 litres.
Cinema tickets for two; 12; Any film, any day but Saturday.
Travel mug; 20; Steel, keeps drinks hot for six hours.
Notebook set; 25; Three pocket notebooks.
Coffee voucher; 35; One drink of your choice.`,
  }),
  template({
    names: 'merchant|shop|store|seller|vendor|retailer|outlet|service provider',
    archetype: 'place',
    icon: 'store',
    fields: 'name!*,picture,category(Food|Fashion|Home|Services),address:place,phone,rating,description',
    columns: 'name category address',
    rows: `Corner Pantry; Food; 14 Station Road
Thread & Button; Fashion; 3 Weaver Street
Lamp House; Home; 41 Canal Walk
Quick Fix Repairs; Services; 8 Market Square
Green Basket; Food; 120 Hill Avenue
Second Page Books; Home; 17 College Lane
Studio Nord; Fashion; 26 Harbour Street
Bright Cleaners; Services; 9 Elm Court`,
  }),
  template({
    names:
      'supplier|provider|manufacturer|distributor|partner|enterprise|company|business|organization|organisation|client company|brand',
    archetype: 'record',
    icon: 'building-2',
    fields:
      'name!*,industry(Manufacturing|Retail|Logistics|Services),contact:text,email,phone,city:place,status(Active|On hold|Ended)',
    columns: 'name industry city',
    rows: `Northwind Tools; Manufacturing; Leeds
Harbour Freight Lines; Logistics; Rotterdam
Brightpath Retail; Retail; Austin
Oakfield Packaging; Manufacturing; Gdańsk
Silverline Services; Services; Toronto
Blue Ridge Supply; Retail; Denver
Kestrel Components; Manufacturing; Lyon
Meridian Transport; Logistics; Hamburg`,
  }),
  template({
    names: 'service|errand service|errand|offer of service|plan|package|subscription plan',
    archetype: 'sellable',
    icon: 'concierge-bell',
    fields: 'name!*,picture,category(Basic|Standard|Premium),price![10..240],duration[20..180],description',
    columns: 'name category description',
    rows: `First consultation; Basic; Half an hour to find out what you need.
Standard visit; Standard; The full service with a written summary.
Express service; Premium; Done within the day, also at weekends.
Follow-up; Basic; A short check two weeks later.
Care package; Premium; Four visits over a year at a lower price.
Group session; Standard; For up to eight people.`,
  }),
  template({
    names: 'commission|rebate|promotion commission|promotion record|earning|bonus',
    archetype: 'transaction',
    icon: 'badge-percent',
    fields:
      'source!:text,orderAmount:money[20..400],rate:percent[3..12],commission:money=round(orderAmount * rate) / 100,date,status(Open|Settled)',
    columns: 'source',
    rows: `Spring newsletter link
Product page banner
Friend's invitation
Video description link
Blog review
Partner page`,
    flow: 'settlement',
  }),
]
