import { template } from './entity-template.ts'

/** What a small house keeps records of: who holds what, what runs out, who is taught, what is harvested. */
export const keptTemplates = [
  template({
    names: 'lent thing',
    archetype: 'machine',
    icon: 'package',
    fields:
      'name!*,category(Tools|Devices|Cases|Cables),heldBy:text,dueBack:date,condition(Good|Worn|In repair),notes:longtext',
    columns: 'name category condition notes',
    rows: `Tripod 1; Cases; Good; In the grey cupboard.
Drill; Tools; Good; With both batteries.
Projector; Devices; Worn; The fan is loud.
Extension lead; Cables; Good; Ten metres.
Sound recorder; Devices; Good; Cards are in the lid.
Ladder; Tools; In repair; The foot is being replaced.
Carrying case; Cases; Good; The large one.`,
  }),
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
    names: 'business customer',
    archetype: 'place',
    icon: 'store',
    fields:
      'name!*,contact:text,phone,email,address:place,deliveryDays(Every day|Weekdays|Weekends),notes:longtext',
    columns: 'name deliveryDays notes',
    rows: `Mira; Every day; Deliver to the back door.
The Corner Table; Weekdays; Invoice at the end of the month.
Harbour Kitchen; Every day; Calls before seven if anything changes.
Little Oak; Weekends; Large order on Saturdays.
Lantern; Weekdays; Crates come back the next day.
Station House; Every day; Gate code is with the driver.`,
  }),
  template({
    names: 'storage location',
    archetype: 'place',
    icon: 'warehouse',
    fields:
      'name!*,zone(Inbound|Shelves|Cold store|Outbound),capacity:number[20..240]{boxes},filled:percent[10..96],notes:longtext',
    columns: 'name zone notes',
    rows: `A-01; Inbound; Beside gate 2.
A-02; Inbound; Pallets only.
B-11; Shelves; Light goods on top.
B-12; Shelves; Fast movers at hand height.
C-03; Cold store; Four degrees.
D-01; Outbound; Collected at four.`,
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
    names: 'tended hive',
    archetype: 'machine',
    icon: 'hexagon',
    fields:
      'name!*,location:text,queenFrom:number[2023..2026],strength(Weak|Medium|Strong),status(Healthy|Watch|Swarming),notes:longtext',
    columns: 'name location strength status notes',
    rows: `Hive 1; Orchard; Strong; Healthy; Second box is on.
Hive 2; Orchard; Medium; Healthy; New queen is laying.
Hive 3; Field edge; Weak; Watch; Fed in March.
Hive 4; Field edge; Strong; Swarming; Queen cells found.
Hive 5; Garden; Medium; Healthy; Calm bees.
Hive 6; Garden; Strong; Healthy; Honey super is half full.`,
  }),
  template({
    names: 'food donor',
    archetype: 'person',
    icon: 'hand-heart',
    fields: 'name!,phone,email,since:date,gives(Once|Monthly|Weekly),notes:longtext',
    columns: 'gives notes',
    rows: `Weekly; Bread from the day before, Fridays at six.
Monthly; Tins and rice.
Once; Collected at school.
Weekly; Vegetables that are not straight.
Monthly; Nappies and soap.`,
  }),
  template({
    names: 'food donation',
    archetype: 'record',
    icon: 'package-plus',
    fields:
      'title!,date!,weight:number[5..120]{kg},kind(Fresh|Dry goods|Tins|Hygiene),storedAt:text,notes:longtext',
    columns: 'title kind storedAt notes',
    rows: `Bread and rolls; Fresh; Rack by the door; Give out today.
Rice and pasta; Dry goods; Shelf 2; Best before next year.
Tinned tomatoes; Tins; Shelf 4; Forty-eight tins.
Apples and carrots; Fresh; Cold room; Sort out the soft ones.
Soap and toothpaste; Hygiene; Cupboard; For the family bags.
Flour; Dry goods; Shelf 1; In large bags.`,
  }),
  template({
    names: 'stocked ingredient',
    archetype: 'catalogue',
    icon: 'wheat',
    fields:
      'name!*,quantity!:number[4..240],unit(kg|l|pieces),minimum:number[5..40],supplier:text,bestBefore:date,notes:longtext',
    columns: 'name unit notes',
    rows: `Wheat flour; kg; Delivered on Tuesdays.
Sugar; kg; Keep dry.
Butter; kg; Second fridge.
Eggs; pieces; From the farm in the valley.
Milk; l; Every morning.
Yeast; kg; A week at most.
Salt; kg; Fine.`,
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
    names: 'counter sale',
    archetype: 'transaction',
    icon: 'ticket',
    fields:
      'number!*:text,buyer:text,quantity:number[1..4],price!:money[9..24],date!,paidBy(Cash|Card|Invoice),notes:longtext',
    columns: 'notes',
    rows: `With shoes.
Student price.
For tomorrow.
Group of four.`,
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
    names: 'kept site',
    archetype: 'place',
    icon: 'map-pin',
    fields:
      'name!*,address:place,capacity:number[20..400],since:date,status(In service|In repair|Planned),notes:longtext',
    columns: 'name status notes',
    rows: `North roof; In service; Cleaned in spring.
South field; In service; Fence was renewed.
Depot; In repair; Waiting for a part.
School; In service; Key at the caretaker's.
Harbour hall; In service; Meter is in the cellar.
Mill; Planned; Permit is on its way.`,
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
    names: 'weighed harvest',
    archetype: 'record',
    icon: 'wheat',
    fields: 'title!,date!,amount!:number[4..32]{kg},responsible:text,notes:longtext',
    columns: 'title notes',
    rows: `First of the season; Light and clear.
After the rain; Less than hoped for.
Main harvest; Best day of the year.
From the upper rows; Second quality.
Late harvest; Dark, strong in taste.
Last of the season; Enough for the winter.`,
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
