import { template } from './entity-template.ts'

/** What people keep for themselves: lists, plans and collections of everyday life. */
export const dailyTemplates = [
  template({
    names: 'entry|tracker entry',
    archetype: 'record',
    icon: 'notebook-pen',
    fields: 'title!,date!,amount:number[1..12],feeling(Good|Fair|Poor),notes:longtext',
    columns: 'title feeling notes',
    rows: `First thing in the morning; Good; Earlier than planned.
After work; Fair; Shorter, but done.
On the way home; Good; Easier than last week.
Before lunch; Poor; Too much else going on.
With a friend; Good; The best one so far.
On a day off; Good; With more time than usual.
Late in the evening; Fair; A quiet one.`,
  }),
  template({
    names: 'subtask|sub-task|checklist item',
    archetype: 'task',
    icon: 'list-checks',
    fields: 'title!,isDone:boolean,notes:longtext',
    columns: 'title notes',
    rows: `Write down what is missing; One line each.
Ask two colleagues; By Thursday.
Make a first version; Rough is fine.
Let it rest for a day; Then read it again.
Send it; With the date in the title.`,
  }),
  template({
    names: 'saved book|reading list book',
    archetype: 'record',
    icon: 'book-open',
    fields:
      'title!*,author:text,pages:number[120..620],status(To read|Reading|Read),finishedOn:date,rating,notes:longtext',
    columns: 'title author status notes',
    rows: `The Salt Path Home; Nora Winther; Reading; Slow in the best way.
Twelve Rooms; Adel Haddad; To read; Recommended by Mia.
A Short History of Rain; Tom Ekström; Read; Chapter five twice.
The Quiet Engineer; Ines Duarte; To read; For the train.
Letters Never Sent; Paul Okafor; Read; Lent to Jonas.
Night Gardeners; Lena Fuchs; To read; Short stories.
Maps of Small Places; Ravi Menon; Reading; With a pencil.`,
  }),
  template({
    names: 'packing item|luggage item',
    archetype: 'record',
    icon: 'luggage',
    fields: 'name!*,bag(Suitcase|Hand luggage|Pockets),count:number[1..6],isPacked:boolean,notes:longtext',
    columns: 'name bag notes',
    rows: `Passport; Pockets; Check the date.
Charger; Hand luggage; With the long cable.
Rain jacket; Suitcase; The light one.
Walking shoes; Suitcase; Break them in first.
Toothbrush; Hand luggage; Small tube for the flight.
Book; Hand luggage; Paperback.
Swimwear; Suitcase; In the side pocket.
Sunglasses; Pockets; In their case.`,
  }),
  template({
    names: 'dream|bucket list item|life goal',
    archetype: 'record',
    icon: 'mountain',
    fields:
      'title!,kind(Travel|Adventure|Learning|People),date,cost:money[0..2400],status(Dreaming|Planned|Done),notes:longtext',
    columns: 'title kind notes',
    rows: `See the northern lights; Travel; In March, far from any town.
Swim across the lake; Adventure; With a boat beside.
Play one piece on the cello; Learning; Slow and short is fine.
Walk the coast path; Travel; Ten days, light luggage.
Bake bread for the whole street; People; On a Sunday in autumn.
Read a novel in Spanish; Learning; With a dictionary.
Sleep on a mountain; Adventure; After the first clear forecast.
Write to an old teacher; People; By hand.`,
  }),
  template({
    names: 'gift idea|present idea|wish list item',
    archetype: 'record',
    icon: 'gift',
    fields:
      'title!,person!:text,occasion(Birthday|Christmas|Wedding|Just because),price:money[8..120],date,status(Idea|Bought|Given),notes:longtext',
    columns: 'title person occasion notes',
    rows: `Fountain pen; Grandfather; Birthday; Blue ink, fine nib.
Concert tickets; Mia; Just because; She likes the second row.
Wool blanket; Aunt Clara; Christmas; Grey or green.
Cooking class; Jonas and Ada; Wedding; For two evenings.
Bird book; Leo; Birthday; The one with sounds.
Houseplant; Neighbours; Just because; For watering ours.`,
  }),
  template({
    names: 'wedding gift|registry gift',
    archetype: 'catalogue',
    icon: 'gift',
    fields: 'name!*,picture,price:money[20..240],shop:text,status(Free|Reserved),description',
    columns: 'name shop description',
    rows: `Cast-iron pot; Kitchen House; For soups in winter, four litres.
Bed linen; Linen & Co; Natural white, for two.
Garden bench; Oak Works; For the evenings behind the house.
Coffee grinder; Kitchen House; By hand, we have time.
Picnic basket; Market Street; With plates for four.
Night train; Travel Desk; A part of our journey to the sea.`,
  }),
  template({
    names: 'wine|bottle of wine',
    archetype: 'catalogue',
    icon: 'wine',
    fields:
      'name!*,winery:text,kind(Red|White|Rosé|Sparkling),vintage:number[2012..2024],bottles:number[1..12],price:money[7..48],drinkBy:date,notes:longtext',
    columns: 'name winery kind notes',
    rows: `Old Slope Riesling; Weingut Halder; White; Slate and lime, better from next year on.
Casa Brava Tinto; Casa Brava; Red; For stews and long evenings.
Brut No. 4; Domaine Lys; Sparkling; Two are left for the anniversary.
Garden Rosé; Mas Clair; Rosé; Drink soon.
Pinot from the Hill; Bergmann; Red; Light, slightly chilled.
Orange Muscat; Vila Nova; White; With cheese.`,
  }),
  template({
    names: 'subscription|paid subscription|membership fee',
    archetype: 'record',
    icon: 'repeat',
    fields:
      'name!*,category(Streaming|Software|News|Fitness|Other),price!:money[4..39],every(Month|Year),renewsOn:date,status(Active|Paused|Cancelled),notes:longtext',
    columns: 'name category every notes',
    rows: `Film evenings; Streaming; Month; Shared with two friends.
Cloud storage; Software; Month; Two hundred gigabytes.
Morning paper; News; Year; Weekend edition on paper.
Climbing gym; Fitness; Month; Off-peak card.
Music without adverts; Streaming; Month; Family plan.
Password manager; Software; Year; Renew before the price rises.
Allotment garden; Other; Year; Water included.`,
  }),
  template({
    names: 'savings goal|saving goal|financial goal',
    archetype: 'record',
    icon: 'piggy-bank',
    fields:
      'name!*,target!:money[600..6000],saved!:money[50..580],missing:money=target - saved,dueDate:date,notes:longtext',
    columns: 'name notes',
    rows: `Summer holiday; Two weeks by the sea.
New bicycle; The blue one in the window.
Emergency fund; Three months of rent.
Kitchen table; Oak, two metres.
Driving licence; For Lena, as a surprise.`,
  }),
  template({
    names: 'debt|loan to repay',
    archetype: 'record',
    icon: 'landmark',
    fields:
      'name!*,lender:text,balance!:money[300..9000],rate:percent[1..14],monthlyPayment:money[30..320],dueDate:date,status(Open|Paid off),notes:longtext',
    columns: 'name lender notes',
    rows: `Student loan; State fund; Lowest rate, last in line.
Car; City Savings Bank; Ends next spring.
Credit card; Blue Card; Highest rate, first in line.
Washing machine; Lamp House; Ten instalments.
From my sister; Ada; No interest, dinner instead.`,
  }),
  template({
    names: 'fuel stop|refuelling|fill-up',
    archetype: 'record',
    icon: 'fuel',
    fields:
      'station!:text,date!,litres!:number[18..52]{l},price!:money[30..95],mileage[42000..61000],notes:longtext',
    columns: 'station notes',
    rows: `Harbour station; Full tank before the trip.
Motorway north; Dear, but needed.
Corner of Mill Road; Tyres checked.
Supermarket; Cheapest this month.
Old bridge; Oil topped up.
Motorway south; On the way home.`,
  }),
  template({
    names: 'tasting|tasting note',
    archetype: 'record',
    icon: 'coffee',
    fields:
      'name!,origin:place,date!,score:number[60..96],aroma(Fruit|Nuts|Chocolate|Flowers),notes:longtext',
    columns: 'name origin aroma notes',
    rows: `Hillside washed; Huehuetenango; Fruit; Red apple, long finish.
Slow roast no. 7; Kraków; Chocolate; Round, good with milk.
Dry process; Sidamo; Flowers; Jasmine, then peach.
House blend; Porto; Nuts; Honest and strong.
Late harvest; Huila; Fruit; Cherry when it cools.
Cold brew; Malmö; Chocolate; Twelve hours, no bitterness.`,
  }),
  template({
    names: 'family member|relative|ancestor',
    archetype: 'person',
    icon: 'users',
    fields: 'name!,picture,birthday,birthplace:place,mother:text,father:text,partner:text,story:longtext',
    columns: 'name birthplace mother father partner story',
    rows: `Ada Lindqvist; Uppsala; Karin Holm; Erik Lindqvist; Jonas Berg; Kept every letter she ever got.
Jonas Berg; Gdańsk; Marta Berg; Piotr Berg; Ada Lindqvist; Came by ship and stayed for the choir.
Karin Holm; Falun; Elsa Holm; Nils Holm; Erik Lindqvist; Ran the village shop for forty years.
Erik Lindqvist; Uppsala; Sigrid Lindqvist; Olof Lindqvist; Karin Holm; Built the house by the lake.
Mia Berg; Malmö; Ada Lindqvist; Jonas Berg; ; Draws this tree.
Leo Berg; Malmö; Ada Lindqvist; Jonas Berg; ; Asks the questions.`,
  }),
  template({
    names: 'pantry item|kitchen stock',
    archetype: 'record',
    icon: 'package-open',
    fields:
      'name!*,place(Shelf|Fridge|Freezer),amount:text,bestBefore:date,status(Enough|Running low|Used up),notes:longtext',
    columns: 'name place amount notes',
    rows: `Basmati rice; Shelf; 2 kg; The blue bag first.
Chickpeas; Shelf; 6 tins; For the soup.
Butter; Fridge; 250 g; Salted.
Peas; Freezer; 750 g; Always useful.
Tomato passata; Shelf; 3 bottles; On offer this week.
Yoghurt; Fridge; 500 g; Open.
Bread rolls; Freezer; 8; Ten minutes in the oven.`,
  }),
  template({
    names: 'bookmark|saved link|saved page',
    archetype: 'record',
    icon: 'bookmark',
    fields:
      'title!,url!,category(Read later|Tools|Recipes|Work),tags,savedOn:date,isRead:boolean,notes:longtext',
    columns: 'title url category notes',
    rows: `How bridges are tested; https://example.com/bridges; Read later; Long, with drawings.
Keyboard shortcuts; https://example.com/keys; Tools; Print it.
Bread without kneading; https://example.com/bread; Recipes; Start the evening before.
Minutes of the last meeting; https://example.com/minutes; Work; Ask about point four.
A map of quiet streets; https://example.com/streets; Read later; For the bicycle.
Unit tables; https://example.com/units; Tools; Faster than searching.`,
  }),
  template({
    names: 'saved login|login note',
    archetype: 'record',
    icon: 'key-round',
    fields: 'website!*:text,userName:text,url,category(Private|Work|Shopping),changedOn:date,hint:longtext',
    columns: 'website userName url category hint',
    rows: `Town library; reader-1189; https://example.com/library; Private; Card number and the usual word.
Rail tickets; mia@example.com; https://example.com/rail; Private; Changed after the holidays.
Time sheets; m.berg; https://example.com/times; Work; Same as the door.
Wool and yarn; mia.knits; https://example.com/wool; Shopping; Colour of the first scarf.
Electricity; 40-2217; https://example.com/power; Private; Customer number on the bill.`,
  }),
  template({
    names:
      'job application|university application|grant application|college application|internship application',
    archetype: 'task',
    icon: 'briefcase',
    fields:
      'title!,company!:text,location:place,appliedOn:date,nextStepOn:date,status(Wish list|Applied|Interview|Offer|Rejected),contact:text,notes:longtext',
    columns: 'title company location notes',
    rows: `Product designer; Silverline Services; Toronto; Portfolio sent with the letter.
Junior developer; Brightpath Retail; Remote; Test task until Friday.
Research assistant; City University; Leeds; Two references needed.
Warehouse planner; Harbour Freight Lines; Rotterdam; Second talk with the team.
Editor; Corner Press; Lyon; Ask about part time.
Data analyst; Kestrel Components; Denver; Found through Ada.`,
  }),
  template({
    names: 'houseplant|indoor plant',
    archetype: 'catalogue',
    icon: 'sprout',
    fields:
      'name!,picture,room(Living room|Kitchen|Bedroom|Balcony),light(Shade|Half shade|Sun),waterEvery:number[2..21]{days},waterOn:date,notes:longtext',
    columns: 'name room light notes',
    rows: `Monstera; Living room; Half shade; New leaf in March.
Basil; Kitchen; Sun; From below, never from above.
Snake plant; Bedroom; Shade; Forgives everything.
Tomato; Balcony; Sun; Tie it up on Sunday.
Maidenhair fern; Bedroom; Shade; Mist it in the morning.
Aloe; Kitchen; Sun; Dry until the pot is light.`,
  }),
  template({
    names: 'garden bed|planting',
    archetype: 'catalogue',
    icon: 'flower-2',
    fields:
      'name!,crop!:text,place(Bed|Greenhouse|Pot),sownOn:date,harvestOn:date,status(Planned|Sown|Growing|Harvested),notes:longtext',
    columns: 'name crop place notes',
    rows: `North bed; Potatoes; Bed; Two rows, earthed up in May.
Sunny corner; Tomatoes; Greenhouse; Five plants, three kinds.
Long bed; Carrots and onions; Bed; They keep each other healthy.
Old tub; Courgette; Pot; One is enough.
Along the fence; Peas; Bed; Net is in the shed.
Window sill; Herbs; Pot; Thyme, chives, parsley.`,
  }),
]
