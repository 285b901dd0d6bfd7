import { flavour, type Flavour } from './flavour.ts'

/** What those offer who come to a house, build one, or look after somebody. */
export const craftFlavours: readonly Flavour[] = [
  flavour(
    /\b(?:real estate|realtors?|estate agents?|letting agents?|property agents?)\b/i,
    `Selling your home; Selling; Photographs, papers and viewings from one hand.
Finding a home; Buying; We look at everything, you see what fits.
Valuation; Advice; What your home is worth today, with the reasons.
Letting; Renting; Tenants checked, keys handed over, everything in writing.
Financing; Advice; Three offers side by side before you sign.
Handover; Afterwards; Meters, keys, and a list of what was agreed.`,
    [90, 900],
  ),
  flavour(
    /\b(?:plumb\w*|heating engineer)\b/i,
    `Leaks and blockages; Emergency; Day and night, by the next morning at the latest.
Bathroom, new; Renovation; One team from the drawing to the last joint.
Boiler service; Heating; Once a year, with a written report.
Hot water; Heating; Tanks, heat pumps, solar.
Taps and toilets; Repairs; Small things, done in one visit.
Water meter and pipes; Repairs; Lead found, lead replaced.`,
    [60, 480],
  ),
  flavour(
    /\b(?:electrician\w*|electrical)\b/i,
    `Fault finding; Repairs; The fuse that keeps going has a reason.
New wiring; Renovation; Room by room, while you live there.
Charging point; New; At home or at work, with the paperwork.
Solar on the roof; New; From the offer to the first kilowatt hour.
Lighting; Advice; Where it should be bright, and where not.
Safety check; Service; With a sticker and a report.`,
    [70, 520],
  ),
  flavour(
    /\b(?:roof\w*|construction|build(?:er|ing) (?:company|firm)|contractors?|carpent\w*|mason\w*)\b/i,
    `Advice on site; Begin; An hour, a ladder and a plain answer.
New build; Building; From the ground to the key.
Conversion; Building; Attics, barns and what was never finished.
Roof and gutters; Repairs; Before the next storm, not after.
Insulation; Energy; Warmer rooms, smaller bills.
Building by the hour; Repairs; For the list on the fridge.`,
    [90, 980],
  ),
  flavour(
    /\b(?:landscap\w*|gardeners?|garden design)\b/i,
    `Garden plan; Design; Drawn by hand, planted by us.
Hedge and trees; Care; Cut when the birds have left.
New lawn; Planting; Rolled out in a day, walked on in three weeks.
Paths and walls; Building; Stone that was already old.
Garden care; Care; Twice a month from March to October.
Ponds; Building; With a shallow end for the frogs.`,
    [45, 680],
  ),
  flavour(
    /\b(?:architect\w*|interior design\w*|interior decorator)\b/i,
    `First look; Begin; We walk through it together.
Floor plan; Design; Two versions, one decision.
Colour and material; Design; Samples that you can touch.
Permission; Planning; Drawings and forms for the authorities.
On site; Building; Every week until it is done.
Furnishing; Design; What stays, what goes, what is missing.`,
    [120, 980],
  ),
  flavour(
    /\b(?:accountants?|bookkeep\w*|tax (?:advis\w+|consult\w*)|payroll)\b/i,
    `Annual accounts; Accounts; Early, so that nothing surprises you.
Tax return; Tax; For people and for companies.
Bookkeeping; Accounts; Every month, on time, in plain words.
Payroll; Wages; Correct, and on the right day.
Founding a company; Advice; Which form, and what it costs.
Letter from the tax office; Advice; Read, explained, answered.`,
    [60, 640],
  ),
  flavour(
    /\b(?:insurance|financial advis\w*|brokers?)\b/i,
    `First talk; Begin; What you have, and what you need.
Home and contents; For people; Fire, water, break-in.
Health; For people; Compared, without small print.
Liability; For people; The one that everybody should have.
Company cover; For companies; From the van to the data.
When something happens; Claims; One call, and we fill in the forms.`,
  ),
  flavour(
    /\b(?:day ?care|childcare|nursery|kindergarten|cr[eè]che|childminder)\b/i,
    `The smallest; Groups; From one to three, six children each.
The middle ones; Groups; From three to five, with a garden.
Before school; Groups; Letters, numbers, crossing the road.
Lunch; Every day; Cooked here, with second helpings.
Early and late; Hours; From seven, until six.
A day to try; Begin; With somebody they know.`,
    [25, 420],
  ),
  flavour(
    /\b(?:taxi|cab|chauffeur|limousine)\b/i,
    `Across town; Rides; In five minutes, most of the time.
To the airport; Rides; A fixed price, also at four in the morning.
Large groups; Rides; Eight seats and room for skis.
Hospital rides; Care; We wait, and help with the door.
Deliveries; Parcels; What must be there within the hour.
By the hour; Rides; For weddings and long days.`,
    [8, 180],
  ),
  flavour(
    /\b(?:cater\w*|private chef)\b/i,
    `Buffet; For many; Warm and cold, from twenty people.
Dinner at home; For few; We cook, serve and wash up.
Office lunch; Every day; Delivered at noon, boxes come back.
Wedding; Events; From the first glass to midnight soup.
Coffee and cake; Events; Baked the same morning.
Tasting; Begin; Three dishes before you decide.`,
    [12, 95],
  ),
  flavour(
    /\b(?:djs?|wedding band)\b/i,
    `Wedding night; Events; From the first dance to the last bus.
Club set; Events; Two hours, no breaks.
Company party; Events; Quiet at dinner, loud later.
Sound and light; Equipment; For up to two hundred people.
Vinyl only; Special; Whatever fits into six crates.
Music talk; Begin; Half an hour about what you love.`,
    [150, 980],
  ),
  flavour(
    /\b(?:tailors?|seamstress|alterations?|dressmak\w*)\b/i,
    `Trousers; Alterations; Shorter by the weekend.
Dress; Alterations; Taken in, let out, saved.
Zip; Repairs; Jackets, bags and tents.
Made to measure; New; Three fittings, one suit.
Wedding dress; Alterations; In good time before the day.
Curtains; Home; Measured at your window.`,
    [12, 480],
  ),
  flavour(
    /\b(?:psycholog\w*|psychotherap\w*|counsell?\w*|(?<!massage )(?<!physio)therap(?:y|ists?))\b/i,
    `First talk; Begin; Fifty minutes to see whether it fits.
Single sessions; Therapy; Once a week, the same hour.
Couples; Therapy; Two chairs and somebody who listens.
Online; Therapy; By video, from wherever you are.
Short help; Crisis; Within three days.
Group; Therapy; Eight people, twelve evenings.`,
    [60, 160],
  ),
  flavour(
    /\b(?:make-?up)\b/i,
    `Bridal make-up; Weddings; With a trial four weeks before.
Evening look; Events; An hour, and it lasts the night.
Photo and film; Work; Made for light and lenses.
Lessons; Learning; Bring what is in your drawer.
Groups; Weddings; Bridesmaids, mothers, friends.
Natural; Every day; So that nobody notices.`,
    [40, 260],
  ),
  flavour(
    /\b(?:dog (?:groom\w*|salon|train\w*|school|walk\w*)|pet groom\w*)\b/i,
    `Wash and brush; Care; Gently, with breaks.
Full groom; Care; Cut, claws, ears, a new dog.
Puppy hour; School; Sit, wait, come back.
Walks; Walks; An hour in the woods, small groups.
Lead training; School; Two people, one dog, no pulling.
First visit; Begin; To sniff around.`,
    [15, 95],
  ),
  flavour(
    /\b(?:personal train\w*|fitness coach)\b/i,
    `First hour; Begin; Where you are, and where you want to be.
Single training; Training; In the gym, in the park, at home.
Ten hours; Training; Over ten weeks, with a plan.
Back and neck; Health; For people who sit.
Running; Training; From zero to ten kilometres.
In pairs; Training; Half the price, twice the fun.`,
    [35, 620],
  ),
  flavour(
    /\b(?:nail|manicur\w*|pedicur\w*)\b/i,
    `Manicure; Hands; Filed, cared for, polished.
Gel; Hands; Shines for three weeks.
Pedicure; Feet; With a warm bath first.
Nail art; Hands; Small pictures, steady hand.
Repair; Hands; One nail, ten minutes.
Hands and feet; Set; An hour and a half for you.`,
    [15, 85],
  ),
  flavour(
    /\b(?:spa|massage|wellness|sauna)\b/i,
    `Back massage; Massage; Half an hour, where it hurts.
Whole body; Massage; Sixty minutes, warm oil.
Hot stones; Massage; Slow, and heavy in a good way.
Face; Care; Cleaned, masked, fresh.
Sauna evening; Sauna; Three infusions and a quiet room.
Day for two; Set; Bath, massage, lunch.`,
    [35, 240],
  ),
  flavour(
    /\b(?:watch|clock) (?:repair|maker|makers|shop)|watchmaker/i,
    `New battery; Quick; While you wait, with a seal.
Full service; Watches; Taken apart, cleaned, oiled.
New strap; Quick; Leather, steel, cloth.
Glass; Watches; Scratches gone.
Grandfather's clock; Clocks; We also come to the clock.
Estimate; Begin; Free, within a week.`,
    [12, 320],
  ),
]
