import { template } from './entity-template.ts'

/** What firms keep, move, sell and advertise. */
export const businessTemplates = [
  template({
    names:
      'inventory|stock|stock level|inventory level|raw material|inventory item|warehouse item|stock item|material item|equipment|part|spare part|facility|cargo inventory|instrument',
    archetype: 'sellable',
    icon: 'boxes',
    fields:
      'name!*,sku!*:text,location:text,quantity!:number[0..400],minimum:number[5..60],unitPrice:money[1..240],supplier:text,changedOn:date',
    columns: 'name location supplier',
    rows: `Ball bearing 6204; A-02-3; Kestrel Components
Packing tape, clear; B-11-1; Oakfield Packaging
Safety gloves, size 9; C-01-4; Northwind Tools
LED panel 60 × 60; A-07-2; Silverline Services
Hydraulic oil 10 l; D-03-1; Blue Ridge Supply
Pallet, euro; Yard; Harbour Freight Lines
Cable tie 200 mm; B-04-5; Kestrel Components
Filter cartridge; A-05-2; Northwind Tools
Label roll, thermal; B-02-2; Oakfield Packaging
Hand scanner; Office; Brightpath Retail`,
  }),
  template({
    names: 'department|division|branch office|business unit|ward',
    archetype: 'record',
    icon: 'building',
    fields: 'name!*,head:text,employees:number[3..60],location:place,phone,description',
    columns: 'name description',
    rows: `Sales; Finds customers and keeps in touch with them.
Operations; Plans the day and makes sure that it happens.
Finance; Pays, invoices and keeps the books.
People; Hires, pays and listens.
Technology; Keeps machines and programs running.
Customer care; Answers questions and solves what went wrong.`,
  }),
  template({
    names: 'paid task|bounty|gig|micro task',
    archetype: 'task',
    icon: 'coins',
    fields:
      'title!,reward!:money[5..120],publisher:text,takenBy:text,deadline:date,status(Open|Taken|Submitted|Approved),description!:longtext',
    columns: 'title description',
    rows: `Translate a menu into English; Two pages, forty dishes. Keep the names, explain the rest.
Photograph five shop fronts; Daylight, straight on, the whole sign in the picture.
Test a sign-up form; Try it on a phone and note every place where you hesitated.
Collect ten opening hours; Call or visit; write down weekdays and holidays.
Label two hundred pictures; One word each from the list we give you.
Write three product texts; Sixty words each, no superlatives.
Deliver a key across town; From the station to the harbour before noon.
Check a recipe; Cook it once and tell us where it is unclear.`,
    flow: 'gig',
  }),
  template({
    names: 'stock movement|inventory movement|goods movement|warehouse operation|inventory record',
    archetype: 'record',
    icon: 'arrow-down-up',
    fields: 'number!*:text,direction!(In|Out),quantity!:number[1..40],date!,person:text,notes:longtext',
  }),
  template({
    names:
      'shipment|cargo|cargo source|parcel|waybill|delivery|consignment|freight|package delivery|logistics order|express|transport',
    archetype: 'transaction',
    icon: 'truck',
    fields:
      'number!*:text,goods:text,sender:text,recipient!:text,from:place,to:place,weight[1..900],sentOn:date,status(Registered|Picked up|In transit|Delivered|Returned)',
    flow: 'shipment',
  }),
  template({
    names:
      'vehicle|car|truck|used car|scrapped car|rental car|van|scrapped vehicle|bike|bicycle|motorcycle|self-driving tour vehicle',
    archetype: 'sellable',
    icon: 'car',
    fields:
      'name!,picture,licencePlate!*:text,type(Compact|Estate|Van|Truck),year[2012..2024],mileage[4000..180000],price:money[28..95],status(Available|In use|Workshop)',
    columns: 'name type',
    rows: `Hatchback 1.2; Compact
City van; Van
Family estate; Estate
Box truck 7.5 t; Truck
Electric runabout; Compact
Crew van; Van
Long-distance tractor; Truck
Hybrid estate; Estate`,
  }),
  template({
    names:
      'campaign|marketing campaign|advertisement|ad|advert|newsletter|promotion activity|public relations campaign',
    archetype: 'task',
    icon: 'megaphone',
    fields:
      'name!*,channel(E-mail|Social|Search|Print),budget:money[300..9000],clicks:number[40..9000],conversion:percent[1..14],startsOn:date,status(Draft|Running|Finished)',
    columns: 'name channel',
    rows: `Spring welcome; E-mail
Back in stock; Social
Opening week; Print
Compare and choose; Search
Thank you, regulars; E-mail
Behind the scenes; Social`,
    flow: 'campaign',
  }),
  template({
    names: 'deal|opportunity|sales opportunity|business opportunity|contract deal',
    archetype: 'task',
    icon: 'handshake',
    fields:
      'title!,company:text,value!:money[900..48000],closesOn:date,stage(New|Talking|Offer sent|Won|Lost),owner:text,notes:longtext',
    columns: 'title company',
    rows: `Cold storage sensors; Northwind Tools
Yearly support; Brightpath Retail
Fleet tablets; Harbour Freight Lines
Packaging line; Oakfield Packaging
Training for dispatch; Meridian Transport
Till upgrade; Blue Ridge Supply
Quality audit; Kestrel Components`,
    flow: 'deal',
  }),
  template({
    names:
      'job|position|vacancy|job posting|job listing|opening|recruitment information|recruitment|career|job position|internship',
    archetype: 'document',
    icon: 'briefcase',
    fields:
      'title!,company:text,location:place,type(Full time|Part time|Contract|Internship),salary:money[2200..7600],postedOn:date,description,requirements:longtext',
    columns: 'title company location type description requirements',
    rows: `Product designer; Silverline Services; Toronto; Full time; You turn interviews into sketches and sketches into screens.; Three years of practice and a portfolio that shows decisions.
Warehouse planner; Harbour Freight Lines; Rotterdam; Full time; You decide what goes where, and when.; A head for numbers, calm on busy days.
Front-end engineer; Brightpath Retail; Remote; Contract; You build the shop that two million people click through.; React, accessibility, tests.
Pastry chef; Corner Pantry; Leeds; Part time; You bake what the display is empty of by noon.; Training as a baker, early mornings.
Nurse, night shift; Lakeside Clinic; Aldergate; Full time; You look after twenty beds together with one colleague.; Licence and patience.
Data intern; Kestrel Components; Lyon; Internship; You clean, join and question our measurements.; SQL basics and curiosity.
Sales associate; Lamp House; Denver; Part time; You know which lamp goes with which room.; Friendly, also on Saturdays.
Electrician; Northwind Tools; Gdańsk; Full time; You keep the line running.; Trade certificate.`,
  }),
  template({
    names: 'form|survey|questionnaire|poll|test|personality test|form template|vote',
    archetype: 'document',
    icon: 'clipboard-list',
    fields:
      'title!*,category(Feedback|Registration|Research|Request),questions:number[3..14],answers:number[0..120],createdOn:date,status(Draft|Open|Closed)',
    columns: 'title category',
    rows: `How was your visit?; Feedback
Summer party; Registration
Commuting habits; Research
Leave request; Request
New member; Registration
Canteen menu; Feedback`,
    flow: 'publish',
  }),
  template({
    names:
      'template|website template|project template|plugin|theme|component|module|mini-program template|extension',
    archetype: 'catalogue',
    icon: 'layout-template',
    fields:
      'name!*,picture,category(Business|Shop|Blog|Internal),version:text,downloads[20..9000],changedOn:date,description',
    columns: 'name category version description',
    rows: `Plain desk; Business; 2.1.0; Lists, forms and nothing that distracts.
Corner shop; Shop; 1.4.2; Catalogue, cart and a calm checkout.
Long read; Blog; 3.0.1; Wide margins, good type, footnotes.
Control room; Internal; 1.0.5; Dense tables and live tiles.
Open house; Business; 2.0.0; One page with pictures and a map.
Guest book; Blog; 1.1.3; For people who answer.`,
  }),
]
