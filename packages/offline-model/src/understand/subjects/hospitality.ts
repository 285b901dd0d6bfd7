import { template } from './entity-template.ts'

/** Where people eat, stay and travel to. */
export const hospitalityTemplates = [
  template({
    names:
      'dish|menu item|meal|food|menu|food item|cuisine|takeaway|snack|dessert|drink|beverage|pizza|burger|coffee drink',
    archetype: 'sellable',
    icon: 'utensils',
    fields:
      'name!*,picture,course(Starter|Main|Dessert|Drink),price![5..24],isVegetarian:boolean,description',
    columns: 'name course description',
    rows: `Roast beetroot, goat's cheese; Starter; Slow in the oven, with hazelnuts and orange.
Leek soup; Starter; Thick enough for the spoon to stand.
Sea bass on fennel; Main; Crisp skin, lemon butter.
Mushroom risotto; Main; Three kinds of mushroom, one of patience.
Braised short rib; Main; Eight hours, red wine, mash.
Handmade tagliatelle; Main; Tomato, basil and little else.
Warm apple tart; Dessert; With sour cream ice.
Dark chocolate pot; Dessert; A spoonful of salt makes it.
Elderflower spritz; Drink; Dry, cold, no alcohol.
House red; Drink; From a hill two hours away.`,
  }),
  template({
    names: 'restaurant|cafe|bar|eatery|coffee shop|food stall|canteen',
    archetype: 'place',
    icon: 'utensils-crossed',
    fields:
      'name!*,picture,cuisine(Italian|Asian|Local|Vegetarian),address:place,openingHours:text,rating,description',
    columns: 'name cuisine address openingHours description',
    rows: `Tavola Lunga; Italian; 12 Mill Lane; 12–23; One long table, one menu a day.
Noodle Yard; Asian; 5 Canal Walk; 11–21; Broth from four in the morning.
Zum Anker; Local; 1 Harbour Street; 17–24; Fish, potatoes, stories.
Green Room; Vegetarian; 30 College Lane; 9–18; Breakfast until it is dinner.
Little Hanoi; Asian; 77 Station Road; 11–22; Herbs by the armful.
Forno; Italian; 8 Hill Avenue; 10–22; Pizza, thin and blistered.`,
  }),
  template({
    names: 'recipe|cooking recipe|cocktail',
    archetype: 'document',
    icon: 'chef-hat',
    fields:
      'title!*,picture,category(Breakfast|Soup|Main|Baking),cookingTime:duration[10..120],servings[2..8],difficulty,ingredients:longtext,steps:longtext,rating',
    columns: 'title category ingredients steps',
    rows: `Oat pancakes; Breakfast; 200 g oats, 2 eggs, 250 ml milk, pinch of salt; Soak the oats in milk for ten minutes. Stir in the eggs. Fry small pancakes on medium heat.
Red lentil soup; Soup; 250 g red lentils, 2 carrots, 1 onion, cumin, lemon; Soften onion and carrots. Add lentils and a litre of water. Simmer for twenty minutes, finish with lemon.
Tray-baked chicken; Main; 8 thighs, 1 kg potatoes, rosemary, 1 lemon; Toss everything with oil and salt. Bake at 200 degrees for fifty minutes, turning once.
Overnight bread; Baking; 500 g flour, 380 g water, 10 g salt, 1 g yeast; Mix, cover, sleep. Shape in the morning and bake in a hot pot for forty-five minutes.
Tomato and bean stew; Main; 2 tins of beans, 1 tin of tomatoes, garlic, thyme; Fry garlic, add tomatoes and thyme, then the beans. Twenty minutes on low heat.
Yoghurt with pears; Breakfast; 2 pears, 400 g yoghurt, honey, walnuts; Warm the pears in a little butter and honey, spoon over yoghurt, crush walnuts on top.`,
  }),
  template({
    names: 'hotel|accommodation|homestay|hostel|guesthouse|resort|apartment for holidays|lodging|stay|inn',
    archetype: 'place',
    icon: 'bed-double',
    fields:
      'name!*,picture,city:place,category(Hotel|Guesthouse|Apartment|Hostel),price!:money[38..260],rating,amenities:tags,description',
    columns: 'name city category amenities description',
    rows: `Hotel Lindenhof; Freiburg; Hotel; Breakfast, garden, parking; Quiet rooms around a courtyard with two lime trees.
Harbour Loft; Lisbon; Apartment; Kitchen, balcony, washing machine; Third floor, river view, one cat on the stairs.
Old Mill Inn; Bath; Guesthouse; Breakfast, fireplace; The wheel still turns on Sundays.
Platform Nine; Kraków; Hostel; Lockers, bar, bicycles; Six beds a room and a long kitchen table.
Pine Lodge; Bergen; Guesthouse; Sauna, hiking maps; Between fjord and forest.
Casa Azul; Oaxaca; Hotel; Pool, terrace, breakfast; Blue walls, cool floors.
Canal House; Utrecht; Apartment; Kitchen, bicycles; Steep stairs, wide windows.
Summit Hut; Zermatt; Hostel; Half board, drying room; Up here dinner is at six.`,
  }),
  template({
    names: 'table|restaurant table|dining table',
    archetype: 'place',
    icon: 'utensils',
    fields: 'name!*,area(Inside|Window|Terrace|Bar),seats:number[2..8],description',
    columns: 'name area seats description',
    rows: `Table 1; Window; 2; For two, with a view of the street.
Table 2; Window; 2; The quiet corner.
Table 3; Inside; 4; Round, near the kitchen.
Table 4; Inside; 4; Under the large lamp.
Table 5; Inside; 8; The long one, for families and friends.
Table 6; Terrace; 4; In the shade after two.
Table 7; Terrace; 6; Below the vine.
Counter; Bar; 3; Where the cook can be watched.`,
  }),
  template({
    names: 'guest room|hotel room|suite|double room|single room|holiday room',
    archetype: 'place',
    icon: 'bed-double',
    fields:
      'name!*,picture,category(Single|Double|Family|Suite),guests:number[1..4],nightlyPrice!:money[68..240],amenities:tags,description',
    columns: 'name category amenities description',
    rows: `Garden room; Double; Terrace, bath; Opens to the lawn, with two chairs outside.
Corner suite; Suite; Fireplace, bath, view; Two rooms, three windows, one long evening.
Under the roof; Single; Desk, shower; Small and quiet, with the sky above the bed.
Courtyard double; Double; Shower, coffee machine; Away from the street, close to breakfast.
Family room; Family; Bunk beds, bath; Parents on one side, adventure on the other.
Tower room; Suite; Bath, balcony; Forty-one steps, and worth each of them.`,
  }),
  template({
    names:
      'room|meeting room|conference room|chess and card room|venue|court|studio room|space|seat|workspace|desk|parking space|field|hall|facility room|gym room',
    archetype: 'place',
    icon: 'door-open',
    fields:
      'name!*,picture,floor:text,seats:number[2..24],hourlyPrice:money[6..60],equipment:tags,status(Free|Taken|Closed),description',
    columns: 'name floor equipment description',
    rows: `Maple; Ground floor; Screen, whiteboard; Morning sun and a door to the yard.
Birch; Ground floor; Round table; For four people who want to agree.
Cedar; First floor; Screen, camera; The one with the good sound.
Willow; First floor; Sofa, plants; Quiet, no phones.
Oak; Second floor; Long table, projector; Seats everyone, even in December.
Hazel; Second floor; Standing tables; For short meetings.`,
  }),
  template({
    names:
      'tour|trip|destination|travel product|travel route|attraction|scenic spot|travel package|tour package|holiday package|vacation package|self-driving tour|itinerary|journey|vacation|travel destination|sight|scenic area|route|city guide|tourist attraction|cruise|hike|trail',
    archetype: 'sellable',
    icon: 'map',
    fields:
      'name!*,picture,region:place,category(Coast|Mountains|City|Countryside),days:number[1..12],price!:money[60..1900],rating,description',
    columns: 'name region category description',
    rows: `Cliffs and lighthouses; Brittany; Coast; Five days along the customs path, with luggage transport.
Three passes; Dolomites; Mountains; Hut to hut, early starts, long evenings.
Tiles and trams; Lisbon; City; A slow weekend on foot and on rails.
Vineyard loop; Alsace; Countryside; By bicycle, flat on purpose.
Fjords by ferry; Western Norway; Coast; Islands, bridges and a lot of coffee.
High plateau; Cappadocia; Mountains; Caves, valleys, one balloon.
Markets of the old town; Marrakesh; City; With a cook who knows everyone.
Lakes and saunas; Savonia; Countryside; Rowing, reading, sweating.`,
  }),
  template({
    names:
      'flight|train|ticket for travel|bus ticket|ferry|airline ticket|plane ticket|train ticket|connection to city',
    archetype: 'event',
    icon: 'plane',
    fields:
      'number!*:text,from:place,to:place,date,departure:time,duration[50..640],price!:money[29..480],seats:number[0..160]',
  }),
  template({
    names:
      'property|house|apartment|real estate|listing|home|flat|rental property|villa|real estate listing|land|housing|second-hand house',
    archetype: 'sellable',
    icon: 'house',
    fields:
      'title!*,picture,type(House|Apartment|Loft|Land),suburb:place,price!:money[145000..920000],bedrooms[1..6],bathrooms[1..3],area[38..260],status(For sale|Under offer|Sold),description',
    columns: 'title type suburb description',
    rows: `Brick house with a pear tree; House; Millbrook; Three floors, a workshop and a garden that faces south.
Two rooms above the bakery; Apartment; Old Town; Warm floors in winter, fresh rolls at six.
Loft in the button factory; Loft; Canal Quarter; Four metres high, steel windows, one large room.
Corner plot by the stream; Land; Greenford; Building permit for a single house.
Family house near the school; House; Highfield; Five minutes on foot, also for short legs.
Top floor with a terrace; Apartment; Harbour; The city below, the weather above.
Studio for one; Apartment; Station Road; Small, clever, furnished.
Farmhouse with a barn; House; Westbay; Room for projects and animals.`,
  }),
]
