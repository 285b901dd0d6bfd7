import { flavour, type Flavour } from './flavour.ts'

/** What the pictures of a house show. Elsewhere they are of anything. */
export const photoFlavours: readonly Flavour[] = [
  flavour(
    /\b(?:weddings?|bridal|marriage)\b/i,
    `The first picture; Then; A rainy bus stop, one umbrella.
The ring in the soup; Then; It was meant to be in the cake.
Four rooms and a garden; Home; Mostly boxes, that summer.
On the ferry; Away; Wind, and a very good sandwich.
The question; Then; Halfway up the lighthouse.
Everybody at the table; Family; Two families, one noise.`,
  ),
  flavour(
    /\b(?:restaurant|caf[eé]|bistro|pizzeria|trattoria|coffee shop|diner|bar|pub|bakery|patisserie|dining|food)\b/i,
    `The room at noon; Inside; Light from the left, every table set.
Flour in the air; Kitchen; Six in the morning.
The long table; Inside; Eleven friends and one birthday.
Plates, waiting; Kitchen; Ten seconds before they leave.
Terrace in June; Outside; Somebody always brings a dog.
The first cup; Details; Steam, and nobody speaks yet.
Corner by the window; Inside; The one that is asked for by name.
Herbs on the sill; Details; Cut when they are needed.`,
  ),
  flavour(
    /\b(?:salon|hair\w*|barber\w*|beauty|nails?|spa|massage|tattoo\w*)\b/i,
    `The short cut; Work; Forty minutes, one new person.
Soft waves; Work; For an evening in May.
Clean fade; Work; Straight lines, steady hand.
The chair by the window; The room; Where most regulars sit.
Copper, freshly done; Colour; Two hours and a good book.
Tools of the day; The room; Washed, sorted, ready.
Before the wedding; Work; Pins, patience, laughter.`,
  ),
  flavour(
    /\b(?:hotel|hostel|inn|guest ?house|resort|b&b|bed and breakfast)\b/i,
    `Breakfast room; House; Seven o'clock, the bread is warm.
Garden in the evening; Garden; Chairs for whoever stays longer.
The stairs; House; Every third step has its own sound.
View from the tower; View; On clear days as far as the lake.
A made bed; Rooms; Linen that was dried outside.
Keys on the board; House; Real ones, with brass.`,
  ),
  flavour(
    /\b(?:brewer\w+|winer\w+|vineyard|distiller\w+|brewpub)\b/i,
    `Harvest; Outside; Three weeks, all hands.
The old cellar; Cellar; Eleven degrees, summer and winter.
Copper and steam; Work; The first boil of the day.
Barrels, resting; Cellar; Chalk tells what is inside.
A tasting; Guests; Six glasses and a lot of opinions.
Rows in the morning; Outside; Before the heat comes.`,
  ),
  flavour(
    /\b(?:pottery|ceramics?|clay|potters?|glass ?blow\w*|woodwork\w*|carpent\w*|weaving|knitting|sewing|crafts?|atelier)\b/i,
    `On the wheel; Making; The moment before it stands by itself.
Shelf by the kiln; Work; Forty cups, no two alike.
Out of the fire; Work; Still warm, and blue after all.
Hands; Making; Thirty years and one scar.
Saturday class; People; Nine beginners, very quiet.
The window table; Studio; North light until four.
Tools; Studio; Washed, sorted, ready.
First bowl; People; Not round, and kept for good.`,
  ),
  flavour(
    /\b(?:danc\w*|ballet|yoga|pilates|gym|fitness|climbing|martial arts?|boxing|swim\w*)\b/i,
    `Before class; Studio; Mats in rows, nobody speaks.
The long mirror; Studio; Morning light, clean floor.
Thursday group; People; Everybody stayed for the photo.
In the air; Moments; A sixtieth of a second.
Show in June; Moments; Four months for eleven minutes.
Tea afterwards; People; The kitchen is too small, always.
New hall; Studio; The floor was laid in spring.`,
  ),
  flavour(
    /\b(?:video|action|fighting|role-playing|mobile|adventure|strategy) games?\b|\bgame (?:content|characters?|introductions?|wiki)\b/i,
    `The gate at dusk; World; Two guards, one torch, and somebody in the reeds.
Duel on the bridge; Fights; The first blow of the last round.
Camp by the river; World; Where every chapter begins.
The arena from above; Fights; Twelve fighters and no way out.
Sketch of a companion; Drawings; Forty lines, drawn before anything else.
The smith's workshop; World; What is broken comes here.
Fleet in the fog; Drawings; From the opening film.
Victory; Fights; The light changes when the last one falls.`,
  ),
]
