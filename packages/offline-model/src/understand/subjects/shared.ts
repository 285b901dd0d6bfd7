import { template } from './entity-template.ts'

/** What neighbours, friends and visitors share: things, rides, bills, notices, sights. */
export const sharedTemplates = [
  template({
    names: 'shared item|item to lend|lent item',
    archetype: 'catalogue',
    icon: 'hammer',
    fields:
      'name!*,picture,owner!:text,category(Tools|Garden|Kitchen|Games),borrowedBy:text,dueDate:date,status(Available|Lent),description',
    columns: 'name owner category description',
    rows: `Cordless drill; Nora, no. 12; Tools; With two batteries.
Hedge trimmer; Tom, no. 7; Garden; Please bring it back clean.
Pasta machine; Ines, no. 3; Kitchen; Recipe in the box.
Long ladder; Paul, no. 15; Tools; Four metres, two people carry it.
Tent for four; Lena, no. 9; Games; All pegs are there.
Wheelbarrow; Ravi, no. 1; Garden; Stands behind the shed.`,
  }),
  template({
    names: 'thing lent out',
    called: 'lent thing',
    archetype: 'record',
    icon: 'hand-helping',
    fields:
      'name!*,lentTo!:text,kind(Book|Tool|Kitchen|Game|Money|Clothes),lentOn!:date,backBy:date,status(Lent|Back),notes:longtext',
    columns: 'name lentTo kind lentOn backBy status notes',
    rows: `Cordless drill; Tom; Tool; -4; 3; Lent; With both batteries and the blue case.
The long novel from the shelf; Mia; Book; -31; 14; Lent; She reads slowly, no hurry.
Pasta machine; Ines; Kitchen; -2; 5; Lent; For the birthday on Saturday.
Train fare; Leo; Money; -19; -3; Lent; Twenty, until payday.
Board game with the ships; Ada and Jonas; Game; -45; -15; Lent; One dice is missing already.
Rain jacket; Paul; Clothes; -12; -8; Back; It was pouring.
Tile cutter; Nora; Tool; -60; -53; Back; Only for the bathroom.
Cookbook; Ravi; Book; -90; -40; Back; Page 84 is worth it.`,
  }),
  template({
    names: 'shared ride|carpool ride|lift',
    archetype: 'event',
    icon: 'car',
    fields:
      'title!,driver:text,from:place,to:place,date!,departsAt:time,seats:number[1..4],price:money[2..15],notes:longtext',
    columns: 'title from to notes',
    rows: `To the office, early; Mill Road; Business park; Back at four.
Friday home run; Utrecht; Antwerp; Room for one large bag.
Training camp; Town hall; Lakeside hall; Bicycles fit on the roof.
Market on Saturday; Old bridge; Harbour; Back before noon.
University run; Station; Campus north; Every weekday.
Concert; Water tower; Concert hall; Home after the encore.`,
  }),
  template({
    names: 'shared bill|group expense|bill to split',
    archetype: 'record',
    icon: 'receipt',
    fields: 'title!,paidBy!:text,amount!:money[12..240],sharedWith:tags,date!,notes:longtext',
    columns: 'title paidBy amount sharedWith',
    rows: `Groceries for the weekend; Mia; 86.40; Mia, Jonas, Ada, Leo
Rent of the cabin; Jonas; 240; Mia, Jonas, Ada, Leo
Petrol; Ada; 52.80; Mia, Jonas, Ada, Leo
Museum tickets; Leo; 36; Ada, Leo
Pizza on Saturday; Mia; 44; Mia, Jonas, Ada, Leo
Cleaning; Jonas; 30; Mia, Jonas, Ada, Leo`,
  }),
  template({
    names: 'programme point|wedding event|part of the day',
    archetype: 'catalogue',
    icon: 'heart',
    fields: 'title!,startTime:time,place,clothes:text,description:longtext',
    columns: 'title startTime place clothes description',
    rows: `Ceremony; 14:00; Chapel on the hill; Festive; Please be in your seats ten minutes before.
Bubbles and cake; 15:30; Orchard behind the barn; Flat shoes; Photographs with everybody.
Dinner; 18:00; Old barn; Festive; Three courses, two speeches.
First dance; 21:00; Old barn; Dancing shoes; After it the floor is yours.
Midnight soup; 00:00; Kitchen door; Anything; For those who are still dancing.
Brunch the day after; 11:00; Inn by the bridge; Whatever is left; For all who stayed the night.`,
  }),
  template({
    names: 'club book|book of the month',
    called: 'book',
    archetype: 'catalogue',
    icon: 'book-open',
    fields:
      'title!*,picture,author!:text,pages:number[120..520],suggestedBy:text,status(Reading now|Next|Read),rating,description:longtext',
    columns: 'title author suggestedBy status description',
    rows: `The Lighthouse Ledger; Ilse Brandt; Nora; Reading now; A keeper counts ships and, one winter, the days without any.
Rivers Remember; Tomás Ferreira; Paul; Next; How five rivers made five cities.
Moth and Lantern; Ruth Abel; Mia; Read; Short, and still the longest evening we had.
A Summer Too Long; Kaisa Niemi; Jonas; Read; Half of us loved it. The other half brought the cake.
The Patient Atom; Wen Li; Ada; Read; Physics for people who skip the formulas.
Salt on the Stairs; Amara Obi; Leo; Read; Three sisters, one boarding house, no telephone.`,
  }),
  template({
    names: 'club meeting|reading evening',
    called: 'meeting',
    archetype: 'event',
    icon: 'calendar-heart',
    fields: 'title!,date!,startTime:time,place,host:text,description:longtext',
    columns: 'title startTime place host description',
    rows: `The Lighthouse Ledger, first half; 19:30; At Nora's; Nora; Until chapter nine. Bring a sentence you liked.
The Lighthouse Ledger, second half; 19:30; Café by the bridge; Paul; The end, and whether we believe it.
Choosing the next book; 19:00; At Mia's; Mia; Everybody brings one, nobody brings two.
Rivers Remember; 19:30; At Jonas's; Jonas; With a map on the table.
Winter evening; 18:00; Reading room; Ada; We read aloud, in turns.`,
  }),
  template({
    names: 'guest reply|rsvp|reply of a guest',
    called: 'answer',
    archetype: 'record',
    icon: 'mail-check',
    fields:
      'name!,coming!(Yes with pleasure|Sadly not),people:number[1..6],diet(No wishes|Vegetarian|Vegan|Gluten-free),song:text,message:longtext',
    columns: 'name coming people diet song message',
    rows: `Ines and Paul Okafor; Yes with pleasure; 2; No wishes; Something by the Beatles; We would not miss it.
Lena Fuchs and the twins; Yes with pleasure; 3; Vegetarian; Anything one can jump to; Are two high chairs possible?
Ravi Menon; Sadly not; 1; No wishes; None; At sea until July. I will think of you.
Nora Winther; Yes with pleasure; 1; Gluten-free; Dancing Queen; I bring the good camera.`,
  }),
  template({
    names: 'stand-up note|stand-up update|daily update',
    called: 'update',
    archetype: 'record',
    icon: 'megaphone',
    fields: 'person!:text,today!:text,blocker:text,yesterday:longtext,date!,status(On track|Needs help|Done)',
    columns: 'person today yesterday blocker status',
    rows: `Mia; Finish the form for new customers.; Sketched it with Leo.; Nothing; On track
Jonas; Move the reports to the new tables.; Read the old ones.; No access to the archive yet.; Needs help
Ada; Test the checkout on small phones.; Wrote eleven test cases.; Nothing; On track
Leo; Agree on the wording of the letters.; Three versions, one favourite.; Legal has not answered.; Needs help
Nora; Nothing left here: I take the next card.; Closed the search ticket.; Nothing; Done
Ravi; Show the demo at eleven.; Filled it with examples.; Nothing; On track`,
  }),
  template({
    names: 'feature request|feedback item|user idea',
    archetype: 'post',
    icon: 'lightbulb',
    fields:
      'title!,category(Feature|Improvement|Problem),author:text,votes:number[1..90],postedOn:date,status(Open|Planned|In progress|Done),description!:longtext',
    columns: 'title category description',
    rows: `Dark mode; Feature; My eyes would thank you in the evening.
Export as a table; Feature; For the yearly report.
Search forgets the last word; Problem; Only with two words or more.
Larger buttons on the phone; Improvement; Hard to hit with gloves.
Remember my filter; Improvement; It is always the same one.
Calendar feed; Feature; So that dates show up beside the others.`,
    flow: 'ticket',
  }),
  template({
    names: 'lost item|found item|lost and found item',
    archetype: 'catalogue',
    icon: 'search',
    fields:
      'title!,picture,kind(Lost|Found),place:place,date!,contact:text,status(Open|Returned),description',
    columns: 'title kind place contact description',
    rows: `Grey scarf; Found; Tram line 4; Desk, ground floor; Hand-knitted, one loose end.
Bunch of keys; Lost; Sports hall; Ines, 0170 555 0143; Three keys and a red ribbon.
Child's backpack; Found; Playground; Desk, ground floor; With a green dinosaur.
Reading glasses; Lost; Library; Paul, 0170 555 0187; Brown case.
Cat, black and white; Lost; Mill Road; Nora, 0170 555 0122; Answers to Pixel.
Umbrella; Found; Café by the bridge; Ask at the counter; Blue with dots.`,
  }),
  template({
    names: 'timetable lesson|school lesson|timetable entry',
    archetype: 'event',
    icon: 'school',
    fields: 'subject!:text,class:text,teacher:text,room:text,date!,startTime!:time,endTime:time',
    columns: 'subject class teacher room',
    rows: `Mathematics; 7a; Ms Duarte; 104
English; 7b; Mr Pell; 201
Biology; 8a; Ms Winther; Lab 2
History; 7a; Mr Okafor; 104
Music; 8b; Ms Fuchs; Hall
Sports; 7a and 7b; Mr Menon; Gym
Art; 8a; Ms Nyman; Studio`,
  }),
  template({
    names: 'release note|changelog entry|product update',
    archetype: 'post',
    icon: 'rocket',
    fields: 'title!,version!:text,kind(New|Improved|Fixed),publishedOn:date,body!:longtext',
    columns: 'title version kind body',
    rows: `Folders for everything; 2.4.0; New; Group what belongs together, and open it with one key.
Faster search; 2.3.2; Improved; Results appear while you type.
Dates in your own order; 2.3.1; Fixed; Day and month no longer change places.
Offline editing; 2.3.0; New; What you write on the train is there when you arrive.
Quieter notices; 2.2.4; Improved; One a day at most, unless somebody names you.
Export keeps its last line; 2.2.3; Fixed; The sum at the end is back.`,
  }),
  template({
    names: 'profile link|bio link',
    called: 'link',
    archetype: 'catalogue',
    icon: 'link',
    fields: 'title!*,url!,category(Social|Shop|Writing|Contact),clicks:number[4..900],description',
    columns: 'title url category description',
    rows: `My newsletter; https://example.com/letters; Writing; Every second Sunday.
Prints and cards; https://example.com/shop; Shop; Sent within two days.
Pictures; https://example.com/pictures; Social; Mostly windows.
Talks; https://example.com/talks; Writing; Slides and recordings.
Write to me; https://example.com/contact; Contact; I answer within a week.`,
  }),
  template({
    names: 'invited guest|wedding guest|party guest',
    archetype: 'person',
    icon: 'user-check',
    fields:
      'name!,email,phone,people:number[1..4],table:text,diet(None|Vegetarian|Vegan|Gluten-free),status(Invited|Coming|Not coming),notes:longtext',
    columns: 'name table diet notes',
    rows: `Clara and Tom; Table 1; None; Arrive on Friday.
Aunt Ines; Table 1; Vegetarian; Needs a quiet place.
Paul Okafor; Table 2; None; Plays the piano.
Lena and the twins; Table 3; None; Two high chairs.
Ravi Menon; Table 2; Vegan; Comes by train.
Nora Winther; Table 2; Gluten-free; Brings the camera.`,
  }),
  template({
    names: 'sight|city sight|place to see',
    archetype: 'place',
    icon: 'landmark',
    fields:
      'name!*,picture,category(View|Museum|Market|Park|Food),address:place,openingHours:text,price:money[0..18],rating,description',
    columns: 'name category address openingHours description',
    rows: `The hill above the roofs; View; Upper town; All day; Best in the hour before sunset.
Tile museum; Museum; Old convent; 10 to 18; Five centuries on four floors.
Market hall; Market; River side; 7 to 14; Come early for fish, late for cake.
Botanical garden; Park; University hill; 9 to 20; Shade, ponds and a glass house.
The old tram; View; Main square; 6 to 23; Sit on the left going up.
Bakery at the corner; Food; Harbour street; 8 to 19; Warm from the oven every half hour.
House of music; Museum; North bank; 11 to 19; Free on the first Sunday.`,
  }),
  template({
    names: 'zoo animal|species',
    archetype: 'catalogue',
    icon: 'paw-print',
    fields:
      'name!,picture,species!:text,area(Savannah|Forest|Water|Night house),feedingTime:time,age:number[1..30],description',
    columns: 'name species area description',
    rows: `Nala; Lion; Savannah; Sleeps until the afternoon, then rules.
Otto; Otter; Water; Juggles stones when nobody looks.
Greta; Red panda; Forest; Look up, she is always above you.
Bruno; Brown bear; Forest; Fond of honey and of rain.
Pip; Humboldt penguin; Water; Leads the parade.
Luna; Fruit bat; Night house; Wakes when you leave.
Zuri; Giraffe; Savannah; Eats from your hand at eleven.`,
  }),
  template({
    names: 'vinyl record|vinyl|record album',
    archetype: 'catalogue',
    icon: 'disc',
    fields:
      'title!,picture,artist!:text,year:number[1962..2022],genre(Jazz|Rock|Soul|Classical|Electronic),condition(Mint|Good|Played),price:money[6..60],notes:longtext',
    columns: 'title artist genre condition notes',
    rows: `Night Ferry; The Quiet Harbour; Jazz; Good; First pressing.
Copper Moon; Lena Fuchs Trio; Jazz; Mint; Signed.
Long Way Up; Stairwell; Rock; Played; Side two jumps.
Sunday Rooms; Ada and the Lamps; Soul; Good; From the flea market.
Four Seasons Again; Town Orchestra; Classical; Mint; A gift.
Signals; Northern Grid; Electronic; Good; Loud, please.`,
  }),
  template({
    names: 'prompt|saved prompt',
    archetype: 'document',
    icon: 'message-square',
    fields: 'title!,category(Writing|Code|Research|Pictures),tags,changedOn:date,body!:longtext',
    columns: 'title category body',
    rows: `Make it shorter; Writing; Say the same in half the words. Keep all numbers and names.
Explain this function; Code; Explain what this does to somebody who reads code once a month.
Three sides; Research; Give the best argument of each side, without taking one.
Review my change; Code; List what could break, the most likely first.
Friendly reminder; Writing; Write two kind sentences that ask for an answer by Friday.
Plain icon; Pictures; One object, two colours, no text, seen from the front.`,
  }),
]
