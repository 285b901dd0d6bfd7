import { template } from './entity-template.ts'

/** What people live with: health, habits, animals, plants, and their town. */
export const livingTemplates = [
  template({
    names: 'medicine|medication|pill|drug|prescription|supplement',
    archetype: 'record',
    icon: 'pill',
    fields:
      'name!,dose:text,time!:time,repeat(Daily|Every other day|Weekly),stock[4..90],instructions:longtext,taken:boolean',
    columns: 'name dose repeat instructions',
    rows: `Blood pressure tablet; 1 tablet; Daily; After breakfast, with water.
Vitamin D; 20 drops; Weekly; On Sundays.
Iron; 1 capsule; Every other day; Not together with coffee.
Thyroid tablet; 50 µg; Daily; Half an hour before breakfast.
Eye drops; 1 drop each side; Daily; In the evening.`,
  }),
  template({
    names: 'workout|exercise|training|fitness class|training plan|gym class|fitness plan|run',
    archetype: 'event',
    icon: 'dumbbell',
    fields:
      'name!,picture,category(Strength|Endurance|Mobility|Balance),duration[10..90],calories[60..640],level,date,description',
    columns: 'name category description',
    rows: `Full body basics; Strength; Squat, push, pull, carry. Three rounds.
Easy run; Endurance; Slow enough to talk.
Morning mobility; Mobility; Hips, back and shoulders in a quarter of an hour.
Hill intervals; Endurance; Six times up, walk down.
Single-leg day; Balance; Near a wall, just in case.
Kettlebell ladder; Strength; One to five and back.`,
  }),
  template({
    names: 'logged workout|logged exercise',
    called: 'workout',
    archetype: 'record',
    icon: 'dumbbell',
    fields:
      'exercise!:text,muscles(Legs|Back|Chest|Shoulders|Arms|Core),sets!:number[2..5],reps!:number[5..12],weight:number[0..120]{kg},date!,notes:longtext',
    columns: 'exercise muscles sets reps weight notes',
    rows: `Squat; Legs; 4; 8; 70; Deeper than last week.
Bench press; Chest; 4; 6; 55; The last set was a fight.
Deadlift; Back; 3; 5; 95; Straps stayed in the bag.
Overhead press; Shoulders; 3; 8; 35; Slow on the way down.
Pull-up; Back; 4; 7; 0; Two more than in May.
Squat; Legs; 4; 8; 67.5; Knees fine.
Bench press; Chest; 4; 8; 50; Easy.
Plank; Core; 3; 1; 0; One minute each.
Biceps curl; Arms; 3; 12; 14; With a pause at the top.
Deadlift; Back; 3; 5; 90; First time over my own weight.`,
  }),
  template({
    names: 'meal|planned meal',
    archetype: 'event',
    icon: 'utensils',
    fields: 'name!,date!,meal(Breakfast|Lunch|Dinner),servings[1..6],shopping:longtext',
    columns: 'name date meal shopping',
    rows: `Porridge with apples; 0; Breakfast; Oats, milk, two apples, cinnamon
Lentil salad; 0; Lunch; Lentils, red onion, parsley, lemon
Roast vegetables and rice; 0; Dinner; Peppers, courgettes, carrots, rice
Eggs on toast; 1; Breakfast; Eggs, bread, chives
Tomato soup; 1; Lunch; Tomatoes, one onion, stock, cream
Fish with potatoes; 1; Dinner; White fish, potatoes, dill, butter`,
  }),
  template({
    names: 'yoga class|yoga lesson|yoga course',
    archetype: 'event',
    icon: 'flower',
    fields:
      'name!,picture,style(Vinyasa|Hatha|Yin|Restorative),teacher:text,date,time!:time,duration[45..90],level,places[6..16],price:money[9..24],description:longtext',
    columns: 'name style teacher description',
    rows: `Morning flow; Vinyasa; Mira Halvorsen; Breath and movement before the day begins.
Slow start; Hatha; Jonas Pell; Few postures, held long enough to feel them.
Lunch break; Hatha; Mira Halvorsen; Shoulders, neck and back after hours at a desk.
Evening yin; Yin; Ada Okonjo; Quiet postures on the floor, with cushions.
First steps; Hatha; Jonas Pell; For those who have never stood on a mat.
Deep rest; Restorative; Ada Okonjo; Blankets, warmth and nothing to reach for.`,
  }),
  template({
    names: 'habit|goal|routine|daily goal|resolution|mood|daily habit',
    archetype: 'task',
    icon: 'repeat',
    fields: 'name!*,category(Body|Mind|Home|Work),frequency(Daily|Weekdays|Weekly),reason:longtext',
    columns: 'name category frequency reason',
    rows: `Read ten pages; Mind; Daily; Ten pages a day are eighteen books a year.
Walk before lunch; Body; Weekdays; Light and air make the afternoon shorter.
Tidy one drawer; Home; Weekly; One is enough.
Write three lines; Mind; Daily; What went well, what did not, what next.
Stretch; Body; Daily; Two minutes beside the desk.
Plan tomorrow; Work; Weekdays; Three things, no more.`,
  }),
  template({
    names: 'adoption request',
    archetype: 'record',
    icon: 'heart-handshake',
    fields:
      'name!,email!,phone,home(House with a garden|House|Flat with a balcony|Flat),children:text,otherPets:text,message!:longtext',
    columns: 'name home children otherPets message',
    rows: `Ines Duarte; House with a garden; Two, nine and eleven; None; We walk a lot, and somebody is always at home.
Paul Winther; Flat with a balcony; None; One old cat; I work from home three days a week.
Mira Okafor; House; One, six; None; We had a dog for fourteen years and miss one.
Tom Fuchs; Flat; None; None; Travelling a lot, but a friend would help.`,
  }),
  template({
    names: 'pet|dog|cat|animal|adoption animal|puppy|kitten|livestock',
    archetype: 'catalogue',
    icon: 'paw-print',
    fields:
      'name!,picture,species(Dog|Cat|Rabbit|Bird),age:number[1..14]{years},gender(Female|Male),vaccinated:boolean,status(Available|Reserved|Adopted),description',
    columns: 'name species description',
    rows: `Biscuit; Dog; Walks politely, sleeps loudly.
Pepper; Cat; Sits on keyboards.
Clover; Rabbit; Needs a friend and a garden.
Juno; Dog; Good with children, suspicious of bicycles.
Mango; Bird; Whistles the door bell.
Olive; Cat; Shy for a week, then never again.
Bruno; Dog; Old gentleman, short rounds.`,
  }),
  template({
    names: 'plant|flower|tree|crop|seed|bouquet|farm product|vegetable|fruit|agricultural product|garden',
    archetype: 'sellable',
    icon: 'sprout',
    fields:
      'name!*,picture,category(Indoor|Balcony|Herb|Garden),price[3..48],stock[0..60],watering(Weekly|Twice a week|Daily),light(Sun|Half shade|Shade),description',
    columns: 'name category watering light description',
    rows: `Olive tree; Balcony; Weekly; Sun; Likes wind, forgives a forgotten week.
Monstera; Indoor; Weekly; Half shade; Grows a new window every month.
Thyme; Herb; Twice a week; Sun; Poor soil, rich smell.
Hosta; Garden; Daily; Shade; For the corner where nothing else wants to be.
Lemon balm; Herb; Twice a week; Half shade; Tea within reach.
Snake plant; Indoor; Weekly; Shade; Survives holidays.
Geranium; Balcony; Daily; Sun; From May to the first frost.
Hydrangea; Garden; Daily; Half shade; Blue on acid soil, pink on lime.`,
  }),
  template({
    names: 'garbage|waste|waste item|garbage classification|recycling item|trash',
    archetype: 'catalogue',
    icon: 'recycle',
    fields: 'name!*,category(Paper|Organic|Recyclable|Residual|Hazardous),where:text,hint:longtext',
    columns: 'name category where hint',
    rows: `Newspaper; Paper; Blue bin; Dry, without plastic.
Coffee grounds; Organic; Brown bin; Filter and all.
Milk carton; Recyclable; Yellow bag; Rinse and fold.
Battery; Hazardous; Collection box; Never in the bin.
Broken cup; Residual; Black bin; Not in the glass container.
Paint tin; Hazardous; Recycling centre; Closed lid, please.
Egg box; Paper; Blue bin; Or give it back to the farm.
Yoghurt pot; Recyclable; Yellow bag; Lid apart.`,
  }),
  template({
    names: 'weather|city weather|forecast',
    archetype: 'record',
    icon: 'cloud-sun',
    fields:
      'city!:place,temperature[-4..34],condition(Sunny|Cloudy|Rain|Snow),humidity[30..95],wind:number[2..60]{km/h},date',
  }),
  template({
    names:
      'charging station|station|charging pile|bus stop|parking lot|stop|nearby charging station|pile|charger|gas station|store location|branch|place|spot|location|point of interest|hospital|school|library|park|clinic',
    archetype: 'place',
    icon: 'map-pin',
    fields:
      'name!*,picture,address:place,openingHours:text,capacity:number[2..40],status(Open|Busy|Closed),rating',
    columns: 'name address openingHours',
    rows: `Central Square; 1 Market Square; 0–24
North Gate; 88 Ring Road; 6–22
Harbour East; 4 Quay Street; 0–24
University; 17 College Lane; 7–21
West Park; 210 Park Avenue; 8–20
Old Station; 2 Station Road; 0–24
Hill Top; 55 Hill Avenue; 6–23
South Mall; 9 Mall Street; 9–21`,
  }),
  template({
    names: 'volunteer project|volunteer activity',
    archetype: 'catalogue',
    icon: 'hand-heart',
    fields:
      'title!*,picture,category(Children|Nature|Health|Emergency),date,volunteers:number[4..42],description',
    columns: 'title category description',
    rows: `Warm lunches for forty children; Children; School kitchen, five days a week, one year.
A hedge along the stream; Nature; Eight hundred metres, twelve kinds of shrub.
Night bus with blankets; Health; Two volunteers, soup and time.
Roof after the storm; Emergency; The sports hall has been open since March.
Reading hour; Children; Books in six languages.
Bees on the town hall; Nature; Four colonies and a glass wall.`,
  }),
]
