import { addBooking } from '../add-booking.ts'
import { addThing } from '../add-thing.ts'
import { describeThing } from '../describe-thing.ts'
import { addList } from '../lay-out.ts'
import type { Scheme } from '../scheme.ts'

/** Journeys in one's own car: routes with their stops, hotels along them, and an insurance for the way. */
export const drivingTours: Scheme = {
  id: 'drivingTours',
  about:
    /\b(?:self-?driv\w+|road ?trips?|motor(?:ing|home|cycle) (?:tours?|trips?)|camper ?van (?:tours?|trips?)|driving (?:tours?|holidays?))\b/,
  also: /\broutes?\b|\btours?\b|\btrips?\b/,
  not: /\b(?:cars? that|vehicle simulation|autonomous|taxi|blog|simulator|safety)\b/,
  wishes: 'long',
  hears: 'wordsAndSentence',
  kind: 'booking',
  mood: 'warm',
  line: 'Take the long way round',
  supporting: 'Choose a route, book the hotels along it, and leave insured',
  steps: [
    ['Choose a route', 'With its days, its kilometres and every stop.'],
    ['Book the nights', 'Hotels are listed by the route they lie on.'],
    ['Leave insured', 'A plan for everybody in the car, from the day you set off.'],
  ],
  invitation: { title: 'Where shall it go?', text: 'Look at the routes, then book the first night.' },
  parts: [
    { answers: /\binsur\w+.{0,20}\bplans?\b|\bcompare insur\w+/, title: 'Insurance plans' },
    { answers: /\binsur\w+/, title: 'Buy insurance' },
    { answers: /\borders?\b|\b(?:my|their) (?:bookings?|trips?)\b/, title: 'My orders' },
    {
      answers: /\bbook\w*.{0,30}\bhotels?\b|\bhotels?\b.{0,30}\bbook\w*|\breserv\w*|\bpay\w*/,
      title: 'Book a hotel',
    },
    { answers: /\bhotels?\b|\baccommodation\b/, title: 'Hotels' },
    {
      answers: /\broutes?\b|\btours?\b|\btrips?\b|\bself-?driving\b|\bbrows\w*|\bdestinations?\b/,
      title: 'Routes',
    },
  ],
  build(draft) {
    const route = addThing(
      draft,
      'route',
      describeThing({
        names: 'route',
        archetype: 'catalogue',
        icon: 'map',
        fields:
          'name!*,picture,region(Coast|Mountains|Lakes|Wine country|Desert),days:number[2..12],distance:number[180..1900]{km},difficulty(Easy|Winding|Demanding),season:text,stops:longtext,description',
        columns: 'name region days distance difficulty season stops description',
        rows: `Lighthouse road; Coast; 5; 640; Easy; May to October; Day 1 Port Ellis, day 2 Cape Light, day 3 Sandholm, day 4 the ferry islands, day 5 back inland; Seven lighthouses and a road that rarely leaves the sea.
Five passes; Mountains; 4; 420; Demanding; June to September; Day 1 Steinach, day 2 two passes to Obertal, day 3 the glacier road, day 4 down to the lake; Hairpins, huts and one cold swim.
Lake to lake; Lakes; 3; 260; Easy; April to October; Day 1 Blue Lake, day 2 the mill villages, day 3 Reed Lake; Short stages, many benches.
Between vineyards; Wine country; 4; 310; Easy; August to October; Day 1 Old Cellars, day 2 the ridge road, day 3 Castle Hill, day 4 the river; Cellars to stay at, and somebody else to drive home.
Red rock loop; Desert; 6; 980; Winding; October to April; Day 1 Salt Town, day 2 the arches, day 3 rest, day 4 the canyon rim, day 5 dunes, day 6 back; Take water, and more water.
Northern bridges; Coast; 8; 1240; Winding; June to August; Day 1 to 3 the fjords, day 4 rest, day 5 to 7 the islands, day 8 the night ferry; Forty bridges, and light until midnight.`,
        can: 'filter,rate',
        mentions: 9,
      }),
    )
    const hotel = addThing(
      draft,
      'hotel',
      describeThing({
        names: 'hotel',
        archetype: 'place',
        icon: 'hotel',
        fields:
          'name!*,picture,route>route,town:place,stars(3 stars|4 stars|5 stars),nightlyPrice:money[55..210],amenities:tags,description',
        columns: 'name route town stars nightlyPrice amenities description',
        rows: `Keeper's Inn; #1; Cape Light; 3 stars; 84; Parking, Breakfast; Eight rooms below the lamp.
Sandholm Strand; #1; Sandholm; 4 stars; 129; Parking, Charging station; The beach begins at the door.
Pass Hut; #2; Obertal; 3 stars; 72; Parking, Drying room; Soup at any hour.
Glacier View; #2; Steinach; 4 stars; 148; Garage, Sauna; For sore arms after the hairpins.
Mill House; #3; Blue Lake; 3 stars; 79; Parking, Boats; The wheel still turns.
Cellar Rooms; #4; Old Cellars; 4 stars; 118; Parking, Wine tasting; Sleep above the barrels.
Salt Motel; #5; Salt Town; 3 stars; 61; Parking, Pool; Cold pool, hot stars.
Fjord Lodge; #6; Lang Fjord; 5 stars; 196; Charging station, Breakfast; The road ends at the jetty.`,
        can: 'filter',
        mentions: 6,
      }),
    )
    const plan = addThing(
      draft,
      'insurance plan',
      describeThing({
        names: 'insurance plan',
        archetype: 'catalogue',
        icon: 'shield-check',
        fields:
          'name!*,cover(Basic|Standard|Full),price:money[9..60],limit:money[5000..100000],covers:longtext',
        columns: 'name cover price limit covers',
        rows: `Breakdown; Basic; 9; 5000; Towing, a hire car for two days, and a night in a hotel.
Journey; Standard; 19; 30000; Breakdown, luggage, and treatment after an accident.
Journey for older cars; Standard; 24; 30000; As Journey, also for cars over ten years.
All round; Full; 42; 100000; Journey, cancelling before you leave, and the way home for everybody.`,
        can: 'filter',
        mentions: 4,
      }),
    )
    addList(draft, route, { view: 'cards' })
    addList(draft, hotel, { view: 'cards' })
    addList(draft, plan, { view: 'cards' })
    addBooking(draft, {
      resource: hotel,
      one: 'hotel booking',
      mode: 'stay',
      title: 'Book a hotel',
      heading: 'Book a hotel along your route',
      text: 'Choose the town, the day you arrive and the day you leave. Taken nights cannot be chosen.',
      isPaid: true,
      own: 'My orders',
      ownHeading: 'Hotel bookings',
    })
    const policy = addBooking(draft, {
      resource: plan,
      one: 'insurance policy',
      mode: 'seats',
      title: 'Buy insurance',
      heading: 'Buy a tour insurance',
      text: 'Choose a plan, the day you set off, and how many travel.',
      capacity: 1000,
      isPaid: true,
      icon: 'shield-check',
      own: 'My orders',
      ownHeading: 'Insurance policies',
    })
    Object.assign(policy, { many: 'insurance policies' })
  },
}
