import { template } from './entity-template.ts'

/** What teams write down every day: hours, shifts, visits, repairs, goals and figures. */
export const teamTemplates = [
  template({
    names: 'time entry|billable hour|hour worked',
    archetype: 'record',
    icon: 'clock',
    fields:
      'title!,project!:text,client:text,date!,hours!:number[1..8]{h},rate:money[40..110],amount:money=hours * rate,isBillable:boolean',
    columns: 'title project client',
    rows: `Sketches for the start page; New storefront; Northwind Tools
Call about the texts; Rebranding; Oakfield Packaging
Fixing the order form; Customer portal; Brightpath Retail
Photographs sorted; Rebranding; Oakfield Packaging
Weekly meeting; Customer portal; Brightpath Retail
Accessibility check; New storefront; Northwind Tools
Invoice and report; New storefront; Northwind Tools`,
  }),
  template({
    names: 'volunteer shift',
    called: 'shift',
    archetype: 'event',
    icon: 'calendar-heart',
    fields:
      'title!,volunteer:text,date!,startTime:time,endTime:time,place:text,status(Open|Taken|Done),notes:longtext',
    columns: 'title startTime endTime place notes',
    rows: `Welcome at the door; 09:30; 11:00; Main entrance; A smile and the programme.
Coffee and tea; 10:30; 12:30; Hall kitchen; Two people, milk is in the fridge.
Looking after the children; 10:00; 11:30; Garden room; With a certificate only.
Setting up chairs; 08:30; 09:30; Great hall; Ten rows of twelve.
Sound and slides; 09:00; 12:00; Gallery; Check the batteries.
Driving those who need a lift; 09:00; 13:00; Car park; Three stops, list is on the board.
Clearing away; 12:00; 13:00; Great hall; Many hands make it quick.
Visiting at home; 15:00; 16:30; In the neighbourhood; Bring the flowers.`,
  }),
  template({
    names: 'volunteer|helper',
    archetype: 'person',
    icon: 'heart-handshake',
    fields:
      'name!,phone,email,helpsWith!:tags,availability(Weekdays|Weekends|Evenings|Any time),since:date,notes:longtext',
    columns: 'helpsWith availability notes',
    rows: `Welcome, Coffee; Weekends; Knows everybody by name.
Children; Weekends; Has the certificate.
Sound; Evenings; Brings his own headphones.
Driving; Weekdays; Room for three and a wheelchair.
Setting up, Clearing away; Any time; Strong, and early.
Visits; Weekdays; Speaks Portuguese as well.`,
  }),
  template({
    names: 'shift|work shift|duty|rota entry',
    archetype: 'event',
    icon: 'calendar-clock',
    fields:
      'title!,employee:text,date!,startTime:time,endTime:time,role(Front|Back|Lead),status(Open|Taken|Swap wanted),notes:longtext',
    columns: 'title role notes',
    rows: `Early shift; Front; Keys are in the box.
Late shift; Back; Close the shutters.
Weekend; Lead; Two of the team are on holiday.
Opening; Lead; Delivery at seven.
Midday; Front; Busiest hours.
Night; Back; Handover at six.
Stand-in; Front; Only if somebody is ill.`,
  }),
  template({
    names: 'visitor entry|registered visitor',
    archetype: 'record',
    icon: 'door-open',
    fields:
      'name!,company:text,host:text,date!,arrivedAt:time,leftAt:time,badge:text,status(Expected|In the house|Left)',
    columns: 'name company host badge',
    rows: `Clara Nyman; Northwind Tools; Tom Ekström; V-01
Adel Haddad; Harbour Freight Lines; Reception; V-02
Ines Duarte; City inspection; Nora Winther; V-03
Paul Okafor; Brightpath Retail; Tom Ekström; V-04
Lena Fuchs; Private; Ravi Menon; V-05
Jonas Pell; Kestrel Components; Nora Winther; V-06`,
  }),
  template({
    names: 'maintenance record|service record|maintenance entry|inspection record',
    archetype: 'record',
    icon: 'wrench',
    fields:
      'title!,machine!:text,date!,technician:text,cost:money[0..900],nextOn:date,status(Planned|Done|Overdue),notes:longtext',
    columns: 'title machine notes',
    rows: `Oil and filters; Compressor 2; Old filter kept for inspection.
Belt replaced; Conveyor north; Spare belt ordered.
Yearly inspection; Forklift; Sticker until next May.
Bearing noise; Mixer; Greased, listen again in a week.
Software update; Label printer; Version noted on the lid.
Safety check; Press; Both switches work.`,
  }),
  template({
    names: 'repair|repair job|repair order',
    archetype: 'task',
    icon: 'wrench',
    fields:
      'title!,customer!:text,phone,item:text,receivedOn:date,dueDate:date,price:money[15..260],status(Taken in|In repair|Waiting for parts|Ready|Collected),notes:longtext',
    columns: 'title item notes',
    rows: `Chain and cassette; Touring bike, green; Customer keeps the old parts.
Front brake; City bike, black; Cable and pads.
Wheel out of true; Road bike; Two spokes are new.
Yearly service; Cargo bike; Needed before Friday.
Flat tyre; Child's bike, red; While they wait.
Lights; Folding bike; Dynamo hums.
Gear cable; Mountain bike; Housing ordered.`,
  }),
  template({
    names: 'objective|key result|team goal',
    archetype: 'task',
    icon: 'target',
    fields:
      'title!,owner:text,quarter(Q1|Q2|Q3|Q4),progress[5..95],dueDate:date,status(On track|At risk|Off track|Reached),notes:longtext',
    columns: 'title quarter notes',
    rows: `Answer every customer within a day; Q1; 80 % today.
Halve the time of a release; Q2; Tests first.
Three new partners; Q1; Two have signed.
Pages load in a second; Q2; Pictures are the problem.
Everybody takes a course; Q3; Budget is agreed.
Ten talks with users a month; Q1; Six so far.`,
  }),
  template({
    names: 'roadmap item|planned feature',
    archetype: 'task',
    icon: 'milestone',
    fields:
      'title!,status(Later|Next|Now|Done),team(Design|Product|Platform),startsOn:date,effort(Small|Medium|Large),description',
    columns: 'title team effort description',
    rows: `Sign in with a passkey; Platform; Medium; Fewer passwords, fewer calls.
New start page; Design; Small; One thing at a time.
Shared folders; Product; Large; The most wished for.
Faster search; Platform; Medium; Results while one types.
Dark mode; Design; Small; For the evening.
Invoices by mail; Product; Medium; Every first of the month.`,
  }),
  template({
    names: 'retro note|retrospective note',
    archetype: 'post',
    icon: 'sticky-note',
    fields: 'title!,status(Went well|To improve|Action),author:text,votes:number[0..9],postedOn:date',
    columns: 'title author',
    rows: `Releases on Tuesdays; Mia
Too many meetings before noon; Jonas
Write the decision down; Ada
The demo was fun; Leo
Flaky tests; Nora
One day a week without meetings; Tom`,
  }),
  template({
    names: 'page statistic|visited page',
    archetype: 'record',
    icon: 'chart-line',
    fields:
      'page!:text,date!,visits!:number[120..2400],signUps:number[1..60],source(Search|Direct|Social|Mail),bounceRate:percent[18..72]',
    columns: 'page source',
    rows: `/; Search
/pricing; Direct
/blog/first-steps; Search
/docs; Direct
/blog/why-we-build; Social
/contact; Mail
/features; Search
/blog/release; Social`,
  }),
  template({
    names: 'energy reading|meter reading',
    archetype: 'record',
    icon: 'zap',
    fields:
      'title!,date!,used!:number[4..22]{kWh},produced:number[0..18]{kWh},cost:money[1..8],source(Grid|Solar|Battery)',
    columns: 'title source',
    rows: `Main meter; Grid
Roof, south side; Solar
Roof, west side; Solar
Night tariff; Grid
Battery in the cellar; Battery
Carport; Solar
Workshop; Grid`,
  }),
  template({
    names: 'survey answer|customer answer',
    archetype: 'record',
    icon: 'message-square',
    fields:
      'title!,date!,score!:number[3..10],segment(New|Regular|Business),channel(Mail|Shop|Phone),comment:longtext',
    columns: 'title segment channel comment',
    rows: `Quick delivery; Regular; Mail; As always.
Could not find the button; New; Shop; The one for returns.
Friendly on the phone; Business; Phone; Solved in one call.
Price went up; Regular; Mail; A word of warning would help.
Great packaging; New; Shop; No plastic.
Invoice was late; Business; Phone; Twice this year.`,
  }),
  template({
    names: 'inspection|site inspection|safety inspection|hive inspection',
    archetype: 'record',
    icon: 'clipboard-check',
    fields:
      'title!,date!,inspector:text,place:text,result(Good|Needs attention|Urgent),nextOn:date,notes:longtext',
    columns: 'title result notes',
    rows: `Spring inspection; Good; Everything as it should be.
After the storm; Needs attention; One part is loose.
Monthly round; Good; Nothing new.
Follow-up; Good; What was noted is done.
Unplanned look; Urgent; Somebody should come today.
End of the season; Needs attention; Prepare for winter.`,
  }),
]
