import { template } from './entity-template.ts'

/** Planning, projects, offices and stock. */
export const workTemplates = [
  template({
    names:
      'task|to-do|todo|assignment|work item|action item|group task|chore|pending task|completed task|activity log|work task|card',
    archetype: 'task',
    icon: 'square-check',
    fields: 'title!,assignee:text,priority,dueDate,status(To do|In progress|Review|Done),notes:longtext',
    columns: 'title notes',
    rows: `Collect last month's numbers; From all four regions.
Draft the invitation; Two versions, short and long.
Call the printer; Ask for a proof on recycled paper.
Review the contract; Clause nine looks new.
Prepare the demo; Start with the empty state.
Update the price list; Effective from the first.
Fix the broken link on the start page; Reported twice.
Plan the team day; Somewhere with trees.
Write the release notes; One line per change, in plain words.
Order new badges; Twelve, with first names.`,
    flow: 'task',
  }),
  template({
    names: 'project|programme|initiative|engagement|construction project',
    archetype: 'task',
    icon: 'folder-kanban',
    fields:
      'name!*,lead:text,client:text,budget:money[4000..90000],progress[5..95],dueDate,status(Planned|Running|Paused|Finished),description',
    columns: 'name client description',
    rows: `New storefront; Northwind Tools; From concept to opening day.
Warehouse move; Harbour Freight Lines; Two halls into one, without a day of standstill.
Customer portal; Brightpath Retail; Orders, invoices and questions in one place.
Rebranding; Oakfield Packaging; Name stays, everything else may change.
Safety training; Silverline Services; For all shifts, in three languages.
Spring campaign; Blue Ridge Supply; Radio, posters and one good idea.`,
    flow: 'project',
  }),
  template({
    names:
      'event|performance|screening|theatre play|activity|meeting|workshop|conference|party|cultural activity|community activity|webinar|session|class session|offline activity|online activity|fair|match day|campaign event|concert|gathering|program|programme item|meetup',
    archetype: 'event',
    icon: 'calendar-days',
    fields:
      'title!,picture,category(Talk|Workshop|Culture|Sport),date,startTime:time,venue:place,seats:number[10..120],price:money[0..45],description',
    columns: 'title category venue description',
    rows: `Open evening; Talk; Town library; Short talks, long breaks, soup.
Bicycle repair for beginners; Workshop; Yard of the youth centre; Bring your own bicycle; tools are there.
Choir by the river; Culture; Lower quay; Come and listen, or come and sing.
Neighbourhood run; Sport; Start at the water tower; Three or six kilometres, no clock.
Stories from the archive; Talk; Reading room; Letters from a hundred years ago.
Bread from wild yeast; Workshop; Community kitchen; You leave with a loaf and a starter.
Short film night; Culture; Old cinema; Eight films in ninety minutes.
Chess in the park; Sport; Under the lime trees; Boards and clocks are provided.`,
  }),
  template({
    names:
      'appointment|booking|reservation|sign-up|activity registration|time slot|slot|schedule|visit|consultation appointment|appointment slot|rental|service booking',
    archetype: 'event',
    icon: 'calendar-check',
    fields:
      'title!,customer!:text,phone,date!,time!:time,notes:longtext,status(Requested|Confirmed|Done|Cancelled)',
    columns: 'title notes',
    rows: `First visit; Prefers the morning.
Follow-up; Bring the last results.
Short check; Fifteen minutes are enough.
Consultation; By phone, if possible.
Group appointment; Four people.
Yearly review; Documents were sent ahead.`,
    flow: 'booking',
  }),
  template({
    names:
      'reminder|alarm|birthday reminder|anniversary reminder|holiday reminder|notification|alert|event reminder|weather reminder',
    archetype: 'event',
    icon: 'bell-ring',
    fields:
      'title!,date!,time!:time,repeat(Once|Daily|Weekly|Monthly|Yearly),category(Birthday|Anniversary|Holiday|Health|Other),notes:longtext,isDone:boolean',
    columns: 'title repeat category notes',
    rows: `Call grandmother; Weekly; Other; She likes Sundays after lunch.
Ada's birthday; Yearly; Birthday; Flowers, no chocolate.
Take vitamins; Daily; Health; After breakfast.
Wedding anniversary; Yearly; Anniversary; Book the table a month ahead.
First day of the holidays; Yearly; Holiday; Water the neighbours' plants.
Change the filter; Monthly; Other; The spare is in the hall.`,
  }),
  template({
    names:
      'ticket|issue|bug|support ticket|incident|case ticket|service request|fault|defect|problem|repair request|warranty|work order',
    archetype: 'task',
    icon: 'ticket',
    fields:
      'title!,reporter:text,priority,category(Access|Hardware|Software|Other),openedOn:date,status(Open|In progress|Waiting|Solved),description',
    columns: 'title category description',
    rows: `Cannot sign in after the update; Access; The code is accepted, then the page stays white.
Printer on the second floor is silent; Hardware; No light, no sound, tried another socket.
Totals differ between list and export; Software; The export forgets the last row.
New colleague starts on Monday; Access; Needs mail, calendar and the door key.
Screen flickers; Hardware; Only in the afternoon.
Search finds nothing with umlauts; Software; Müller is there, Mueller is found.
Meeting room is double booked; Other; Thursday, ten o'clock.`,
    flow: 'ticket',
  }),
  template({
    names: 'leave request|leave application|vacation request|time off request|absence request',
    archetype: 'document',
    icon: 'calendar-off',
    fields:
      'number!*:text,leaveType!(Annual leave|Sick leave|Personal leave|Parental leave),startDate!:date,endDate!:date,applicant:text,reason:longtext,submittedOn:date,status(Submitted|In review|Approved|Rejected)',
    columns: 'leaveType reason',
    rows: `Annual leave; Family visit, hand-over is arranged.
Sick leave; A doctor's note follows.
Annual leave; Five days by the sea.
Personal leave; Moving day, in the middle of the week.
Parental leave; Two months from the birth on.
Annual leave; A long weekend in the mountains.`,
    flow: 'approval',
  }),
  template({
    names:
      'application|process application|request for approval|approval|expense claim|requisition|proposal|petition',
    archetype: 'document',
    icon: 'file-check',
    fields:
      'title!,applicant:text,type(Leave|Purchase|Travel|Other),submittedOn:date,amount:money[0..1800],reason:longtext,status(Submitted|In review|Approved|Rejected)',
    columns: 'title type reason',
    rows: `Five days in August; Leave; Family visit, hand-over is arranged.
Two standing desks; Purchase; For the new corner office.
Trade fair in Lyon; Travel; Three days, one colleague comes along.
Software licence; Purchase; Replaces two older tools.
Moving day; Leave; One day in the middle of the week.
Training budget; Other; Course in data protection.`,
    flow: 'approval',
  }),
  template({
    names:
      'work log|log|record|history|operation record|usage record|record of work|entry of work|time entry|timesheet|doseage record|activity record|system log|behavior|visit record|medication record|winning record|call record|play record|dose record|reward record',
    archetype: 'record',
    icon: 'scroll-text',
    fields: 'title!,person:text,date,duration[10..240],result(Done|Partly done|Failed),notes:longtext',
    columns: 'title notes',
    rows: `Morning round; Everything in order.
Weekly check; One part to be replaced.
Hand-over; Keys and notes passed on.
Inventory count; Two items fewer than expected.
Cleaning and reset; Took longer than planned.
Final inspection; Signed by both sides.`,
  }),
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
