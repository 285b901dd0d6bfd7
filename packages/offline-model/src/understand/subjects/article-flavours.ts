import { flavour, type Flavour } from './flavour.ts'

/** What there is to read, by what the site is about: its subject and its name for an article are the first words. */
export const articleFlavours: readonly Flavour[] = [
  flavour(
    /^(?:\S+ ){0,4}(?:football|soccer|basketball|sports?|league|handball|hockey)\b/i,
    `Harbour Hawks turn it around in the last ten minutes; Reports; Two goals after the break bring the leaders back.; For an hour nothing worked for the Harbour Hawks. Then the coach changed both wings, and the River Foxes lost their hold on the middle. The equaliser came from a corner, the winner from a counter-attack over five stations.
Iron Badgers sign a goalkeeper from their own youth; Transfers; Nineteen years old, two metres tall, and never away from home.; The contract runs for three years. The club says that it wants to play its own people first and buy later. Training begins on Monday, and the first match could come sooner than planned.
Northern Lights without their captain for six weeks; Injuries; A torn muscle, no operation, and a band that needs a new arm.; The captain left the field after twenty minutes and did not come back. The doctors expect six weeks. Until then the armband goes from match to match, by a vote of the team.
How the Coast Rovers press higher than everybody else; Analysis; Three numbers that explain a season.; The Rovers win the ball twelve metres closer to the other goal than a year ago. They run less for it, because they run together. The price is the space behind the back line, which only the Owls have used so far.
Tickets for the cup evening go on sale on Friday; Club; Half of the seats are for members, the other half for everybody.; The sale begins at ten in the morning. Members need their number, everybody else a little patience. Children up to twelve pay half.
Valley Owls open their new stand; Club; Four thousand seats, a roof, and rails one can lean on.; The stand was built in eleven months and paid for without a loan. The first match under the roof is against the Summit Wolves. The gates open two hours earlier than usual.`,
  ),
  flavour(
    /^(?:\S+ ){0,5}(?:patients?|health|medical|clinic|hospital|doctor'?s?|nutrition|wellness)\b/i,
    `Sleeping well: what helps and what does not; Everyday; Fixed hours, a cool room, and no screen in bed.; Go to bed and get up at the same time, also at weekends. Keep the room cool and dark. Whoever lies awake for more than twenty minutes does better to get up and read something dull.
High blood pressure: measuring at home; Heart; Sit for five minutes, measure twice, write it down.; Measure in the morning and in the evening, always on the same arm and before taking medicine. Sit upright, feet on the ground, and rest for five minutes first. Bring the list of the last two weeks to your appointment.
After a vaccination; Prevention; What is usual, and when to call us.; A sore arm, tiredness and a slight fever are usual and pass within two days. Drink enough and take it easy. Call us if the fever rises above 39 degrees or lasts longer than three days.
Back pain: keep moving; Movement; Rest helps for a day, walking helps for good.; Most back pain goes away within a few weeks. Short walks several times a day are better than lying down. Come at once if a leg goes numb or if you cannot hold your water.
Living with diabetes: the first weeks; Chronic; Small steps, regular meals, and somebody to ask.; Regular meals and daily walks bring the values down before any tablet does. Look at your feet every evening. Bring your questions to each visit, however small they seem.
When a child has a fever; Children; The number counts less than how the child is.; A child that drinks and plays can wait. Offer water often, dress it lightly, and measure every four hours. See a doctor the same day if a baby of under three months has a fever.`,
  ),
  flavour(
    /^(?:\S+ ){0,5}(?:financ\w*|stocks?|markets?|invest\w*|econom\w*|crypto\w*|banking)\b/i,
    `Interest rates stay where they are; Markets; The central bank waits for two more readings.; Nothing changes for loans and savings this month. Most observers had expected it. The next decision falls in six weeks, and the door for a first step down is open.
What a savings plan of fifty a month becomes; Savings; Ten years, three ways, one table.; The sum depends less on the moment one begins than on whether one keeps going. Costs count more than they seem to: one percent a year takes a tenth of the result after ten years.
Shipping costs fall for the third month; Economy; Good for importers, less so for the yards.; Freight rates are a quarter below those of spring. Shops expect lower prices for furniture and toys in winter. The yards see fewer orders for new ships.
Reading an annual report in twenty minutes; Guides; Begin at the end, with the cash.; First the cash flow, then the debts, then the letter of the board. Whatever is explained at length was probably difficult. Compare the words with those of the year before.
Small companies hire again; Companies; Mostly in care, crafts and software.; Four of ten small companies look for people. What they offer is not more pay but fewer evenings. Apprentices are the hardest to find.
A household budget on one page; Guides; Five lines are enough for most of us.; Rent, food, getting around, savings, and everything else. Write down one month as it is before you plan the next. What surprises you is where to begin.`,
  ),
  flavour(
    /^(?:\S+ ){0,5}(?:technolog\w*|tech|software|ai|gadgets?|computers?|programming|developers?)\b/i,
    `Smaller models, longer batteries; Devices; What runs on the phone does not have to travel.; More and more work is done on the device itself. That saves power and keeps what is private at home. The price is memory, which phones are short of.
A password manager for the whole family; Security; One evening of work, years of rest.; Begin with the mail account, because everything else can be reset from there. Choose one long phrase for the manager and write it down on paper. Then change one account a day.
Open standards for smart homes grow up; Home; Lamps of one maker, switches of another.; The new version finally speaks with heating and blinds. Old devices can be brought along where their maker offers an update. Look for the sign on the box.
Why the page loads slowly; Guides; Pictures first, then fonts, then everything else.; Three of four slow pages carry pictures larger than any screen. Cut them down and most of the wait is gone. Only then is it worth looking at the code.
Repairing instead of replacing; Devices; New spare parts, old tools, and a film for every step.; Makers now have to offer parts for seven years. A battery takes twenty minutes and a small screwdriver. Screens remain a matter for the workshop.
Ten years of a free editor; Software; From a weekend project to a house name.; What began with one person is kept by forty today. They still meet once a year in the same room. The next version learns to work without a net.`,
  ),
  flavour(
    /^(?:\S+ ){0,5}(?:news|newspapers?|headlines|press)\b/i,
    `Storm closes the coast road until the morning; Breaking; Trees across the lanes, trains run at half speed.; The coast road between the harbour and the lighthouse is closed until at least seven in the morning. Crews are clearing fallen trees. Trains run, though slower, and the ferry stays in port.
Power is back in the northern quarters; Breaking; A damaged cable left four thousand homes in the dark.; The last streets were connected shortly after nine. A digger had cut a cable that was on no map. The power company pays back the evening and asks everybody to look at their freezers.
New bridge opens to traffic a month early; Local; Two lanes, a path for bicycles, and no ceremony before noon.; The first cars cross on Monday at six. The builders had set aside a month for winter and did not need it. The old bridge stays for walkers until spring.
City library keeps its doors open until ten; Culture; A trial for one year, paid for by the foundation.; From next week the library is open until ten in the evening from Monday to Thursday. Students had asked for it for years. After nine there is no desk, but there is tea.
Ferry company orders two electric ships; Business; The first one is to sail in two years.; Both ships carry two hundred people and forty cars. They charge while loading, which takes eleven minutes. The yard takes on sixty apprentices.
Schools begin half an hour later; Local; Parents had their say, buses get a new timetable.; From autumn the first lesson begins at half past eight. A survey found two thirds in favour. The bus company moves eleven lines.
River festival returns with a smaller stage; Culture; Fewer bands, more boats, free entry as before.; The festival takes place on the last weekend of the month. The stage is smaller and nearer to the water. Whoever comes by boat finds a place at the old quay.
Summit Wolves win the derby in extra time; Sport; A late header decides it before a full house.; It stood one all after ninety minutes. The winner came from a corner in the last minute of extra time. Nine hundred guests had come on a special train.`,
  ),
]
