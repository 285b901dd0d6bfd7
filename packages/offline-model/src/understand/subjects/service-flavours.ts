import { flavour, type Flavour } from './flavour.ts'

export const serviceFlavours: readonly Flavour[] = [
  flavour(
    /\b(?:embass(?:y|ies)|consulates?|visas?|passports?|immigration)\b/i,
    `Visa interview; Visa; In person, with the confirmation and your passport.
Document drop-off; Visa; Five minutes at the counter.
Fingerprints; Visa; Both hands, no preparation needed.
Passport renewal; Passport; Bring the old one and two photographs.
Emergency passport; Passport; The same day, with a police report.
Notary service; Papers; Signatures and certified copies.`,
    [20, 185],
  ),
  flavour(
    /\b(?:bikes?|bicycles?|cycling)\b/i,
    `Small service; Service; Brakes, gears and chain, ready the same day.
Full service; Service; Everything apart, cleaned and put together.
Flat tyre; Repair; Tube included, while you wait.
Wheel truing; Repair; Straight and round again.
New chain and cassette; Parts; Fitted and adjusted.
Bike fitting; Advice; An hour, so that nothing hurts.`,
    [15, 140],
  ),
  flavour(
    /\b(?:garage|car repairs?|cars?|auto|mechanics?|tyres?)\b/i,
    `Inspection; Service; By the book, with a stamp.
Oil change; Service; Filter included.
Wheel change; Tyres; With storage for the others.
Brakes; Repair; Pads and discs, measured first.
Air conditioning; Service; Cleaned and refilled.
Find the noise; Repair; We drive until we hear it.`,
    [40, 320],
  ),
  flavour(
    /\b(?:photograph\w*|portraits?)\b/i,
    `Portrait; Studio; Half an hour, ten pictures to choose from.
Family hour; Outside; In the park, dogs are welcome.
Wedding day; Events; From getting ready to the first dance.
Pictures for applications; Studio; Friendly and quick.
Newborn; Studio; Warm room, a lot of time.
Company event; Events; The next morning in your mailbox.`,
    [60, 890],
  ),
  flavour(
    /\b(?:music school|(?:piano|guitar|violin|singing|drum) lessons?)\b/i,
    `Trial lesson; Beginners; Find out which instrument it is.
Piano, single lesson; Lessons; Forty-five minutes, any level.
Guitar, single lesson; Lessons; Bring your own or use ours.
Singing; Lessons; Breath, voice, songs.
Band practice; Groups; Five people, one room, one song.
Music for the smallest; Groups; With a parent, from two years on.`,
    [15, 60],
  ),
  flavour(
    /\b(?:dent(?:al|ists?)|orthodont\w*)\b/i,
    `Check-up; Prevention; Twice a year, with time for questions.
Cleaning; Prevention; Gentle and thorough.
Filling; Treatment; In the colour of the tooth.
Root canal; Treatment; With a microscope, in one or two sittings.
Whitening; Looks; Two shades lighter, told honestly before.
Children's visit; Prevention; Counting teeth, choosing a sticker.
Straight teeth; Orthodontics; A plan, a price and how long it takes.`,
    [35, 480],
  ),
  flavour(
    /\b(?:physio\w*|osteopath\w*|chiropract\w*)\b/i,
    `First visit; Begin; What hurts, since when, and what it keeps you from.
Back and neck; Treatment; Hands first, then exercises for home.
After an operation; Recovery; With your surgeon's plan.
Sports injury; Recovery; Back on the pitch, a week later if need be.
Massage; Care; Warm room, no hurry.
Posture at work; Advice; We look at your chair, too.`,
    [35, 95],
  ),
  flavour(
    /\b(?:vet|vets|veterinary|pets?|dogs?|cats?)\b/i,
    `General check-up; Health; From nose to tail.
Vaccination; Health; With an entry in the passport.
Dental care; Treatment; Under a light anaesthetic.
Claws and coat; Care; Quick and calm.
Puppy hour; Advice; All the questions of the first weeks.
Second opinion; Advice; Bring what you have.`,
    [20, 180],
  ),
  flavour(
    /\b(?:tattoos?|tattooist|piercings?)\b/i,
    `First talk; Begin; Bring your idea, leave with a sketch.
Small piece; Tattoo; Up to the size of a hand, one sitting.
Half a day; Tattoo; Four hours with breaks.
Full day; Tattoo; For sleeves and backs, in several sittings.
Cover-up; Tattoo; Something new over something old.
Touch-up; Aftercare; Free within a year.`,
    [60, 480],
  ),
  flavour(
    /\b(?:tutor\w*|coach\w*|consult\w*|mentor\w*)\b/i,
    `First talk; Begin; Half an hour, free of charge.
Single hour; Hours; One question, looked at closely.
Five hours; Hours; Over five weeks, at a lower price.
Half a day; Intensive; With a written plan at the end.
For your team; Intensive; Up to eight people.
Short call; Begin; Fifteen minutes between two meetings.`,
    [30, 420],
  ),
  flavour(
    /\b(?:errand|campus|runner)\b/i,
    `Pick up a parcel; Campus; From the post room to your door.
Buy lunch; Food; From the canteen or the stall outside.
Print and bring; Study; Up to forty pages, stapled.
Return library books; Study; Before the reminder comes.
Queue for you; Campus; Up to an hour.
Late-night pharmacy; Food; What the doctor wrote down.`,
    [3, 15],
  ),
  flavour(
    /\b(?:moving|removal|relocation)\b/i,
    `Small move; Flat; One room, two people, one van.
Family move; House; Packing, carrying, setting up.
Piano transport; Special; With straps and respect.
Office move; Office; From Friday evening to Monday morning.
Packing service; Flat; Boxes and hands.
Storage for a month; Special; Dry and locked.`,
  ),
  flavour(
    /\b(?:salon|hair|beauty|barber|spa|massage|nail)/i,
    `Cut and finish; Hair; Wash, cut, dry.
Colour; Hair; With a test strand first.
Beard trim; Barber; Hot towel included.
Manicure; Nails; Classic or gel.
Back massage; Body; Forty minutes.
Facial; Body; Clean, calm, moisturise.`,
    [25, 130],
  ),
  flavour(
    /\b(?:law|legal|lawyer|attorney)\b/i,
    `First consultation; Advice; What is possible, and what it costs.
Contract review; Contracts; Read closely, explained simply.
Family matters; Advice; Calm and discreet.
Company formation; Business; From idea to register.
Employment; Advice; For both sides, never at once.
In court; Representation; If it has to be.`,
  ),
  flavour(
    /\b(?:clean|repair|home service|housekeep|maintenance|plumb)/i,
    `Weekly cleaning; Cleaning; The same person each time.
Window cleaning; Cleaning; Inside and outside.
Tap repair; Repairs; Usually within the day.
Electrical check; Repairs; With a written record.
Furniture assembly; Help; Bring the screws, we bring the rest.
Garden hour; Help; Cut, rake, take away.`,
    [35, 190],
  ),
  flavour(
    /\b(?:clinic|doctor|medical|health|hospital|dental)/i,
    `General consultation; Consultation; Twenty minutes, with time for questions.
Check-up; Prevention; Blood, pressure, advice.
Vaccination; Prevention; Travel and seasonal.
Dental cleaning; Dental; Gentle and thorough.
Blood test; Laboratory; Results within two days.
Physiotherapy; Treatment; Six sessions.`,
  ),
  flavour(
    /\b(?:saas|startup|waitlist|pre-?launch|b2b)\b/i,
    `Everything in one place; Work; Tasks, files and answers, found with one search.
Automatic hand-overs; Work; When a step is done, the next person knows.
Reports that write themselves; Figures; The numbers of the week, every Monday at eight.
Works with what you use; Connections; Calendar, mail and chat, connected in minutes.
Roles and rights; Safety; Everybody sees what they need, and no more.
Your data stays yours; Safety; Export all of it at any time.`,
    [0, 59],
  ),
  flavour(
    /\b(?:marketing|design|software|agency|web|digital|technology|it )\b/i,
    `Brand workshop; Strategy; One day, one sentence.
Website; Build; Fast, readable, yours.
Search audit; Strategy; What people look for and do not find.
App prototype; Build; In two weeks, in your hand.
Campaign; Reach; Few channels, done well.
Care plan; Support; Updates, checks, answers.`,
  ),
]
