import type { SchemeThing } from '../scheme.ts'
import { describeThing } from '../describe-thing.ts'

/** What a factory keeps of its orders, materials, checks and machines. */
export const factoryThings: ReadonlyMap<string, SchemeThing> = new Map([
  [
    'work order',
    describeThing({
      isComplete: true,
      names: 'production order',
      hidden: ['finished', 'defective'],
      archetype: 'task',
      icon: 'clipboard-list',
      fields:
        'title!,product!:text,line!(Line A|Line B|Line C),quantity!:number[1..100000],finished:number,defective:number,progress:percent=finished / quantity * 100,dueDate!:date,planner:text,status(Planned|Released|In progress|Done|Cancelled)',
      columns: 'title product line quantity finished defective dueDate planner status',
      labels: { dueDate: 'Deadline' },
      flow: 'workOrder',
      rows: `WO-1041; Steel bracket 40; Line A; 1200; 860; 14; 2; Jonas Weber; In progress
WO-1042; Hinge, left; Line B; 600; 240; 9; 5; Jonas Weber; In progress
WO-1043; Cover plate; Line A; 2000; 0; 0; 9; Amara Obi; Released
WO-1044; Hinge, right; Line B; 600; 0; 0; 11; Amara Obi; Planned
WO-1045; Gear housing; Line C; 150; 61; 6; -1; Jonas Weber; In progress
WO-1040; Steel bracket 25; Line A; 900; 900; 11; -4; Amara Obi; Done
WO-1039; Gear wheel; Line C; 300; 300; 17; -8; Jonas Weber; Done`,
    }),
  ],
  [
    'production report',
    describeThing({
      isComplete: true,
      names: 'output report',
      archetype: 'record',
      icon: 'clipboard-check',
      fields:
        'title!:text,workOrder!>workOrder,worker:text,line(Line A|Line B|Line C),finished!:number,defective!:number,date!',
      columns: 'title workOrder worker line finished defective date',
      rows: `Early shift; #1; Ines Calder; Line A; 320; 5; -2
Late shift; #1; Tom Reyes; Line A; 280; 6; -1
Early shift; #1; Ines Calder; Line A; 260; 3; 0
Early shift; #2; Ada Nkemelu; Line B; 140; 5; -1
Early shift; #2; Ada Nkemelu; Line B; 100; 4; 0
Late shift; #5; Leo Marchetti; Line C; 61; 6; -2
Early shift; #6; Tom Reyes; Line A; 450; 6; -5
Late shift; #7; Leo Marchetti; Line C; 300; 17; -9`,
      can: 'filter,export,delete',
      hasPage: false,
    }),
  ],
  [
    'process step',
    describeThing({
      isComplete: true,
      names: 'production step',
      archetype: 'record',
      icon: 'list-checks',
      fields:
        'title!,workOrder!>workOrder,number:number[1..50],station:text,minutes:duration,status(To do|In progress|Done)',
      columns: 'title workOrder number station minutes status',
      flow: 'todo',
      rows: `Cut the sheet; #1; 1; Laser 1; 40; Done
Bend; #1; 2; Press 2; 60; In progress
Coat; #1; 3; Coating; 90; To do
Cut the sheet; #2; 1; Laser 1; 30; Done
Rivet; #2; 2; Rivets; 75; In progress
Mill; #5; 1; Mill 3; 120; In progress
Drill; #5; 2; Drill 1; 45; To do`,
      hasPage: false,
    }),
  ],
  [
    'material',
    describeThing({
      isComplete: true,
      names: 'production material',
      archetype: 'record',
      icon: 'boxes',
      fields:
        'name!*,number:text,stock!:number[0..100000],minimum:number[0..100000],unit(kg|m|pieces|litres),location:text,supplier:text',
      columns: 'name number stock minimum unit location supplier',
      rows: `Steel sheet 2 mm; M-201; 3400; 1500; kg; Hall 1; Tallmark Steel
Steel sheet 4 mm; M-202; 900; 1200; kg; Hall 1; Tallmark Steel
Hinge pin; M-310; 5200; 2000; pieces; Shelf 4; Pinworks
Rivet 4 x 12; M-311; 18000; 8000; pieces; Shelf 4; Pinworks
Powder coat, grey; M-405; 140; 150; kg; Store 2; Coatline
Cutting oil; M-520; 85; 60; litres; Store 2; Coatline`,
    }),
  ],
  [
    'quality inspection',
    describeThing({
      isComplete: true,
      names: 'quality check of an order',
      archetype: 'record',
      icon: 'badge-check',
      fields:
        'title!,workOrder!>workOrder,inspector:text,date!,sample!:number[1..1000],faults!:number[0..1000],result!(Passed|Rework|Rejected),notes:longtext',
      columns: 'title workOrder inspector date sample faults result notes',
      labels: { sample: 'Pieces checked', faults: 'Faults found' },
      rows: `First piece; #1; Mei Tanaka; -3; 5; 0; Passed; All measures within tolerance.
Series check; #1; Mei Tanaka; -1; 50; 1; Passed; One burr, removed.
First piece; #2; Amara Obi; -1; 5; 2; Rework; The hole is half a millimetre off.
Series check; #5; Mei Tanaka; -2; 20; 4; Rejected; Cracks at the flange.`,
    }),
  ],
  [
    'machine',
    describeThing({
      isComplete: true,
      names: 'factory machine',
      archetype: 'machine',
      icon: 'cog',
      fields:
        'name!*,line(Line A|Line B|Line C),hours:number[0..100000],nextOn!:date,status(Healthy|Warning|Down|Maintenance)',
      columns: 'name line hours nextOn status',
      labels: { hours: 'Operating hours', nextOn: 'Next maintenance' },
      flow: 'machine',
      rows: `Laser 1; Line A; 8240; 6; Healthy
Press 2; Line A; 12110; -2; Warning
Coating; Line A; 5020; 21; Healthy
Rivets; Line B; 3900; 14; Healthy
Mill 3; Line C; 15800; 3; Maintenance
Drill 1; Line C; 7700; 30; Healthy`,
    }),
  ],
  [
    'maintenance',
    describeThing({
      isComplete: true,
      names: 'maintenance of a machine',
      archetype: 'task',
      icon: 'wrench',
      many: 'maintenance jobs',
      fields:
        'title!,machine!>machine,technician:text,dueDate!:date,kind(Inspection|Repair|Cleaning|Oil change),status(Planned|In progress|Done),notes:longtext',
      columns: 'title machine technician dueDate kind status notes',
      flow: 'upkeep',
      rows: `Oil and filter; #2; Tom Reyes; -2; Oil change; Planned; Overdue by two days.
New spindle; #5; Leo Marchetti; 1; Repair; In progress; Part has arrived.
Clean the optics; #1; Tom Reyes; 6; Cleaning; Planned; Takes an hour.
Yearly inspection; #3; Leo Marchetti; -30; Inspection; Done; Nothing found.`,
    }),
  ],
])
