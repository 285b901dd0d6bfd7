import { template } from './entity-template.ts'

/** What is kept beside vehicles, goods and partners: policies, prices, routes, accounts, steps of work. */
export const upkeepTemplates = [
  template({
    names: 'insurance|insurance policy|insurance record|insurance contract',
    archetype: 'record',
    icon: 'shield-check',
    fields:
      'number!*:text,insurer!:text,cover(Liability|Comprehensive|Theft and fire),premium!:money[180..1400],startsOn:date,validUntil!:date,status(Active|Renewal due|Ended),notes:longtext',
    columns: 'number insurer cover notes',
    rows: `POL-2201; Harbour Mutual; Comprehensive; Glass is included.
POL-2202; Oakfield Insurance; Liability; Without a deductible.
POL-2203; Harbour Mutual; Theft and fire; Alarm is required.
POL-2204; Kestrel Assurance; Comprehensive; Two drivers are named.
POL-2205; Oakfield Insurance; Liability; Runs with the calendar year.
POL-2206; Kestrel Assurance; Comprehensive; Offer for the renewal is here.`,
  }),
  template({
    names:
      'freight price|insurance price|transport price|shipping price|unit price|freight rate|shipping rate|room rate|exchange price|tariff|price rule|price item|surcharge',
    archetype: 'catalogue',
    icon: 'tags',
    fields:
      'name!*,price!:money[2..90],unit(Per piece|Per kilogram|Per kilometre|Per day),validFrom:date,status(Valid|Planned|Outdated),notes:longtext',
    columns: 'name unit notes',
    rows: `Standard; Per kilogram; What applies where nothing else is agreed.
Express; Per kilogram; Next working day.
Bulky goods; Per piece; From two metres on.
Long distance; Per kilometre; Beyond three hundred kilometres.
Contract customers; Per kilogram; As agreed for the year.
Weekend; Per piece; Saturday and Sunday.
Storage; Per day; From the third day on.`,
  }),
  template({
    names:
      'transportation track|transport track|delivery track|vehicle track|driving track|transportation route|transport route|delivery route|driving route|trajectory',
    archetype: 'record',
    icon: 'route',
    fields:
      'number!*:text,driver:text,from!:place,to!:place,distance:number[12..640]{km},departedAt:datetime,stops:longtext,status(Planned|On the way|Arrived)',
    columns: 'number stops',
    rows: `TR-301; 08:10 loaded. 10:25 ring road east. 12:40 break at the rest area. 15:05 delivered.
TR-302; 06:45 loaded. 09:30 border. 11:15 customs cleared. 14:20 delivered.
TR-303; 07:30 loaded. 08:50 second pick-up. 11:00 traffic, forty minutes. 13:10 delivered.
TR-304; 09:00 loaded. 10:40 toll station north. 12:15 delivered.
TR-305; 05:50 loaded. 08:20 ferry. 10:05 harbour west. 12:30 delivered.
TR-306; 10:15 loaded. 13:00 weigh station. 16:45 delivered.`,
  }),
  template({
    names:
      'settlement|supplier settlement|vendor settlement|contractor settlement|supplier account|vendor account|merchant settlement|partner settlement|carrier settlement',
    archetype: 'transaction',
    icon: 'scale',
    fields:
      'number!*:text,partner!:text,period!:text,amountDue!:money[800..9600],deductions:money[0..120],payable:money=amountDue - deductions,dueDate:date,status(Open|In question|Settled)',
    columns: 'period',
    rows: `January
February
March
First quarter
April
May
June
Second quarter`,
    flow: 'partnerSettlement',
  }),
  template({
    names:
      'loading process|unloading process|distribution process|work process|production process|approval process|business process|enterprise process|procedure|workflow',
    archetype: 'record',
    icon: 'workflow',
    fields:
      'title!,responsible:text,steps!:longtext,duration[20..240],startedOn:date,status(Waiting|Running|Done|Stopped)',
    columns: 'title steps',
    rows: `Intake; Sign in. Compare with the papers. Give a number.
Check; Look for damage. Count. Write down what is missing.
Preparation; Lay out what is needed. Read the last notes.
Main work; Begin with the largest. Keep the way clear. Report every stop.
Hand-over; Sign on both sides. Take a photo. Send the papers.
Closing; Clean up. Return the tools. Enter the time.`,
  }),
  template({
    names: 'team sport|community sport|kind of sport',
    archetype: 'catalogue',
    icon: 'volleyball',
    fields:
      'name!*,picture,category(Ball|Water|Racket|Endurance),players:number[2..22],venue:place,nextOn:date,description',
    columns: 'name category description',
    rows: `Football, seven a side; Ball; Every Tuesday; newcomers get a bib and a place.
Volleyball on sand; Ball; Mixed teams, no league table.
Water polo; Water; In the old pool, with a trainer.
Table tennis; Racket; Six tables, bats are there.
Badminton doubles; Racket; Partners are drawn each week.
Running group; Endurance; Six kilometres at a pace for talking.
Rowing; Endurance; Four seats in every boat, one is free.`,
  }),
  template({
    names: 'medication reminder|medicine reminder|pill reminder|medication time',
    archetype: 'task',
    icon: 'pill',
    fields: 'title!,date!,time!,repeat(Once|Daily|Weekly),dose:text,notes:longtext,isDone:boolean',
    columns: 'title repeat dose notes',
    rows: `Blood pressure tablet; Daily; 1 tablet; With a glass of water.
Eye drops; Daily; 2 drops; Both eyes, mornings and evenings.
Vitamin D; Weekly; 1 capsule; With the largest meal.
Heart tablet; Daily; Half a tablet; Before breakfast.
Iron drops; Daily; 10 drops; Not together with milk.
Ointment for the knee; Once; A thin layer; Until the tube is empty.`,
  }),
  template({
    names:
      'membership card|library card|charging card|member card|prepaid card|loyalty card|access card|customer card',
    archetype: 'record',
    icon: 'id-card',
    fields:
      'number!*:text,holder!:text,kind(Standard|Premium|Guest),balance:money[0..180],issuedOn:date,validUntil:date,status(Active|Blocked|Expired)',
  }),
  template({
    names: 'clue|mysterious clue|hint|legend|secret',
    archetype: 'catalogue',
    icon: 'search',
    fields: 'title!*,place:text,difficulty(Easy|Medium|Hard),foundOn:date,description!:longtext',
    columns: 'title place difficulty description',
    rows: `A lamp that burns at noon; Old bridge; Easy; Whoever lit it did not want to be found in the dark.
Three knots in a red cord; Ferry house; Medium; Each knot is a promise, and one of them was opened.
Footprints that end in the snow; North gate; Hard; They begin again on the roof.
The bell without a tongue; Monastery; Medium; It rang twice last winter.
A mirror that is late; Tea house; Hard; It shows who stood here a moment ago.
Ink on a cat's paw; Library; Easy; The letter was read before it was sent.`,
  }),
  template({
    names: 'chapter|plot|plot line|story arc|story chapter',
    archetype: 'catalogue',
    icon: 'book-open',
    fields: 'title!*,part!:number[1..12],minutes:number[2..14],publishedOn:date,description!:longtext',
    columns: 'title part description',
    rows: `The wrong suitcase; 1; Two strangers leave a train with each other's lives.
A door left open; 2; Somebody was in the flat and took nothing.
What the neighbour saw; 3; She tells it twice, and not the same.
Rain on the last tram; 4; They have six stops to say it.
The photograph; 5; One person in it should not be there.
Eleven missed calls; 6; The twelfth is answered.
Back to the station; 7; The suitcase returns, and a question with it.`,
  }),
  template({
    names: 'poster|share poster|greeting card|flyer',
    archetype: 'media',
    icon: 'image',
    fields: 'title!,picture,category(Knowledge|Event|Season),publishedOn:date,description',
    columns: 'title category description',
    rows: `Five minutes that pay off; Knowledge; One thought, large letters.
Open evening on Thursday; Event; Place and time at one look.
A good start to the week; Season; To be sent on Monday morning.
What everybody asks first; Knowledge; Question above, answer below.
Ten years, thank you; Event; With the names of all who came.
Spring, finally; Season; Fresh colours and no small print.`,
  }),
  template({
    names: 'api call|interface call|api interface call|api call record|api access|http response|webhook call',
    archetype: 'record',
    icon: 'arrow-right-left',
    fields:
      'endpoint!:text,method(GET|POST|PUT|DELETE),code:number[200..503],duration:number[8..900]{ms},caller:text,calledAt:datetime,status(Succeeded|Failed)',
    columns: 'endpoint method code status',
    rows: `/v1/orders; GET; 200; Succeeded
/v1/orders; POST; 201; Succeeded
/v1/customers/118; GET; 200; Succeeded
/v1/customers/999; GET; 404; Failed
/v2/stock/A-17; GET; 200; Succeeded
/v1/orders/56; PUT; 409; Failed
/v1/reports; GET; 503; Failed
/v1/sessions; DELETE; 204; Succeeded`,
  }),
  template({
    names: 'database table|table structure|database table structure|data table|table definition',
    archetype: 'catalogue',
    icon: 'table-2',
    fields: 'name!*,columns!:longtext,rows:number[12..48000],changedOn:date,description',
    columns: 'name columns description',
    rows: `customers; id, name, email, city; One line for each customer.
orders; id, customer_id, ordered_on, total; Points at customers.
products; id, name, price, stock; What is sold.
order_lines; order_id, product_id, amount; Which product, and how many.
users; id, email, role, last_seen; Who may sign in.
events; id, kind, happened_at, payload; Written, never changed.`,
  }),
]
