import type { SectionOf } from '../../../model/section.ts'

type Option = SectionOf<'menuOrder'>['options'][number]

export interface Menu {
  readonly one: string
  readonly icon: string
  readonly categories: readonly string[]
  /** Name, category, price and description, between semicolons. */
  readonly rows: string
  readonly options: Option[]
}

/** What is on the menu of such a kitchen, and how it can be had: always as the request says. */
export function menuOf(words: string): Menu {
  const menu: Menu = menus.find((each) => each.about.test(words) && !each.not?.test(words)) ?? noodles
  const asked = [
    [/\bspic(?:e|y|iness)\w*\b|\bheat level\b/, spice],
    [/\bsizes?\b|\blarge\b/, size],
    [/\bsugar\b|\bsweetness\b/, sugar],
    [/\bice\b/, ice],
  ] as const
  const added = asked.flatMap(([wanted, group]) =>
    wanted.test(words) && !menu.options.some(({ name }) => name === group.name) ? group : [],
  )
  return { ...menu, options: [...added, ...menu.options] }
}

function option(name: string, pick: Option['pick'], choices: string): Option {
  return {
    name,
    pick,
    of: [],
    choices: choices.split(', ').map((choice) => {
      const [told = '', price = '0'] = choice.split(' +')
      return { name: told, price: Number(price) }
    }),
  }
}

const spice = option('Spice level', 'one', 'Not spicy, Mild, Medium, Hot, Extra hot')
const size = option('Size', 'one', 'Regular, Small, Large +2.5')
const sugar = option('Sugar', 'one', 'No sugar, Half sugar, Full sugar')
const ice = option('Ice', 'one', 'With ice, Less ice, No ice')

const noodles: Menu = {
  one: 'dish',
  icon: 'utensils',
  categories: ['Noodles', 'Rice', 'Soups', 'Sides', 'Drinks'],
  rows: `Beef noodle soup; Noodles; 9.8; Slow broth, hand-pulled noodles, coriander.
Dan dan noodles; Noodles; 8.6; Minced pork, sesame and pickled greens.
Cold sesame noodles; Noodles; 7.9; Cucumber, peanuts, black vinegar.
Mapo tofu rice; Rice; 8.9; Silken tofu in bean sauce, over rice.
Chicken rice bowl; Rice; 9.2; Ginger chicken, spring onion, broth on the side.
Aubergine rice; Rice; 8.4; Braised until it falls apart.
Wonton soup; Soups; 6.9; Ten wontons with prawn and pork.
Hot and sour soup; Soups; 5.8; Mushrooms, egg, white pepper.
Pan-fried dumplings; Sides; 6.2; Six, crisp below and soft above.
Smashed cucumber; Sides; 4.1; Garlic, vinegar, a little sugar.
Plum tea; Drinks; 3.2; Sour, smoky, over ice.
Soy milk; Drinks; 2.6; Warm or cold, not sweet.`,
  options: [
    { ...spice, of: ['Noodles', 'Rice', 'Soups', 'Sides'] },
    {
      ...option('Toppings', 'any', 'Soft egg +1.2, Extra beef +2.8, Tofu +1.5, Pak choi +1.1, Coriander'),
      of: ['Noodles', 'Rice', 'Soups'],
    },
    { ...option('Temperature', 'one', 'With ice, Cold, Warm'), of: ['Drinks'] },
  ],
}

const menus: readonly (Menu & { about: RegExp; not?: RegExp })[] = [
  {
    about: /\bpizz/,
    one: 'dish',
    icon: 'pizza',
    categories: ['Pizza', 'Salads', 'Sweets', 'Drinks'],
    rows: `Margherita; Pizza; 8.5; Tomato, mozzarella, basil.
Marinara; Pizza; 7.5; Tomato, garlic, oregano, no cheese.
Diavola; Pizza; 10.5; Hot salami and a little honey.
Four cheeses; Pizza; 11; Mozzarella, gorgonzola, fontina, parmesan.
Mushroom; Pizza; 9.8; Three kinds, thyme, no tomato.
Garden; Pizza; 9.9; Courgette, peppers, aubergine from the grill.
Rocket salad; Salads; 6.2; Parmesan and lemon.
Tomato salad; Salads; 5.9; Red onion, basil, old bread.
Tiramisu; Sweets; 5.5; Made in the morning.
Lemonade; Drinks; 3.4; Lemons, mint, bubbles.
Cola; Drinks; 2.9; In a glass bottle.`,
    options: [
      { ...option('Size', 'one', 'Medium, Small, Large +3.5'), of: ['Pizza'] },
      { ...option('Crust', 'one', 'Thin, Thick +1'), of: ['Pizza'] },
      {
        ...option(
          'Toppings',
          'any',
          'Olives +1, Mushrooms +1.2, Extra cheese +1.5, Hot salami +2, Anchovies +1.8',
        ),
        of: ['Pizza'],
      },
    ],
  },
  {
    about: /\bburgers?\b|\bfast food\b|\bfries\b/,
    one: 'dish',
    icon: 'sandwich',
    categories: ['Burgers', 'Sides', 'Drinks'],
    rows: `Classic burger; Burgers; 8.9; Beef, pickles, onion, house sauce.
Cheeseburger; Burgers; 9.6; Two slices of cheddar.
Crispy chicken; Burgers; 9.2; Buttermilk chicken and slaw.
Bean burger; Burgers; 8.4; Black beans, avocado, lime.
Fries; Sides; 3.6; Cut by hand, fried twice.
Onion rings; Sides; 4.2; In beer batter.
Slaw; Sides; 3.1; White cabbage, apple, mustard.
Shake; Drinks; 4.8; Vanilla, chocolate or strawberry.
Iced tea; Drinks; 3.1; Black tea and peach.`,
    options: [
      {
        ...option('Toppings', 'any', 'Bacon +1.8, Fried egg +1.4, Cheddar +1, Jalapeños +0.8'),
        of: ['Burgers'],
      },
    ],
  },
  {
    about: /\b(?:coffee|milk tea|bubble tea|tea|drinks?|juices?)\b/,
    not: /\b(?:food|dish(?:es)?|meals?)\b/,
    one: 'drink',
    icon: 'coffee',
    categories: ['Coffee', 'Tea', 'Cold'],
    rows: `Flat white; Coffee; 3.8; Two shots and little foam.
Cappuccino; Coffee; 3.6; As in the morning in Turin.
Filter coffee; Coffee; 2.9; One bean, one farm, one cup.
Black milk tea; Tea; 4.4; Strong leaves, fresh milk.
Jasmine green tea; Tea; 3.9; Scented twice.
Oolong with cream; Tea; 4.8; Roasted leaves under a salted cap.
Lemon ice tea; Cold; 4.1; Half a lemon, crushed.
Cold brew; Cold; 4.3; Eighteen hours in the cold.`,
    options: [
      option('Size', 'one', 'Regular, Large +0.9'),
      sugar,
      option('Toppings', 'any', 'Tapioca pearls +0.8, Oat milk +0.6, Extra shot +0.9'),
    ],
  },
]
