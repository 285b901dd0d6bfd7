import { template } from './entity-template.ts'

/** What people do for others, and when: tasks, events, appointments, requests and what is written down of them. */
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
]
