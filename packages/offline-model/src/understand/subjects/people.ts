import { template } from './entity-template.ts'

const person = 'name!,picture,email!,phone,city:place'

/** People in their roles. */
export const peopleTemplates = [
  template({
    names: 'user|account|member|subscriber|person|resident|participant|audience',
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
    names: 'contact|lead|prospect|sales lead|potential customer',
    archetype: 'person',
    icon: 'contact',
    fields:
      'name!,company:text,email!,phone,stage(New|Contacted|Qualified|Won|Lost),source(Website|Referral|Event|Call),lastContact:date,notes:longtext',
    flow: 'lead',
  }),
  template({
    names:
      'employee|sales representative|service representative|staff|staff member|colleague|team member|worker|personnel|human resource|department employee|crew member',
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
    names: 'doctor|physician|specialist|therapist',
    archetype: 'person',
    icon: 'stethoscope',
    fields: 'name!,picture,specialty:text,experience:number[2..30]{years},languages:tags,rating,bio:longtext',
    columns: 'specialty languages bio',
    rows: `General practice; English, French; Takes time to explain, and writes everything down.
Paediatrics; English, Spanish; Calm with small and large patients.
Dermatology; English, German; Looks at the skin and at the habits behind it.
Cardiology; English, Hindi; Runs marathons and hopes you will walk.
Orthopaedics; English, Polish; Knees, hips and honest advice about both.
Nutrition; English, Italian; Plans that survive a normal week.`,
  }),
  template({
    names: 'dentist|dental hygienist|orthodontist',
    archetype: 'person',
    icon: 'stethoscope',
    fields: 'name!,picture,specialty:text,experience:number[2..30]{years},languages:tags,rating,bio:longtext',
    columns: 'specialty languages bio',
    rows: `General dentistry; English, French; Says what comes next before it comes.
Children; English, Spanish; Counts teeth aloud, and stops when asked.
Orthodontics; English, German; Straight teeth, explained with a model.
Implants; English, Polish; Plans twice, drills once.
Root canals; English, Italian; Quiet hands and good headphones for guests.
Hygiene; English, Arabic; Shows how, never tells off.`,
  }),
  template({
    names: 'vet|veterinarian',
    archetype: 'person',
    icon: 'heart-pulse',
    fields: 'name!,picture,specialty:text,experience:number[2..30]{years},languages:tags,rating,bio:longtext',
    columns: 'specialty languages bio',
    rows: `Dogs and cats; English, French; Sits on the floor with shy patients.
Small animals; English, Spanish; Rabbits, hamsters and their worried people.
Horses; English, German; Comes to the stable at any hour.
Surgery; English, Polish; Calls you the moment your friend wakes up.
Birds; English, Italian; Light hands and a lot of patience.
Farm animals; English, Dutch; Wears boots to every appointment.`,
  }),
  template({
    names: 'lawyer|attorney|solicitor|notary',
    archetype: 'person',
    icon: 'scale',
    fields: 'name!,picture,specialty:text,experience:number[2..30]{years},languages:tags,rating,bio:longtext',
    columns: 'specialty languages bio',
    rows: `Family law; English, French; Looks for the agreement before the argument.
Employment; English, Spanish; Reads contracts so that you do not have to.
Property; English, German; From the first viewing to the keys.
Wills and inheritance; English, Polish; Plain words for difficult days.
Business; English, Italian; Answers with a yes, a no, or a date.
Criminal defence; English, Arabic; Reachable when it matters.`,
  }),
  template({
    names: 'coach|trainer|instructor|tutor',
    archetype: 'person',
    icon: 'award',
    fields: 'name!,picture,specialty:text,experience:number[2..30]{years},languages:tags,rating,bio:longtext',
    columns: 'specialty languages bio',
    rows: `Beginners; English, French; Starts where you are, not where you should be.
Strength; English, Spanish; Counts with you, and knows when to stop.
Mobility; English, German; Slow movements and quick results.
Technique; English, Polish; Films it, shows it, mends it.
Small groups; English, Italian; Learns every name in the first hour.
Exam preparation; English, Hindi; A plan for each week, and a calm voice on the day.`,
  }),
  template({
    names: 'stylist|barber|hairdresser|beautician',
    archetype: 'person',
    icon: 'scissors',
    fields: 'name!,picture,specialty:text,experience:number[2..30]{years},languages:tags,rating,bio:longtext',
    columns: 'specialty languages bio',
    rows: `Cuts; English, French; Asks how you wear it on a Monday.
Colour; English, Spanish; Mixes it twice until it fits.
Curls; English, Portuguese; Cuts them dry and lets them be.
Beards; English, Polish; Hot towels and clean lines.
Weddings; English, Italian; Holds until the last dance.
Children; English, German; Quick, and with a story.`,
  }),
  template({
    names: 'consultant|expert|advisor|adviser',
    archetype: 'person',
    icon: 'briefcase',
    fields: 'name!,picture,specialty:text,experience:number[2..30]{years},languages:tags,rating,bio:longtext',
    columns: 'specialty languages bio',
    rows: `Strategy; English, French; Asks the question that everyone avoided.
Finance; English, Spanish; Numbers first, opinions after.
Technology; English, German; Takes out as much as goes in.
People; English, Polish; Listens to those who do the work.
Marketing; English, Italian; Tests it small before it is big.
Operations; English, Dutch; Walks through the process before drawing it.`,
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
    fields: 'name!*,picture,faction(Light|Shadow|Neutral),strength:number[10..99],story:longtext',
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
