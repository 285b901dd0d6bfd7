import { flavour, type Flavour } from './flavour.ts'

/** What stands on the menu of a house, by what kind of house it is. */
export const dishFlavours: readonly Flavour[] = [
  flavour(
    /\b(?:baker(?:y|ies)|patisserie|cake shop|pastry shop)\b/i,
    `Country loaf; Bread; Two days of rest, dark crust.
Rye with seeds; Bread; Keeps a week.
Butter croissant; Pastry; Twenty-seven layers.
Cardamom knot; Pastry; Sticky on purpose.
Lemon cake; Cake; Sour, then sweet.
Chocolate torte; Cake; Without flour.
Cheese and tomato roll; Lunch; Filled when you order.
Flat white; Drinks; From the roaster next door.`,
    [2, 9],
  ),
  flavour(
    /\b(?:coffee|caf[eé]|espresso|tea ?(?:house|room))\b/i,
    `Flat white; Coffee; Two shots, silky milk.
Filter of the day; Coffee; Ask what is in the pot.
Cold brew; Coffee; Eighteen hours in the fridge.
Masala chai; Tea; Cooked with milk and ginger.
Hot chocolate; Drinks; Thick, with real chocolate.
Butter croissant; Breakfast; Warm until eleven.
Avocado on rye; Breakfast; With lemon and chilli.
Banana bread; Cake; Toasted, with salted butter.
Cheesecake; Cake; Baked, not stirred.`,
    [2.5, 9],
  ),
  flavour(
    /\b(?:pizz(?:a|as|eria|erias)|italian|trattoria|pasta)\b/i,
    `Margherita; Pizza; Tomato, mozzarella, basil, done.
Diavola; Pizza; Hot salami and a little honey.
Quattro formaggi; Pizza; Four cheeses, no apology.
Ortolana; Pizza; Whatever the garden has.
Lasagne; Pasta; Six layers, made in the morning.
Cacio e pepe; Pasta; Cheese, pepper, patience.
Burrata; Starters; With tomatoes that taste of something.
Tiramisù; Dessert; Made yesterday, better today.`,
    [6, 17],
  ),
  flavour(
    /\b(?:sushi|japanese|ramen|izakaya)\b/i,
    `Salmon nigiri; Sushi; Two pieces, cut to order.
Tuna roll; Sushi; Six pieces, soy from the barrel.
Avocado maki; Sushi; For those without fish.
Tonkotsu ramen; Ramen; Twelve hours of broth.
Miso ramen; Ramen; With corn and butter.
Gyoza; Small plates; Crisp below, soft above.
Edamame; Small plates; Sea salt, nothing else.
Matcha ice; Dessert; Bitter, then sweet.`,
    [4, 18],
  ),
  flavour(
    /\b(?:burgers?|diner|grill|bbq|barbecue|steak ?house)\b/i,
    `Classic burger; Burgers; Beef, pickles, house sauce.
Cheese and bacon; Burgers; Smoked over beech.
Smash double; Burgers; Two thin patties, crisp edges.
Bean burger; Burgers; Black beans, lime, coriander.
Hand-cut fries; Sides; Fried twice.
Coleslaw; Sides; Crunchy, not sweet.
Vanilla shake; Drinks; Needs a spoon.
Lemonade; Drinks; Squeezed this morning.`,
    [4, 16],
  ),
  flavour(
    /\b(?:mexican|tacos?|taqueria|burritos?|tex-mex)\b/i,
    `Tacos al pastor; Tacos; Pork, pineapple, coriander.
Fish tacos; Tacos; Crisp, with cabbage and lime.
Mushroom tacos; Tacos; Smoky, with black beans.
Burrito; Mains; Rice, beans and what you choose.
Chicken mole; Mains; Twenty-three ingredients.
Guacamole; Starters; Made when you order.
Churros; Dessert; Cinnamon, chocolate sauce.
Horchata; Drinks; Rice milk on ice.`,
    [4, 17],
  ),
  flavour(
    /\b(?:indian|curry|curries|tandoori)\b/i,
    `Butter chicken; Mains; Tomato, cream, fenugreek.
Palak paneer; Mains; Spinach and fresh cheese.
Lamb rogan josh; Mains; Slow, with Kashmiri chilli.
Dal tadka; Mains; Yellow lentils, browned garlic.
Onion bhaji; Starters; Crisp and light.
Garlic naan; Bread; From the clay oven.
Mango lassi; Drinks; Thick and cold.
Gulab jamun; Dessert; In rose syrup.`,
    [4, 18],
  ),
  flavour(
    /\b(?:chinese|thai|vietnamese|asian|noodles?|dim sum|wok)\b/i,
    `Hand-pulled noodles; Noodles; Beef broth, chilli oil.
Pad thai; Noodles; Tamarind, peanuts, lime.
Pork dumplings; Dumplings; Twelve, steamed or fried.
Prawn har gow; Dumplings; Thin skin, whole prawn.
Green curry; Mains; Coconut, basil, heat.
Mapo tofu; Mains; It numbs, then it warms.
Summer rolls; Starters; Herbs in rice paper.
Jasmine tea; Drinks; By the pot.`,
    [4, 17],
  ),
  flavour(
    /\b(?:juice bar|juices?|smoothie bar)\b/i,
    `Carrot and ginger; Juices; Pressed while you wait.
Green one; Juices; Spinach, apple, lime.
Beet and orange; Juices; As red as it sounds.
Berry smoothie; Smoothies; Nothing but fruit.
Mango and coconut; Smoothies; A short holiday.
Ginger shot; Shots; Two swallows, wide awake.
Oat bowl; Bowls; With what is ripe.`,
    [3, 9],
  ),
  flavour(
    /\b(?:vegan|vegetarian|plant-based|salads?|smoothies?)\b/i,
    `Harvest bowl; Bowls; Grains, roots, tahini.
Green bowl; Bowls; Everything green we could find.
Lentil ragù; Mains; On fresh tagliatelle.
Cauliflower steak; Mains; Romesco, capers.
Beet hummus; Starters; With warm flatbread.
Berry smoothie; Drinks; Nothing but fruit.
Carrot and ginger; Drinks; Pressed while you wait.
Chocolate mousse; Dessert; Nobody guesses the avocado.`,
    [4, 16],
  ),
  flavour(
    /\b(?:cocktails?|bar|pub|lounge|night ?club)\b/i,
    `House negroni; Cocktails; Stirred, one large cube.
Garden gin and tonic; Cocktails; Cucumber and thyme.
Espresso martini; Cocktails; Awake, but relaxed.
Smoked old fashioned; Cocktails; Comes under a bell.
Local pale ale; Beer; From the tap.
Natural white; Wine; A little cloudy.
No-proof spritz; Without alcohol; Bitter orange, soda.
Olives and almonds; Snacks; Warm, with rosemary.`,
    [4, 14],
  ),
]
