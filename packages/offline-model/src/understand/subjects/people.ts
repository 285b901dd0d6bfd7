import { template } from './entity-template.ts'

const person = 'name!,picture,email!,phone,city:place'

/** People in their roles. */
export const peopleTemplates = [
  template({
    names:
      'user|account|member|subscriber|person|resident|participant|audience|public account|enterprise public account',
    archetype: 'person',
    icon: 'user',
    fields: `${person},joinedOn:date,status(Active|Invited|Blocked)`,
  }),
  template({
    names: 'customer|client|buyer|guest|consumer|shopper',
    archetype: 'person',
    icon: 'users',
    fields: `${person},group(Regular|New|Key account),lastContact:date,notes:longtext`,
  }),
  template({
    names: 'contact|lead|prospect|friend|sales lead|potential customer',
    archetype: 'person',
    icon: 'contact',
    fields:
      'name!,company:text,email!,phone,stage(New|Contacted|Qualified|Won|Lost),source(Website|Referral|Event|Call),lastContact:date,notes:longtext',
    flow: 'lead',
  }),
  template({
    names:
      'employee|staff|staff member|colleague|team member|worker|personnel|human resource|department employee|crew member',
    archetype: 'person',
    icon: 'id-card',
    fields: `${person},position:text,department(Sales|Operations|Finance|Technology|People),startedOn:date,salary:money[2400..7200],status(Active|On leave|Left)`,
    columns: 'position department',
    rows: `Account lead; Sales
Warehouse supervisor; Operations
Controller; Finance
Front-end engineer; Technology
Recruiter; People
Support specialist; Operations
Data analyst; Technology
Regional manager; Sales`,
  }),
  template({
    names:
      'doctor|physician|specialist|therapist|dentist|vet|veterinarian|consultant|expert|lawyer|attorney|advisor|coach|trainer|stylist|barber|instructor|tutor',
    archetype: 'person',
    icon: 'stethoscope',
    fields: 'name!,picture,specialty:text,experience:number[2..30]{years},languages:tags,rating,bio:longtext',
    columns: 'specialty bio',
    rows: `General practice; Takes time to explain, and writes everything down.
Paediatrics; Calm with small and large patients.
Dermatology; Looks at the skin and at the habits behind it.
Cardiology; Runs marathons and hopes you will walk.
Orthopaedics; Knees, hips and honest advice about both.
Nutrition; Plans that survive a normal week.`,
  }),
  template({
    names: 'patient|patient file|medical record|health record|case file|resident file',
    archetype: 'person',
    icon: 'heart-pulse',
    fields:
      'name!,dateOfBirth:date,phone,bloodType(A|B|AB|O),lastVisit:date,status(Waiting|In treatment|Discharged),notes:longtext',
    columns: 'notes',
    rows: `Seasonal allergy; responds well to antihistamines.
Follow-up after knee surgery; walking without crutches.
Blood pressure slightly high; measure twice a week.
Yearly check-up without findings.
Sprained ankle; bandage until Friday.
Migraine diary since spring.
Vaccinations complete.`,
    flow: 'patient',
  }),
  template({
    names: 'student|pupil|learner|trainee|alumnus|alumni|child',
    archetype: 'person',
    icon: 'graduation-cap',
    fields:
      'name!,picture,email,grade(Year 1|Year 2|Year 3|Year 4),major:text,average:number[1..100],enrolledOn:date,status(Enrolled|On leave|Graduated)',
    columns: 'major',
    rows: `Biology
Economics
Computer science
History
Mechanical engineering
Graphic design
Mathematics
Music`,
  }),
  template({
    names: 'teacher|professor|lecturer|mentor|speaker|author|writer|creator|anchor|host',
    archetype: 'person',
    icon: 'presentation',
    fields: 'name!,picture,subject:text,email,bio:longtext,rating',
    columns: 'subject bio',
    rows: `Statistics; Makes numbers tell a story.
Modern history; Brings original letters to every class.
Web development; Builds a small site in each lesson.
Chemistry; Never without safety goggles.
Creative writing; Two novels, many drafts.
Photography; Prefers the light before eight.`,
  }),
  template({
    names: 'driver|courier|rider|delivery person|deliverer|chauffeur',
    archetype: 'person',
    icon: 'steering-wheel',
    fields:
      'name!,picture,phone!,vehicle(Bike|Car|Van|Truck),rating,trips:number[20..900],status(Available|On a job|Off duty)',
  }),
  template({
    names: 'candidate|applicant|job seeker|resume|cv|talent',
    archetype: 'person',
    icon: 'user-search',
    fields:
      'name!,picture,email!,wantedPosition:text,experience:number[0..18]{years},skills:tags,stage(Applied|Interview|Offer|Hired|Rejected)',
    columns: 'wantedPosition skills',
    rows: `Product designer; Figma, research, prototyping
Back-end engineer; TypeScript, PostgreSQL, queues
Nurse; Intensive care, night shifts
Project lead; Planning, budgets, people
Chef de partie; Pastry, menus, purchasing
Sales associate; Retail, two languages
Data engineer; Python, pipelines, dashboards`,
    flow: 'candidate',
  }),
  template({
    names: 'team|club|group|squad|side',
    archetype: 'catalogue',
    icon: 'users-round',
    fields:
      'name!*,picture,city:place,members:number[4..40],wins:number[0..20],losses:number[0..14],description',
    columns: 'name city',
    rows: `Harbour Hawks; Port Ellen
River Foxes; Millbrook
Northern Lights; Aldergate
Iron Badgers; Steelton
Coast Rovers; Westbay
Valley Owls; Greenford
Old Town United; Old Town
Summit Wolves; Highfield`,
  }),
  template({
    names: 'player|athlete|football player|basketball player|contestant|competitor',
    archetype: 'person',
    icon: 'medal',
    fields:
      'name!,picture,team:text,position(Forward|Midfield|Defence|Goal),age:number[17..36],goals:number[0..28],played:number[1..34]',
    columns: 'team position',
    rows: `Harbour Hawks; Forward
River Foxes; Midfield
Northern Lights; Goal
Iron Badgers; Defence
Coast Rovers; Forward
Valley Owls; Midfield
Old Town United; Defence
Summit Wolves; Forward`,
  }),
  template({
    names: 'artist|musician|singer|band|designer|photographer|influencer|actor|celebrity|idol',
    archetype: 'person',
    icon: 'palette',
    fields: 'name!,picture,field:text,country:place,born:number[1930..2001],biography:longtext',
    columns: 'field biography',
    rows: `Woodcut; Prints by hand from pear wood, in editions of twenty.
Oil painting; Paints the same hill in every season.
Ceramics; Glazes made from river clay.
Photography; Works with one lens and much patience.
Illustration; Children's books and market signs.
Textile; Weaves maps of walks.`,
  }),
  template({
    names: 'character|hero|shikigami|demon|creature|monster|figure|role in game',
    archetype: 'catalogue',
    icon: 'swords',
    fields: 'name!*,picture,faction(Light|Shadow|Neutral),power:number[10..99],skills:tags,story:longtext',
    columns: 'name faction story',
    rows: `The Lamplighter; Light; Walks the long road at dusk and leaves one lamp burning for those who follow.
Ash Fox; Shadow; A trickster that trades riddles for a night of shelter.
River Keeper; Neutral; Counts every boat and forgets no face.
Bell Monk; Light; Rings before danger comes, never after.
Paper Crane; Neutral; Folded from a promise; unfolds when it is kept.
Night Tailor; Shadow; Sews shadows back onto those who lost them.
Stone Grandmother; Light; Older than the bridge that leans on her.
Fog Captain; Shadow; Sails a ship nobody has boarded twice.`,
  }),
]
