import { template } from './entity-template.ts'

/** What a small house keeps of things: where they are, who has them, what is given, harvested and sold. */
export const stockedTemplates = [
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
]
