import { template } from './entity-template.ts'

/** Machines, software and money. */
export const technicalTemplates = [
  template({
    names: 'data structure|key|key-value pair|key-value|cache entry',
    archetype: 'configuration',
    icon: 'key-round',
    fields:
      'key!*:text,type!(String|Hash|List|Set|Sorted set),value!:longtext,expiresIn:number[0..3600]{s},changedAt:datetime',
    columns: 'key type value',
    rows: `session:1042; Hash; user 17, opened 09:14
page:views; String; 18230
queue:mail; List; welcome, invoice, reminder
tags:article:7; Set; garden, spring, tools
scores:week; Sorted set; nora 940, samuel 880, mei 815
config:theme; String; light`,
  }),
  template({
    names:
      'monitoring item|monitored item|alert rule|alarm rule|alerting rule|alert threshold|alarm threshold|alert condition|monitoring rule',
    archetype: 'record',
    icon: 'gauge',
    fields: 'name!,metric!(CPU|Memory|Disk|Load),threshold!:number,status(Enabled|Disabled),notes:longtext',
    flow: 'switch',
  }),
  template({
    names: 'server|node|computer|host|network device|website server|virtual machine',
    archetype: 'machine',
    icon: 'server',
    fields:
      'name!*,type(Web|Database|Cache|Storage),location:text,cpu[4..96],memory[10..94],disk[12..97],status(Healthy|Warning|Down|Maintenance),checkedAt:datetime',
    columns: 'name type location status',
    rows: `web-01; Web; Frankfurt; Healthy
web-02; Web; Frankfurt; Warning
db-primary; Database; Frankfurt; Healthy
db-replica; Database; Dublin; Healthy
cache-01; Cache; Dublin; Healthy
files-01; Storage; Oslo; Maintenance
edge-03; Web; Singapore; Down
queue-01; Cache; Oslo; Healthy`,
    flow: 'machine',
  }),
  template({
    names:
      'database|data source|connection|table|data table|distributed database|schema|database schema|database table|sql database|schema version|collection of data',
    archetype: 'machine',
    icon: 'database',
    fields:
      'name!*,engine(PostgreSQL|MySQL|SQLite|Redis),host:text,tables:number[3..84],size:number[4..9800]{MB},lastBackup:date,status(Online|Offline|Read only)',
    columns: 'name engine host status',
    rows: `orders; PostgreSQL; db-primary; Online
customers; PostgreSQL; db-primary; Online
sessions; Redis; cache-01; Online
archive_2019; MySQL; files-01; Read only
metrics; PostgreSQL; db-replica; Online
sandbox; SQLite; local; Offline`,
  }),
  template({
    names:
      'api|api interface|endpoint|interface|web service|microservice|gateway|webhook|function|http request|request log|integration',
    archetype: 'machine',
    icon: 'webhook',
    fields:
      'name!*,method(GET|POST|PUT|DELETE),path:text,version:text,calls:number[12..48000],latency:number[8..620]{ms},status(Live|Draft|Retired),description',
    columns: 'name method path version description',
    rows: `List orders; GET; /v1/orders; 1.4; Newest first, fifty a page.
Create order; POST; /v1/orders; 1.4; Answers with the number.
Read customer; GET; /v1/customers/:id; 1.2; Without payment details.
Change address; PUT; /v1/customers/:id/address; 1.2; Keeps the old one for open orders.
Cancel order; DELETE; /v1/orders/:id; 1.3; Until it is packed.
Stock level; GET; /v2/stock/:sku; 2.0; Refreshed every minute.`,
    flow: 'publish',
  }),
  template({
    names:
      'test case|unit test|test|code submission|submission of code|code|pull request|code library|repository|build|pipeline|deployment|release|version|commit|script|code snippet|query statement|query|sql query|update of software',
    archetype: 'document',
    icon: 'git-branch',
    fields:
      'name!,author:text,language(PHP|TypeScript|Python|SQL),version:text,date,status(Open|Passed|Failed|Merged),code:code',
    columns: 'name language version status code',
    rows: `Price rounding; PHP; 1.8.2; Passed; assertSame(10.13, roundPrice(10.125));
Empty cart; TypeScript; 0.9.0; Passed; expect(total([])).toBe(0)
Late delivery; Python; 2.1.1; Failed; assert is_late(due, today) is True
Monthly totals; SQL; 1.0.0; Open; select month, sum(total) from orders group by month
Login throttle; TypeScript; 0.9.1; Merged; expect(attempts).toHaveLength(5)
Umlauts in names; PHP; 1.8.3; Passed; assertSame('Müller', normalise('Müller'));`,
    flow: 'submission',
  }),
  template({
    names: 'mini-program|applet|mini-app|own app',
    archetype: 'catalogue',
    icon: 'app-window',
    fields:
      'name!*,picture,template!(Shop|Booking|News|Loyalty card),visits:number[120..9000],changedOn:date,status(Draft|In review|Published|Offline),description',
    columns: 'name template status description',
    rows: `Corner Bakery; Shop; Published; Order until nine, collect at noon.
Studio Hours; Booking; Published; Two rooms, one calendar.
River Quarter Today; News; In review; What is on between the bridges.
Tea Club; Loyalty card; Published; The tenth cup is free.
Garden Helpers; Booking; Draft; Who has time, and for which bed.
Second Shelf; Shop; Offline; Books that want to be read again.`,
    flow: 'release',
  }),
  template({
    names:
      'app|tool|ai tool|mobile app|software|website|site|portal website|application for phone|program|web application|framework|product feature|browser extension|ai model|subdomain|custom domain|domain|link|shareable link|promotion link',
    archetype: 'catalogue',
    icon: 'app-window',
    fields:
      'name!*,picture,category(Writing|Pictures|Code|Work),website,rating,price:money[0..40],description',
    columns: 'name category website description',
    rows: `Plainwrite; Writing; https://plainwrite.example.com; Marks long sentences and suggests shorter ones.
Sketchbox; Pictures; https://sketchbox.example.com; Turns rough lines into clean shapes.
Loopwise; Code; https://loopwise.example.com; Explains a function in two sentences.
Minutely; Work; https://minutely.example.com; Writes minutes from notes.
Palette Pal; Pictures; https://palettepal.example.com; Colours that get along.
Testmate; Code; https://testmate.example.com; Proposes the cases you forgot.
Inbox Zen; Work; https://inboxzen.example.com; Sorts mail by what it wants from you.
Verse; Writing; https://verse.example.com; Finds the rhyme.`,
  }),
  template({
    names:
      'job run|backup|scan|crawl task|conversion|conversion record|conversion task|processing task|transmission record|transmission|import run|migration|transcoding task|search history|event trigger',
    archetype: 'record',
    icon: 'loader',
    fields:
      'name!,type(Full|Partial|Test),startedAt:datetime,duration[1..48],size:number[2..900]{MB},status(Queued|Running|Done|Failed)',
    columns: 'name type status',
    rows: `Nightly run; Full; Done
Before the update; Full; Done
Changed files only; Partial; Done
New source; Test; Failed
Weekly archive; Full; Queued
Spot check; Test; Done`,
  }),
  template({
    names:
      'stock share|share|security|fund|asset holding|stock quote|financial product|investment|portfolio holding|stock',
    archetype: 'catalogue',
    icon: 'chart-candlestick',
    fields:
      'name!*,symbol!*:text,sector(Energy|Technology|Retail|Health),price:money[4..640],change:percent[-6..8],volume:number[1200..980000],rating(Buy|Hold|Sell),description',
    columns: 'name symbol sector description',
    rows: `Aldergate Energy; ALDG; Energy; Grids and wind along the coast.
Brightpath Retail; BRPT; Retail; Shops in forty small towns.
Kestrel Components; KSTL; Technology; Sensors for machines.
Lakeside Clinics; LKSD; Health; Eleven clinics, two research sites.
Meridian Transport; MRDN; Energy; Rail freight and depots.
Norden Software; NRDN; Technology; Planning tools for builders.
Oakfield Packaging; OAKF; Retail; Boxes from straw.
Vela Pharma; VELA; Health; Three products, one of them new.`,
  }),
  template({
    names:
      'account of bank|bank account|wallet|expense|income|budget|bill to pay|saving|personal finance|cash flow|spending|transaction of money|ledger entry|account balance|balance',
    archetype: 'transaction',
    icon: 'wallet',
    fields:
      'title!,amount!:money[3..1600],type(Income|Expense),category(Home|Food|Travel|Work|Leisure),date,notes:longtext',
    columns: 'title type category amount',
    rows: `Weekly shopping; Expense; Food; 84.20
Train to Hamburg; Expense; Travel; 59
Coffee beans; Expense; Food; 14.50
Concert tickets; Expense; Leisure; 76
Lunch with Nora; Expense; Food; 23.80
Salary; Income; Work; 2650
Rent; Expense; Home; 780
Electricity; Expense; Home; 64
Second-hand bicycle sold; Income; Leisure; 140
Freelance invoice; Income; Work; 480`,
  }),
  template({
    names:
      'stock report|report|analysis report|data analysis report|financial report|research report|data report|data analysis',
    archetype: 'document',
    icon: 'file-chart-column',
    fields:
      'title!,author:text,category(Market|Company|Quarter|Risk),period:text,createdOn:date,summary:longtext',
    columns: 'title category period summary',
    rows: `Quarter at a glance; Quarter; Q3; Revenue up, costs flat, one surprise in the north.
What moved the week; Market; Last week; Three numbers explain most of it.
Supplier dependence; Risk; This year; Two suppliers deliver half of all parts.
Kestrel in detail; Company; Q3; Orders grow faster than the workforce.
Cash until spring; Risk; Next 6 months; Enough in all three scenarios.
Where customers come from; Market; Last month; Recommendations lead, search follows.`,
  }),
  template({
    names: 'permission|role|access right|access permission|user permission|access',
    archetype: 'configuration',
    icon: 'key-round',
    fields: 'name!*,scope(Read|Write|Admin),people:number[1..40],changedOn:date,description',
    columns: 'name scope description',
    rows: `Viewer; Read; May look at everything, change nothing.
Editor; Write; May change records, but not delete them.
Manager; Write; May also delete and export.
Owner; Admin; May do everything, including roles.`,
  }),
  template({
    names: 'usage|data usage|mobile data|traffic|consumption|energy use|bandwidth',
    archetype: 'record',
    icon: 'gauge',
    fields: 'label!:text,date,amount:number[40..2400]{MB},region:place,cost:money[0..12]',
    columns: 'label region',
    rows: `Maps and messages; Lisbon
Video call; Madrid
Streaming in the train; Lyon
Photos to the cloud; Turin
Work mail; Vienna
Software update; Prague`,
  }),
]
