import { template } from './entity-template.ts'

/** What firms and people at work show of themselves. */
export const companyTemplates = [
  template({
    names:
      'case study|success story|client project|reference project|reference|client story|portfolio project|website design|web design|design example|website design example|work example|project example|branding project',
    archetype: 'catalogue',
    icon: 'briefcase',
    fields:
      'title!*,picture,client:text,field(Strategy|Design|Engineering|Marketing),year:number[2019..2026],summary:longtext,result:longtext',
    columns: 'title client field summary result',
    rows: `A checkout in three steps; Hillside Bikes; Design; Seven screens became three, and the form asks only for what the parcel needs.; Fewer people leave on the way.
Signs for a new station; Northern Rail Trust; Design; One arrow, one typeface and four colours lead through two levels.; Nobody asks the staff for platform nine any more.
Moving forty machines over a weekend; Oakfield Packaging; Engineering; Planned in hours, rehearsed twice, done on a Saturday night.; Production began again on Monday at six.
A name for a family bakery; Tilda and Sons; Strategy; Interviews with customers, a naming workshop and a sign above the door.; The name is on the bags, the van and the bread.
An archive that answers; City Library; Engineering; Two million cards were scanned, read and made searchable.; A search takes seconds instead of an afternoon.
A year of small campaigns; Green Mile; Marketing; Twelve months, twelve streets, one story each.; The list of members doubled.`,
  }),
  template({
    names: 'past position|work experience|career step|employment',
    archetype: 'catalogue',
    icon: 'briefcase',
    fields:
      'title!*,employer:text,place:text,began:number[2009..2022],years:number[1..6],description:longtext',
    columns: 'title employer place description',
    rows: `Lead product designer; Hillside Bikes; Utrecht; Led four designers, from the first sketch to the shop floor.
Product designer; City Library; Ghent; Made two million cards searchable for people who had never searched.
Interface designer; Northern Rail Trust; Leeds; Timetables, tickets and the signs between them.
Junior designer; Studio Plank; Rotterdam; Posters, menus and a first website that is still there.
Intern; Museum of Everyday Things; Antwerp; Labels for four hundred chairs.`,
  }),
  template({
    names: 'degree|academic degree|qualification',
    archetype: 'catalogue',
    icon: 'graduation-cap',
    fields: 'title!*,school:text,year:number[2004..2016],description:longtext',
    columns: 'title school description',
    rows: `Master of Design; Academy of Arts, Eindhoven; Thesis on timetables that fit on one page.
Bachelor of Communication; University of Ghent; Writing, type and a year in Porto.
Certificate in typography; Evening School of Print; Two years of Tuesdays.
School leaving examination; Gymnasium am Park; Art, mathematics and English.`,
  }),
  template({
    names: 'professional skill|competence|expertise|core competence|specialty',
    archetype: 'catalogue',
    icon: 'sparkles',
    fields: 'name!*,level:percent[60..98],years:number[2..14],description:longtext',
    columns: 'name description',
    rows: `Research and interviews; Finding out what people do before asking them what they want.
Structure and writing; Menus, headings and sentences that need no manual.
Visual design; Type, colour and space, from the poster down to the icon.
Prototyping; Something to click on the second day, something better on the fifth.
Facilitation; Workshops that end on time and with a decision.
Hand-over; Files, tokens and notes that the next person can work with.`,
  }),
  template({
    names: 'recognition|honour|honor|certification|accreditation|industry award',
    archetype: 'catalogue',
    icon: 'trophy',
    fields: 'title!*,picture,givenBy:text,year:number[2015..2026],description:longtext',
    columns: 'title givenBy description',
    rows: `Building of the year, shortlist; Guild of Regional Architects; For a school that is heated by its own roof.
Good design, silver; Design Council of the North; For a timetable that fits on one page.
Employer of the season; Chamber of Small Trades; For training places and fair hours.
Best first website; Web Meeting Utrecht; For speed, contrast and plain words.
Craft prize; Museum of Everyday Things; For furniture that can be repaired.`,
  }),
  template({
    names: 'completed building|built work|renovation|before and after project|construction',
    archetype: 'catalogue',
    icon: 'building',
    fields:
      'name!*,picture,type(Housing|School|Office|Public),place:place,year:number[2012..2026],area:number[80..9000],description:longtext',
    columns: 'name type place description',
    rows: `House on the slope; Housing; Bergen; Three levels follow the hill, each with a door to the garden.
School by the canal; School; Utrecht; Classrooms around a courtyard, with windows on two sides.
Timber office; Office; Freiburg; Four storeys of wood on a concrete foot.
Market hall; Public; Leeds; An old roof, repaired and lifted by two metres.
Row of seven; Housing; Malmö; Narrow houses, deep gardens, one shared workshop.
Reading room; Public; Porto; Light from above, shelves as walls.`,
  }),
  template({
    names: 'practice area|area of law|legal service|area of practice',
    archetype: 'catalogue',
    icon: 'scale',
    fields: 'name!*,picture,group(Private clients|Business),description:longtext',
    columns: 'name group description',
    rows: `Family and inheritance; Private clients; Contracts before, agreements after, and wills that hold.
Work and employment; Private clients; Contracts, notice, references and everything between.
Property and tenancy; Private clients; Buying, letting, building and the neighbours.
Company law; Business; Founding, shareholders, succession and sale.
Contracts and trade; Business; Terms that both sides can read.
Data and technology; Business; Privacy, licences and software contracts.`,
  }),
  template({
    names:
      'attorney|lawyer|solicitor|advocate|notary|counsel|legal advisor|consultant|advisor|expert|partner at firm',
    archetype: 'person',
    icon: 'user-round',
    fields: 'name!*,picture,field:text,languages:tags,email,phone,about:longtext',
    columns: 'name field about',
    rows: `Nora Lind; Family and inheritance; Explains twice if need be, and writes letters people understand.
Samuel Okafor; Company law; Has founded two companies himself and closed one.
Mei Tanaka; Data and technology; Reads contracts from the end.
Jonas Weber; Work and employment; Knows the court around the corner by its first name.
Amara Obi; Property and tenancy; Walks through every house before she writes about it.
Luis Ortega; Contracts and trade; Four languages, one glossary.`,
  }),
  template({
    names: 'case result|verdict|settlement result|court decision',
    archetype: 'catalogue',
    icon: 'gavel',
    fields: 'title!*,area:text,year:number[2016..2026],outcome:longtext',
    columns: 'title area outcome',
    rows: `Notice withdrawn; Work and employment; The employer took the notice back before the hearing.
Roof repaired at the seller's cost; Property and tenancy; An expert report settled what two years of letters had not.
Shares handed over in peace; Company law; Three siblings, one bakery, one signature each.
Photo taken down; Data and technology; Removed within two days, with a declaration.
Delivery paid for; Contracts and trade; The goods were as agreed, the court said.`,
  }),
  template({
    names: 'cake|bread|pastry|baked good|loaf|cookie|cupcake|croissant|biscuit|pie',
    archetype: 'sellable',
    icon: 'cake-slice',
    fields:
      'name!*,picture,kind(Cake|Bread|Pastry|Seasonal),price![2..48],isVegan:boolean,allergens:tags,description:longtext',
    columns: 'name kind allergens description',
    rows: `Lemon drizzle cake; Cake; Wheat, egg, milk; Sharp, soft, with a sugar crust.
Country sourdough; Bread; Wheat; Two days in the making, one in the eating.
Butter croissant; Pastry; Wheat, milk, egg; Twenty-seven layers, still warm at eight.
Chocolate birthday cake; Cake; Wheat, egg, milk; For twelve people or eight good friends.
Rye with caraway; Bread; Rye; Dark, dense, better on the second day.
Cinnamon knot; Pastry; Wheat, milk; Pull it apart, share it or do not.
Carrot and walnut cake; Cake; Wheat, egg, nuts; With cream cheese and too many walnuts.
Plum sheet cake; Seasonal; Wheat, egg; From August until the plums are gone.`,
  }),
  template({
    names: 'asset|it asset|laptop|device asset|hardware asset|licence|license|company device',
    archetype: 'record',
    icon: 'laptop',
    fields:
      'name!*,kind(Laptop|Monitor|Phone|Licence|Printer),serialNumber:text,assignedTo:text,warrantyUntil:date,value:money[60..2400],status(In use|In stock|In repair|Retired)',
    columns: 'name kind assignedTo',
    rows: `Laptop 14 inch, grey; Laptop; Nora Lind
Monitor 27 inch; Monitor; Samuel Okafor
Office licence, yearly; Licence; Mei Tanaka
Label printer; Printer; Jonas Weber
Laptop 16 inch, black; Laptop; Amara Obi
Phone, blue; Phone; Luis Ortega
Monitor 24 inch; Monitor; Ruth Abel
Drawing licence; Licence; Piotr Nowak`,
  }),
  template({
    names: 'coin|bitcoin|cryptocurrency|crypto|token|digital currency|bitcoin price|crypto asset',
    archetype: 'catalogue',
    icon: 'bitcoin',
    fields:
      'name!*,symbol!*:text,kind(Coin|Platform|Network),price:money[0.2..64000],change:percent[-6..8],volume:number[1200..980000],description',
    columns: 'name symbol kind price description',
    rows: `Bitcoin; BTC; Coin; 64120; The first of its kind, with the longest history. Sample price.
Ether; ETH; Platform; 3180; Runs contracts as well as payments. Sample price.
Litecoin; LTC; Coin; 84; Quick and small sums. Sample price.
Stellar; XLM; Network; 0.4; Made for sending across borders. Sample price.
Cardano; ADA; Platform; 0.6; Grown out of research papers. Sample price.
Polkadot; DOT; Network; 7; Joins several chains. Sample price.`,
  }),
  template({
    names:
      'catalog|catalogue|product catalog|product catalogue|brochure|data sheet|product sheet|product brochure|leaflet',
    archetype: 'document',
    icon: 'book-open',
    fields:
      'name!*,picture,type(Catalogue|Data sheet|Brochure|Price list),size:number[1..14]{MB},changedOn:date,notes:longtext',
    columns: 'name type notes',
    rows: `Product catalogue, complete; Catalogue; All products on one page each, with pictures, sizes and order numbers.
Data sheets, first series; Data sheet; Output, connections, weight and materials of the compact models.
Data sheets, large series; Data sheet; Output, connections, weight and materials of the large models.
Company brochure; Brochure; Who we are, how we work and whom to call.
Service and spare parts; Catalogue; Wearing parts with drawings, and how to change them.
Price list; Price list; Net prices by quantity, valid until the end of the year.`,
  }),
  template({
    names: 'grocery item|grocery|shopping item|shopping list item',
    archetype: 'record',
    icon: 'shopping-basket',
    fields:
      'name!*,amount:text,aisle(Fruit and vegetables|Bread|Chilled|Dry goods|Household),isBought:boolean,notes:longtext',
    columns: 'name amount aisle',
    rows: `Tomatoes; 6; Fruit and vegetables
Oat milk; 2 l; Chilled
Rye bread; 1; Bread
Red lentils; 500 g; Dry goods
Lemons; 3; Fruit and vegetables
Butter; 250 g; Chilled
Washing-up liquid; 1; Household
Spaghetti; 1 kg; Dry goods`,
  }),
]
