import { flavour, type Flavour } from './flavour.ts'

/** Notes that show what they can be written with. `/` stands for a new line. */
export const noteFlavours: readonly Flavour[] = [
  flavour(
    /\bmarkdown\b/i,
    `What Markdown can do; Ideas; # One line for a heading//Text is **bold**, *slanted* or \`code\`.//- A list/- of short/- lines//1. Or one/2. with numbers//> A quotation stands a little apart.
Packing list; Home; ## For four days//- Charger/- Rain jacket/- The **blue** notebook/- A book that may get wet
Questions for Monday; Work; ## Before we begin//1. Who decides?/2. By when?/3. What happens if we do **nothing**?
Soup for eight; Home; # Lentil soup//- 500 g lentils/- 2 onions/- 1 lemon//Double the lentils, *halve* the salt.
Books to borrow; Reading; - The two that **Ada** mentioned/- The one about rivers/- Anything with maps
Retrospective; Work; ## Went well//- We kept our dates//## To improve//- We talked too late about the risks`,
  ),
].map((each) => ({ ...each, rows: each.rows.map((row) => row.map((text) => text.replaceAll('/', '\n'))) }))
