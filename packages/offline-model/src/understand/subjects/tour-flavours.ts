import { flavour, type Flavour } from './flavour.ts'

/** Where one is taken, by who takes one there: a name, a kind and what is seen. */
export const tourFlavours: readonly Flavour[] = [
  flavour(
    /\b(?:winer\w+|vineyards?|wines?|brewer\w+|distiller\w+)\b/i,
    `Through the cellar; Inside; An hour from the press to the oldest barrel.
Among the rows; Outside; Up the slope with a glass at the top.
Harvest day; Outside; Scissors, buckets, lunch at a long table.
How it is made; Inside; Every tank, every pipe, three tastes.
Family afternoon; Outside; Juice for the children, a pony for the cart.
With the master; Inside; Eight people, and whatever they ask.`,
    [15, 90],
  ),
  flavour(
    /\b(?:boats?|kayaks?|canoe\w*|sail\w*|yachts?|ferr(?:y|ies)|harbou?rs?|rafting|whales?|dolphins?)\b/i,
    `Along the cliffs; Coast; Two hours, with the engine off in between.
Harbour at sunset; Harbour; Cranes, gulls, warm blankets.
To the island; Coast; Half a day and a swim.
The quiet arm of the river; River; Paddling, herons, no hurry.
Morning on the water; River; Out at six, back for breakfast.
Private trip; Coast; You say where, the skipper says when.`,
    [25, 240],
  ),
  flavour(
    /\b(?:city|walking|old town|sightseeing|street food|ghost|museum|architecture)\b/i,
    `Old town on foot; History; Two hours, eleven corners, one legend.
Markets and bites; Food; Seven stops, so skip breakfast.
Roofs and courtyards; Architecture; Doors that are usually closed.
After dark; History; Lanterns, crimes, a river.
By bicycle; Outside; Flat, ten kilometres, many breaks.
Rainy day; Museums; Three rooms, and the story of each.`,
    [12, 65],
  ),
  flavour(
    /\b(?:hik\w*|mountains?|climbing|safaris?|jeep|wildlife|nature|forest|trekking|desert)\b/i,
    `First light; Half day; Up in the dark, down for lunch.
Forest with a ranger; Half day; Tracks, bark, a lot of silence.
Three huts; Several days; Light pack, warm soup, early nights.
Summit day; Full day; Ropes and helmets are included.
With children; Half day; Short legs, long picnic.
Under the stars; Overnight; Fire, telescope, tents that stand already.`,
    [20, 320],
  ),
]
