import { flavour, type Flavour } from './flavour.ts'

/** What stands on the shelves of a house: a name, its place and who brings it. Elsewhere it is a warehouse's. */
export const stockFlavours: readonly Flavour[] = [
  flavour(
    /\b(?:baker(?:y|ies)|patisserie|cake shop|pastry|cupcakes?)\b/i,
    `Wheat flour 550; Flour store; Millbrook Mill
Rye flour 1150; Flour store; Millbrook Mill
Butter, unsalted; Cold room; Hillside Dairy
Fresh yeast; Cold room; Hillside Dairy
Sugar; Dry store; Harbour Grocers
Eggs, size M; Cold room; Green Lane Farm
Dark chocolate 70 %; Dry store; Harbour Grocers
Almonds, ground; Dry store; Harbour Grocers
Sea salt; Dry store; Harbour Grocers
Paper bags, medium; Shop; Oakfield Packaging`,
    [1, 60],
  ),
  flavour(
    /\b(?:restaurants?|kitchens?|bistro|pizzeria|canteen|catering|food truck)\b/i,
    `Olive oil; Dry store; Harbour Grocers
Tomatoes, peeled; Dry store; Harbour Grocers
Chicken thighs; Cold room; Green Lane Farm
Basmati rice; Dry store; Harbour Grocers
Cream; Cold room; Hillside Dairy
Lemons; Cold room; Market Street Fruit
Parsley; Cold room; Market Street Fruit
Espresso beans; Bar; Northside Roasters
Mineral water; Cellar; Spring Valley Drinks
Napkins; Shelf 2; Oakfield Packaging`,
    [1, 60],
  ),
  flavour(
    /\b(?:caf[eé]s?|coffee|tea ?(?:house|room|shop)|roaster\w*)\b/i,
    `Espresso beans; Bar; Northside Roasters
Filter beans, light; Bar; Northside Roasters
Whole milk; Fridge; Hillside Dairy
Oat drink; Fridge; Green Lane Farm
Green tea; Shelf 1; Harbour Grocers
Cane sugar; Shelf 1; Harbour Grocers
Take-away cups; Shelf 3; Oakfield Packaging
Lids; Shelf 3; Oakfield Packaging
Croissants, frozen; Freezer; Millbrook Mill
Cleaning tablets; Shelf 4; Silverline Services`,
    [1, 40],
  ),
  flavour(
    /\b(?:salon|barber\w*|hair\w*|beauty|nails?|spa|massage)\b/i,
    `Shampoo, 5 l; Wash basins; Lindenhof Care
Colour 6.0; Colour bar; Lindenhof Care
Developer 6 %; Colour bar; Lindenhof Care
Towels, black; Shelf 2; Silverline Services
Gloves, size M; Colour bar; Silverline Services
Neck strips; Chairs; Silverline Services
Hair spray; Shop; Lindenhof Care
Massage oil; Room 2; Lindenhof Care`,
    [2, 60],
  ),
  flavour(
    /\b(?:clothes|clothing|fashion|boutique|shoes?)\b/i,
    `Linen shirt, white, M; Rail 1; Studio Plank
Linen shirt, white, L; Rail 1; Studio Plank
Jeans, straight, 32; Shelf 2; Harbour Denim
Wool jumper, grey, S; Shelf 3; North Coast Knit
Canvas bag; Window; Oakfield Packaging
Leather belt, 90; Rail 4; Hillside Leather
Socks, three pairs; Basket; North Coast Knit
Rain coat, yellow, M; Rail 2; North Coast Knit`,
    [8, 140],
  ),
]
