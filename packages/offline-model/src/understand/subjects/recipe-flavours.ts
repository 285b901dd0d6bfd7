import { flavour, type Flavour } from './flavour.ts'

/** What is made by recipe, by the house that makes it. */
export const recipeFlavours: readonly Flavour[] = [
  flavour(
    /\b(?:baker(?:y|ies)|patisserie|pastry)\b/i,
    `Country loaf; Bread; 5 kg wheat flour, 3.8 l water, 1 kg sourdough, 100 g salt; Mix at four. Fold three times. Shape, rest overnight in the cold, bake dark.
Rye with seeds; Bread; 4 kg rye flour, 3.5 l water, 900 g sourdough, 600 g seeds; Soak the seeds the day before. Mix, fill the tins, bake for seventy minutes.
Butter croissant; Pastry; 4 kg flour, 1.2 l milk, 2 kg butter, 160 g yeast; Three single turns with rests between them. Roll thin, prove until they tremble.
Cardamom knot; Pastry; 3 kg flour, 1 l milk, 700 g butter, 60 g cardamom; Roll, fill, cut and knot. Glaze while warm.
Lemon cake; Cake; 24 eggs, 2 kg sugar, 2 kg flour, 20 lemons; Beat the eggs until white. Bake slowly, soak with juice.
Chocolate torte; Cake; 3 kg chocolate, 2 kg butter, 40 eggs; Melt, fold, bake in a water bath, cool overnight.
Cheese roll; Lunch; 3 kg flour, 2 l water, 1.5 kg cheese; Shape small, cheese on top, bake at eleven.`,
  ),
  flavour(
    /\bbrew(?:ery|ing|er)s?\b/i,
    `Pale ale; Ale; 200 kg pale malt, 3 kg hops, ale yeast; Mash at 66 degrees. Boil an hour, hops at the end.
Stout; Dark; 180 kg pale malt, 30 kg roasted barley, 2 kg hops; Mash warm. Ferment slowly.
Wheat beer; Wheat; 110 kg wheat malt, 90 kg pale malt, 1 kg hops; Ferment at 19 degrees.
Pilsner; Lager; 210 kg pilsner malt, 4 kg hops, lager yeast; Six weeks in the cold.
Sour with cherries; Sour; 160 kg malt, 40 kg cherries; Fruit goes in after the first week.`,
  ),
]

/** What is in stock to be made into something. */
export const ingredientFlavours: readonly Flavour[] = [
  flavour(
    /\bbrew(?:ery|ing|er)s?\b/i,
    `Pale malt; kg; Silo 1.
Roasted barley; kg; Sacks, dry room.
Wheat malt; kg; Silo 2.
Cascade hops; kg; Freezer.
Saaz hops; kg; Freezer.
Ale yeast; kg; Cold room, two weeks.
Bottles, half a litre; pieces; Crates of twenty.`,
  ),
]
