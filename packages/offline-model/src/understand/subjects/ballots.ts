import { template, type EntityTemplate } from './entity-template.ts'

/** Whom and what one votes for. */
export const ballotTemplates: readonly EntityTemplate[] = [
  template({
    names: 'election candidate|running mate',
    archetype: 'person',
    icon: 'user-check',
    fields: 'name!,picture,group:text,motto:text,programme!:longtext',
    columns: 'group motto programme',
    rows: `Year 3; Doors that open; A room to study until midnight, and someone who unlocks it. Minutes of every meeting within two days. A box for ideas that is emptied on Fridays.
Year 2; Lunch for less; A warm meal under four dollars. Microwaves on every floor. Tables outside from April to October.
Year 4; Exams you can plan; Dates eight weeks ahead, never three on one day. Old papers in one place, for everybody. A mentor for each newcomer.
Year 1; Wheels and rails; Covered stands for two hundred bicycles. A night bus on Thursdays. One ticket for campus and town.
Year 3; A greener yard; Forty trees, benches below them, no cars between them. Bins that are sorted and emptied. Water from the tap on every floor.
Year 2; Heard and answered; Office hours every week. An answer to each letter within five days. Votes on what costs more than a thousand.`,
  }),
  template({
    names: 'award nominee|nominee',
    archetype: 'person',
    icon: 'award',
    fields: 'name!,picture,team:text,reason!:longtext',
    columns: 'team reason',
    rows: `Support; Stayed until the last ticket of the storm was answered, and brought cake the next day.
Warehouse; Found a way to pack that saves a lorry each week.
Sales; Taught three newcomers without being asked.
Engineering; Wrote the page that everybody opens first.
Accounting; Closed the year two weeks early, with a smile.
Reception; Knows every name, and what one drinks.`,
  }),
  template({
    names: 'contest entry|contest photo|competition entry|contestant',
    archetype: 'media',
    icon: 'image',
    fields: 'title!,picture,participant:text,submittedOn:date,description',
    columns: 'title description',
    rows: `First frost; Six in the morning, one finger that could still feel.
The wait; A dog, a bus stop, forty minutes.
Crossing; Everybody looked up at the same time.
After the rain; The street as a mirror, held upside down.
Grandmother's kitchen; She does not know that this was taken.
Low tide; Two kilometres out, and nobody but gulls.
Neon; The last shop that still has one.`,
  }),
  template({
    names: 'ballot proposal|citizen proposal|voting proposal',
    archetype: 'catalogue',
    icon: 'lightbulb',
    fields:
      'title!*,picture,category(Streets|Green|Culture|Youth),cost:money[2000..60000],proposer:text,status(Submitted|Approved|Rejected),description!',
    columns: 'title category cost status description',
    rows: `Trees for Station Road; Green; 24000; Approved; Thirty limes, with room for their roots.
Lights along the canal path; Streets; 38000; Approved; From the bridge to the lock, dimmed after midnight.
A stage in the park; Culture; 16500; Approved; Wood, one roof, power for a small band.
Skate bowl behind the depot; Youth; 52000; Approved; Drawn with those who will use it.
Benches with backs; Streets; 8000; Approved; Forty of them, where people wait or climb.
Open library on Sundays; Culture; 21000; Submitted; One floor, one guard, coffee.
Water for the allotments; Green; 6400; Rejected; Belongs to the association.`,
  }),
]
