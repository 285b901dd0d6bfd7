import { template, type EntityTemplate } from './entity-template.ts'

/** What is hired out by the day. */
export const hiredTemplates: Readonly<Record<string, EntityTemplate>> = {
  car: template({
    names: 'hire car',
    archetype: 'sellable',
    icon: 'car',
    fields:
      'name!*,picture,category(Compact|Estate|Van|Convertible|Electric),transmission(Manual|Automatic),seats:number,dailyPrice!:money[29..120],status(Available|Out|In the workshop),description',
    columns: 'name category transmission seats dailyPrice status description',
    rows: `Pebble 1.0; Compact; Manual; 4; 29; Available; Small outside, and easy to park anywhere.
Pebble Automatic; Compact; Automatic; 4; 34; Available; The same, for those who like to leave the left foot in peace.
Heron Estate; Estate; Automatic; 5; 52; Available; Room for five, their bags and a dog.
Carrier Nine; Van; Manual; 9; 79; Available; A football team without substitutes.
Breeze; Convertible; Manual; 4; 68; Available; Roof down in eleven seconds.
Volta City; Electric; Automatic; 4; 45; Available; 320 km, charging card included.
Volta Tour; Electric; Automatic; 5; 64; Available; 480 km, and a heat pump for winter.
Box Van L2; Van; Manual; 3; 72; In the workshop; Ten cubic metres for a move on Saturday.`,
  }),
  bike: template({
    names: 'hire bike',
    archetype: 'sellable',
    icon: 'bike',
    fields:
      'name!*,picture,type(City|Mountain|E-bike|Cargo|Children),frame(S|M|L),gears:number,dailyPrice!:money[8..40],status(Available|Out|In the workshop),description',
    columns: 'name type frame gears dailyPrice status description',
    rows: `Harbour Seven; City; M; 7; 14; Available; Upright, with a basket and a bell that works.
Harbour Seven Low; City; S; 7; 14; Available; Low step-through, mudguards, lights.
Ridge 29; Mountain; L; 12; 24; Available; Front suspension, hydraulic brakes.
Glide E; E-bike; M; 9; 32; Available; Up to 110 km with one charge.
Glide E Plus; E-bike; L; 9; 36; Available; Strong on hills, quiet on paths.
Longtail; Cargo; M; 8; 38; Available; Carries two children or a week of shopping.
Little Comet; Children; S; 3; 8; Available; 20 inch, from six years on.
Ridge 27; Mountain; M; 11; 22; In the workshop; New brake pads are on their way.`,
  }),
  boat: template({
    names: 'hire boat',
    archetype: 'sellable',
    icon: 'ship',
    fields:
      'name!*,picture,type(Motorboat|Sailing boat|Kayak|Houseboat),persons:number,licence(Needed|Not needed),dailyPrice!:money[22..240],status(Available|Out|In the workshop),description',
    columns: 'name type persons licence dailyPrice status description',
    rows: `Osprey; Motorboat; 6; Needed; 190; Available; Fast enough for the islands and back by noon.
Tern; Motorboat; 5; Not needed; 95; Available; Fifteen horsepower, an awning and a ladder.
White Lady; Sailing boat; 4; Needed; 160; Available; Twenty-six feet, easily handled by two.
Curlew; Sailing boat; 6; Needed; 220; Available; Two cabins and a small galley.
Otter One; Kayak; 1; Not needed; 22; Available; Dry bag and paddle are part of it.
Otter Two; Kayak; 2; Not needed; 34; Available; For two who agree on a direction.
Otter Sea; Kayak; 1; Not needed; 30; Available; Long and narrow, for those who paddle far.
Otter Family; Kayak; 3; Not needed; 40; Available; A third seat in the middle, for a child.
Slow Water; Houseboat; 4; Not needed; 240; Available; A kitchen, a deck and eight kilometres an hour.`,
  }),
  tool: template({
    names: 'hire tool',
    archetype: 'sellable',
    icon: 'hammer',
    fields:
      'name!*,picture,category(Drilling|Earthwork|Garden|Cleaning|Access),performance:text,dailyPrice!:money[15..170],status(Available|Out|In the workshop),description',
    columns: 'name category performance dailyPrice status description',
    rows: `Hammer drill; Drilling; 1,100 W; 18; Available; For concrete, with six bits.
Core drill; Drilling; 2,400 W; 46; Available; Up to 160 mm, wet or dry.
Mini excavator; Earthwork; 1.8 t; 165; Available; Fits through a garden gate of one metre.
Plate compactor; Earthwork; 90 kg; 42; Available; For paths and foundations.
Hedge trimmer; Garden; 36 V; 16; Available; Two batteries are part of it.
Lawn scarifier; Garden; 1,800 W; 28; Available; Once a year, before the rain.
Pressure washer; Cleaning; 150 bar; 24; Available; Terraces, walls, bicycles.
Scaffold tower; Access; 6.2 m; 55; Available; Two people put it up in half an hour.
Floor sander; Cleaning; 2,200 W; 48; In the workshop; Comes back with a new drum.`,
  }),
  camper: template({
    names: 'hire camper',
    archetype: 'sellable',
    icon: 'truck',
    fields:
      'name!*,picture,type(Camper van|Motorhome|Caravan),beds:number,transmission(Manual|Automatic),dailyPrice!:money[58..170],status(Available|Out|In the workshop),description',
    columns: 'name type beds transmission dailyPrice status description',
    rows: `Sparrow; Camper van; 2; Manual; 89; Available; A bed, a hob and a view.
Swallow; Camper van; 4; Automatic; 109; Available; With a pop-up roof for the children.
Long Road; Motorhome; 4; Manual; 139; Available; Shower, fridge and room for four bicycles.
Longer Road; Motorhome; 6; Automatic; 169; Available; Two tables, so that nobody has to clear up.
Snail; Caravan; 3; Manual; 58; Available; Light enough for a family car.`,
  }),
  equipment: template({
    names: 'hire equipment',
    archetype: 'sellable',
    icon: 'package',
    fields:
      'name!*,picture,category(Camping|Camera|Winter|Water|Party),dailyPrice!:money[9..80],status(Available|Out|In repair),description',
    columns: 'name category dailyPrice status description',
    rows: `Tent for four; Camping; 16; Available; Up in ten minutes, dry for a week.
Mirrorless camera; Camera; 38; Available; Two lenses, two batteries, one bag.
Touring skis; Winter; 26; Available; 170 cm, with skins.
Stand-up paddle board; Water; 22; Available; Inflatable, with a pump and a leash.
Party tent; Party; 74; Available; Three by six metres, sides that roll up.
Projector; Party; 29; Available; Full HD, with a two-metre screen.
Child carrier; Camping; 9; Available; Up to 22 kg, with a sunroof.`,
  }),
  camera: template({
    names: 'hire camera',
    archetype: 'sellable',
    icon: 'camera',
    fields:
      'name!*,picture,category(Camera|Lens|Light|Sound),dailyPrice!:money[9..90],status(Available|Out|In repair),description',
    columns: 'name category dailyPrice status description',
    rows: `Mirrorless body; Camera; 42; Available; 33 megapixels, two batteries, one bag.
Cinema camera; Camera; 88; Available; Records for two hours without a break.
Portrait lens 85 mm; Lens; 18; Available; Bright enough for candlelight.
Wide lens 16–35 mm; Lens; 22; Available; For rooms and mountains.
Light set; Light; 28; Available; Two lamps, two stands, one softbox.
Radio microphone; Sound; 16; Available; For two speakers at once.`,
  }),
  winter: template({
    names: 'hire ski',
    archetype: 'sellable',
    icon: 'snowflake',
    fields:
      'name!*,picture,category(Skis|Snowboards|Boots|Children),length:text,dailyPrice!:money[6..40],status(Available|Out|In repair),description',
    columns: 'name category length dailyPrice status description',
    rows: `Carver; Skis; 160 cm; 24; Available; Easy to turn, for groomed slopes.
Carver long; Skis; 172 cm; 26; Available; For those who like it faster.
Tourer; Skis; 168 cm; 32; Available; Light, with skins and brakes.
Freeboard; Snowboards; 156 cm; 28; Available; For the park and everything beside it.
All-day boots; Boots; 26.5; 12; Available; Warm and not too stiff.
First skis; Children; 90 cm; 9; Available; With boots, for four to six years.`,
  }),
  costume: template({
    names: 'hire costume',
    archetype: 'sellable',
    icon: 'shirt',
    fields:
      'name!*,picture,category(Evening|Historic|Party|Children),size(S|M|L),dailyPrice!:money[8..60],status(Available|Out|In repair),description',
    columns: 'name category size dailyPrice status description',
    rows: `Midnight gown; Evening; M; 48; Available; Floor length, with a short jacket.
Dinner jacket; Evening; L; 38; Available; Shirt and bow tie are part of it.
Baroque coat; Historic; M; 44; Available; Embroidered, with a three-cornered hat.
Lion; Party; L; 22; Available; Mane included, courage not.
Astronaut; Children; S; 14; Available; Helmet that opens, for six to eight years.`,
  }),
  pitch: template({
    names: 'camp pitch',
    archetype: 'place',
    icon: 'tent',
    fields:
      'name!*,picture,kind(Tent|Caravan|Cabin),size:text,nightlyPrice!:money[14..70],amenities:tags,description',
    columns: 'name kind size nightlyPrice amenities description',
    rows: `River meadow 1; Tent; 80 m²; 18; Shade, water; First light comes over the hill.
River meadow 2; Tent; 90 m²; 20; Shade, water; Two steps from the bank.
Pine row 4; Caravan; 110 m²; 29; Electricity, water; Level ground, easy to reach.
Pine row 5; Caravan; 120 m²; 31; Electricity, drain; Room for an awning.
Orchard cabin; Cabin; 16 m²; 54; Two beds, porch; Apples in September.`,
  }),
  home: template({
    names: 'hire home',
    archetype: 'place',
    icon: 'house',
    fields:
      'name!*,picture,region(Coast|Forest|Lake|Mountains),beds:number,nightlyPrice!:money,amenities:tags,description',
    columns: 'name region beds nightlyPrice amenities description',
    rows: `Lighthouse keeper's house; Coast; 4; 145; Fireplace, sea view; Thick walls, small windows, all the wind outside.
Birch cabin; Forest; 2; 88; Wood stove; One room, one porch, no neighbours.
Boathouse; Lake; 5; 160; Jetty, rowing boat; Fall asleep above the water.
Old dairy; Mountains; 6; 175; Sauna, garden; A long table for long evenings.
Garden cottage; Coast; 3; 112; Garden, bicycles; Ten minutes to the beach on foot.
Hunter's lodge; Forest; 8; 210; Two bathrooms; For two families who still like each other.`,
  }),
  petRoom: template({
    names: 'pet room',
    archetype: 'place',
    icon: 'door-open',
    fields:
      'name!*,picture,kind(Dogs|Cats|Small animals),size:text,nightlyPrice!:money,comforts:tags,description',
    columns: 'name kind size nightlyPrice comforts description',
    rows: `Meadow room; Dogs; 9 m²; 34; Garden door, sofa; Opens to the small meadow, three walks a day.
Twin room; Dogs; 14 m²; 52; Two beds, garden door; For two who share a home.
Window room; Cats; 6 m²; 26; Scratching tree, window seat; A view of the bird feeder.
Quiet suite; Cats; 8 m²; 32; Hiding box, heated bed; Away from the dogs, for shy guests.
Burrow; Small animals; 3 m²; 14; Straw, tunnel; Rabbits and guinea pigs, fresh greens daily.
Senior room; Dogs; 10 m²; 38; Orthopaedic bed, ramp; Short ways and warm floors.`,
  }),
}

/** A booking of something for days: who has it, from when until when, and with what. */
export function stayBooking({ one, kind, places, extras, isNightly, brings }: StayRequest): EntityTemplate {
  const place = places.length > 0 ? `pickUpPlace!(${places.join('|')}),` : ''
  const back = places.length > 1 && kind === 'both' ? `returnPlace!(${places.join('|')}),` : ''
  const options = extras.length > 0 ? 'extras:tags,' : ''
  const companion = brings === undefined ? '' : `${brings}>${brings},`
  const [first, last] = isNightly ? ['arrival', 'departure'] : ['pickUpDay', 'returnDay']
  return template({
    names: `${one} for days`,
    archetype: 'record',
    icon: 'calendar-check',
    fields: `title!:text,number!*:text,customer:text,${companion}${first}!:date,${last}!:date,${place}${back}${options}total:money,status(Reserved|Paid|Cancelled)`,
    columns: `number ${first} ${last} extras status`,
    rows: samples.map((row) => row.replace('@', extras[0] ?? '')).join('\n'),
  })
}

interface StayRequest {
  readonly one: string
  readonly kind: 'pickUp' | 'both'
  readonly places: readonly string[]
  readonly extras: readonly string[]
  readonly isNightly: boolean
  /** Whom guests bring along. */
  readonly brings?: string | undefined
}

/** Some are still to come, one has begun, and one is over. */
const samples = [
  'B-1001; 5; 8; @; Reserved',
  'B-1002; 6; 9; ; Reserved',
  'B-1003; -1; 3; ; Reserved',
  'B-1004; 8; 10; @; Reserved',
  'B-1005; -9; -6; ; Reserved',
  'B-1006; 12; 19; ; Cancelled',
]

export const damageReport: EntityTemplate = template({
  names: 'damage report',
  archetype: 'record',
  icon: 'triangle-alert',
  fields: 'damage!:text,booked!>booked,date!:date,cost:money,status(Open|In repair|Repaired),notes:longtext',
  columns: 'damage date cost status notes',
  rows: `Scratch on the left side; -3; 120; Open; Photographed when it came back.
Broken mirror; -8; 85; In repair; The part was ordered.
Stain on the seat; -14; 40; Repaired; Cleaned on the same day.
Flat tyre; -20; 30; Repaired; Paid by the insurance.`,
})

export const boardedPet: EntityTemplate = template({
  names: 'boarded pet',
  archetype: 'catalogue',
  icon: 'paw-print',
  fields:
    'name!,picture,species(Dog|Cat|Rabbit),breed!:text,age!:number{years},feedingInstructions!:longtext,notes:longtext',
  columns: 'name species breed age feedingInstructions notes',
  rows: `Biscuit; Dog; Beagle; 4; Dry food, 150 g at 8 and at 18 o'clock.; Walks politely, sleeps loudly.
Pepper; Cat; British Shorthair; 7; Wet food in the morning, a few biscuits at night.; Hides for the first hour.
Nelson; Dog; Labrador; 9; Diet food, 200 g twice a day, no treats.; Takes a tablet with his supper.
Mila; Cat; Maine Coon; 2; Wet food, three small meals.; Likes to be brushed.
Clover; Rabbit; Dwarf lop; 3; Hay all day, greens at noon.; Please no carrots.`,
})

export const careReport: EntityTemplate = template({
  names: 'care report of a pet',
  archetype: 'record',
  icon: 'clipboard-list',
  fields: 'title!:text,pet!>pet,date!:date,mood(Happy|Calm|Restless|Unwell),author:text,report!:longtext',
  columns: 'title date mood report',
  rows: `First walk; -1; Happy; Forty minutes in the meadow, then a long nap.
Ate everything; -2; Calm; Finished both meals and asked for a third.
A little homesick; -3; Restless; Sat at the door until we played fetch.
Brushed and rested; -4; Calm; Purred through all of it.
New friend; -5; Happy; Played with the beagle next door.`,
})
