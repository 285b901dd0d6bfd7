import { template } from './entity-template.ts'

/** What a small house keeps of people: who is taught, what runs out for whom, what is posted, held and due. */
export const keptTemplates = [
  template({
    names: 'held certificate',
    archetype: 'record',
    icon: 'badge-check',
    fields: 'title!,holder!:text,issuer:text,issuedOn:date,expiresOn!:date,notes:longtext',
    columns: 'title issuer notes',
    rows: `First aid; Red Cross course; Refresher takes one day.
Breathing apparatus; County training centre; With the yearly health check.
Driver, class C; Licensing office; Medical report needed.
Radio operator; County training centre; Online test.
Chainsaw; Forestry school; Protective trousers are new.
Ladder rescue; County training centre; Practise twice a year.
Forklift; Oakfield Training; Ends with the contract.
Food hygiene; Public health office; Group course in spring.`,
  }),
  template({
    names: 'animal patient',
    archetype: 'catalogue',
    icon: 'paw-print',
    fields:
      'name!,species(Dog|Cat|Rabbit|Bird),breed:text,dateOfBirth:date,owner:text,weight:number[1..45]{kg},allergies:text,notes:longtext',
    columns: 'name species breed allergies notes',
    rows: `Biscuit; Dog; Beagle; None known; Calm on the table.
Pepper; Cat; European shorthair; Penicillin; Towel first.
Clover; Rabbit; Dwarf lop; None known; Teeth every three months.
Juno; Dog; Border collie; Chicken; Runs off, keep the door shut.
Mango; Bird; Cockatiel; None known; Bring own cage.
Olive; Cat; Siamese; None known; Talks a lot.
Bruno; Dog; Boxer; Pollen; Heart is checked each visit.`,
  }),
  template({
    names: 'given vaccination',
    archetype: 'record',
    icon: 'syringe',
    fields: 'title!,date!,dueDate!:date,batch:text,givenBy:text,notes:longtext',
    columns: 'title batch notes',
    rows: `Rabies; RB-2041; Certificate was stamped.
Combination, second dose; KM-118; No reaction.
Cat flu; CF-77; With a treat.
Myxomatosis; MX-310; Watch the ears for a day.
Kennel cough; KC-902; Before the holidays.
Rabies, booster; RB-2042; Passport is at home.`,
  }),
  template({
    names: 'private lesson',
    archetype: 'record',
    icon: 'music',
    fields:
      'topic!:text,student:text,date!,time:time,duration:duration[30..60],status(Planned|Held|Cancelled),notes:longtext',
    columns: 'topic notes',
    rows: `Scales in two octaves; Slowly, with the metronome.
Sonatina, first page; Left hand alone first.
Reading from the sheet; Eight bars a day.
Preparing for the recital; Play it through twice.
Pedal and phrasing; Listen to the recording.
A piece of their own choice; Bring the notes along.`,
  }),
  template({
    names: 'private student',
    archetype: 'person',
    icon: 'graduation-cap',
    fields:
      'name!,phone,email,level(Beginner|Intermediate|Advanced),startedOn:date,fee:money[24..60],notes:longtext',
    columns: 'level notes',
    rows: `Beginner; Practises best in the morning.
Intermediate; Preparing for the recital in spring.
Beginner; Parents wait outside.
Advanced; Wants to learn to play by ear.
Intermediate; Every other week.
Beginner; Shares a keyboard with a brother.`,
  }),
  template({
    names: 'homework to practise',
    archetype: 'record',
    icon: 'notebook-pen',
    fields: 'title!,student:text,givenOn:date,dueDate!:date,status(Given|Done|Not done),notes:longtext',
    columns: 'title notes',
    rows: `Bars 1 to 16, hands apart; Slowly, then once in tempo.
Scale of G major; Five times a day.
Write down the rhythm of page 4; In pencil.
Listen to the recording twice; And sing along.
Left hand of the second part; Until it needs no thinking.
Memorise the first line; Play it to somebody.`,
  }),
  template({
    names: 'let flat',
    archetype: 'place',
    icon: 'key-round',
    fields:
      'name!*,address:place,rooms:number[1..5],monthlyRent!:money[480..1650],status(Let|Vacant|Notice given),leaseEndsOn:date,notes:longtext',
    columns: 'name status notes',
    rows: `Mill Lane, ground floor left; Let; Boiler was serviced in spring.
Mill Lane, first floor; Let; Two keys, one with the neighbour.
Canal Walk 5; Notice given; Viewings on Thursdays.
Station Road 41, attic; Let; Roof window sticks.
Harbour Street 3; Vacant; Freshly painted.
Elm Court 9; Let; Parking space 12 belongs to it.`,
  }),
  template({
    names: 'noted check-in',
    archetype: 'record',
    icon: 'log-in',
    fields: 'title:text,date!,time!:time,pass(Membership|Day pass|Trial),notes:longtext',
    columns: 'title pass notes',
    rows: `Morning; Membership; Locker 12.
Lunch; Day pass; Shoes were lent.
After work; Membership; Brought a guest.
Evening; Trial; Wants to hear about the course.
Weekend; Membership; With the children's group.`,
  }),
  template({
    names: 'held membership',
    archetype: 'record',
    icon: 'id-card',
    fields:
      'title!,kind(Monthly|Yearly|Ten visits),startedOn:date,expiresOn!:date,price:money[29..420],notes:longtext',
    columns: 'title kind notes',
    rows: `Adult; Yearly; Pays by debit.
Student; Monthly; Card was checked.
Family; Yearly; Two adults, two children.
Adult; Ten visits; Three are left.
Off-peak; Monthly; Until four in the afternoon.
Adult; Monthly; Away in summer.
Senior; Yearly; With the Tuesday group.`,
  }),
  template({
    names: 'logged email',
    archetype: 'record',
    icon: 'mail',
    fields: 'subject!:text,date!,direction(In|Out),person:text,notes:longtext',
    columns: 'subject direction notes',
    rows: `Offer for the spring; Out; Answer by Friday.
Question about delivery; In; Called back.
Signed contract; In; Filed.
Invitation to the demo; Out; Two of them will come.
Price list; Out; Asked for a discount.`,
  }),
  template({
    names: 'planned post',
    archetype: 'document',
    icon: 'megaphone',
    fields:
      'title!,channel(Blog|Newsletter|Instagram|LinkedIn),author:text,publishDate!:date,status(Idea|Draft|Ready|Published),body:longtext',
    columns: 'title channel body',
    rows: `Behind the scenes: how we pack; Instagram; Three pictures and one sentence.
What changed this month; Newsletter; The short list, with links.
Five questions customers ask; Blog; Start with the one we hear most.
Meet the team: Amara; LinkedIn; A portrait and what she is building.
A customer tells their story; Blog; Interview is done, quotes are cleared.
Summer opening hours; Instagram; Post a week before.
Offer for returning customers; Newsletter; Ends on Sunday.`,
  }),
  template({
    names: 'due rent',
    archetype: 'transaction',
    icon: 'receipt',
    fields:
      'reference!*:text,tenant:text,amount!:money[480..1650],month:text,dueDate!:date,status(Due|Paid|Late),notes:longtext',
    columns: 'month notes',
    rows: `January; By transfer.
February; By transfer.
March; Standing order.
April; In two parts.
May; By transfer.
June; Standing order.`,
  }),
  template({
    names: 'held training',
    archetype: 'record',
    icon: 'timer',
    fields: 'topic!:text,date!,hours!:number[1..6]{h},trainer:text,notes:longtext',
    columns: 'topic notes',
    rows: `Hose and pump; Outside, in full gear.
First aid; In pairs.
Driving at night; Radio check first.
Ladders; Four people each.
Search in smoke; With the thermal camera.
Knots and ropes; In the hall.`,
  }),
]
