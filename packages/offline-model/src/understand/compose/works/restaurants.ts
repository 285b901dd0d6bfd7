import { paymentMethods } from '../payment.ts'
import { addList, addPage, addThing, step } from './lay-out.ts'
import type { Work } from './work.ts'

/** Food is ordered at a store, as one likes it, paid, and picked up when it is ready. */
export const restaurants: Work = {
  id: 'restaurants',
  about:
    /\b(?:(?:food|meal|restaurant|coffee|tea|drinks?|pizza|noodles?|burger|takeaway|take-?out) order\w*|order\w* (?:of )?(?:food|meals|dishes|coffee|milk tea|drinks|pizzas?|burgers?))\b/,
  also: /\b(?:customi[sz]\w*|toppings?|spic(?:e|y)\w*|sugar|size|stores?|pick-?up)\b/,
  not: /\b(?:delivery drivers?|couriers?|multiple restaurants|different restaurants|nearby restaurants|tables?|wholesale|cater\w+)\b/,
  kind: 'shop',
  mood: 'warm',
  opensWith: 'menuOrder',
  line: 'Ordered as you like it, ready when you come',
  parts: [
    [
      /\btrack\w*|\bpick-?up\b|\b(?:my|their|view|order) (?:orders|status|history|progress)\b|\bfollow\b/,
      'My orders',
    ],
    [/\bstores?\b.{0,20}\b(?:list|locations?|information|address\w*|hours)\b/, 'Stores'],
    [/\b(?:manage|edit|update|publish) (?:the )?(?:menu|dishes)\b/, 'Dishes'],
    [
      /\bmenus?\b|\bdish\w*|\bfood\b|\border\w*|\bstores?\b|\bcustomi[sz]\w*|\bspic\w*|\btoppings?\b|\bsugar\b|\bsizes?\b|\bice\b|\bcoupons?\b|\bdiscounts?\b|\bpay\w*|\bcheck(?:ing)? ?out\b|\bcart\b|\bwechat\b|\bdrinks?\b/,
      'Order',
    ],
  ],
  build(draft) {
    draft.simulated.add('Paying is a demonstration: no money moves, and the kitchen is moved on by hand.')
    const store = addThing(
      draft,
      {
        names: 'store',
        archetype: 'place',
        icon: 'store',
        fields: 'name!*,address:place,openingHours:text,waitingTime:text,phone',
        columns: 'name address openingHours waitingTime',
        rows: `Station Square; 3 Station Square; 7:00 to 22:00; About 10 minutes
Old Market; 18 Market Street; 10:00 to 21:00; About 15 minutes
Riverside; 4 Quay Road; 11:00 to 23:00; About 20 minutes
University; 27 College Lane; 8:00 to 20:00; About 8 minutes`,
      },
      { abilities: 'filter' },
    )
    const isDrinks =
      /\b(?:coffee|milk tea|bubble tea|tea|drinks?)\b/.test(draft.words) &&
      !/\b(?:food|dish\w*|meals?)\b/.test(draft.words)
    const dish = addThing(
      draft,
      {
        names: isDrinks ? 'drink' : 'dish',
        archetype: 'sellable',
        icon: isDrinks ? 'coffee' : 'utensils',
        fields: `name!*,picture,category(${isDrinks ? 'Coffee|Tea|Cold' : 'Noodles|Rice|Soups|Sides|Drinks'}),price!:money[2..14],description`,
        columns: 'name category price description',
        rows: isDrinks ? drinks : dishes,
      },
      { abilities: 'filter', mentions: 9 },
    )
    const order = addThing(
      draft,
      {
        names: 'order',
        archetype: 'transaction',
        icon: 'shopping-bag',
        fields:
          'number!:text,store>store,customer:text,items!:longtext,total!:money[8..40],method:text,orderedAt:datetime,status(Paid|Preparing|Ready for pick-up|Picked up|Cancelled)',
      },
      {
        abilities: 'create,filter',
        steps: [
          step('Kitchen: begin', 'Paid > Preparing'),
          step('Kitchen: ready', 'Preparing > Ready for pick-up'),
          step('I have picked it up', 'Ready for pick-up > Picked up'),
          step('Cancel', 'Paid > Cancelled', { needsReason: true }),
        ],
      },
    )
    const own = addPage(draft, {
      title: 'My orders',
      icon: 'shopping-bag',
      section: {
        type: 'progressTracker',
        title: 'My orders',
        text: 'From paid to picked up. The steps of the kitchen are moved on by hand here.',
        entity: order.id,
        isOwn: true,
      },
    })
    addPage(draft, {
      title: 'Order',
      icon: 'utensils',
      section: {
        type: 'menuOrder',
        title: 'Order',
        text: '',
        entity: dish.id,
        stores: store.id,
        orders: order.id,
        options: isDrinks ? drinkOptions : dishOptions,
        coupons: [
          { code: 'WELCOME10', percent: 10, from: 0 },
          { code: 'LUNCH15', percent: 15, from: 20 },
        ],
        methods: paymentMethods(draft.words),
        action: { label: 'Follow my order', screen: own.id },
      },
    })
    addList(draft, dish, { title: isDrinks ? 'Drinks' : 'Dishes', view: 'cards' })
    addList(draft, store, { view: 'cards' })
  },
}

const dishes = `Beef noodle soup; Noodles; 9.8; Slow broth, hand-pulled noodles, coriander.
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
Soy milk; Drinks; 2.6; Warm or cold, not sweet.`

const drinks = `Flat white; Coffee; 3.8; Two shots and little foam.
Cappuccino; Coffee; 3.6; As in the morning in Turin.
Filter coffee; Coffee; 2.9; One bean, one farm, one cup.
Black milk tea; Tea; 4.4; Strong leaves, fresh milk.
Jasmine green tea; Tea; 3.9; Scented twice.
Oolong with cream; Tea; 4.8; Roasted leaves under a salted cap.
Lemon ice tea; Cold; 4.1; Half a lemon, crushed.
Cold brew; Cold; 4.3; Eighteen hours in the cold.`

const dishOptions = [
  {
    name: 'Spice level',
    pick: 'one' as const,
    of: ['Noodles', 'Rice', 'Soups', 'Sides'],
    choices: [
      { name: 'Not spicy', price: 0 },
      { name: 'Mild', price: 0 },
      { name: 'Medium', price: 0 },
      { name: 'Hot', price: 0 },
      { name: 'Extra hot', price: 0 },
    ],
  },
  {
    name: 'Toppings',
    pick: 'any' as const,
    of: ['Noodles', 'Rice', 'Soups'],
    choices: [
      { name: 'Soft egg', price: 1.2 },
      { name: 'Extra beef', price: 2.8 },
      { name: 'Tofu', price: 1.5 },
      { name: 'Pak choi', price: 1.1 },
      { name: 'Coriander', price: 0 },
    ],
  },
  {
    name: 'Temperature',
    pick: 'one' as const,
    of: ['Drinks'],
    choices: [
      { name: 'With ice', price: 0 },
      { name: 'Cold', price: 0 },
      { name: 'Warm', price: 0 },
    ],
  },
]

const drinkOptions = [
  {
    name: 'Size',
    pick: 'one' as const,
    of: [],
    choices: [
      { name: 'Regular', price: 0 },
      { name: 'Large', price: 0.9 },
    ],
  },
  {
    name: 'Sugar',
    pick: 'one' as const,
    of: [],
    choices: [
      { name: 'No sugar', price: 0 },
      { name: 'Half sugar', price: 0 },
      { name: 'Full sugar', price: 0 },
    ],
  },
  {
    name: 'Toppings',
    pick: 'any' as const,
    of: [],
    choices: [
      { name: 'Tapioca pearls', price: 0.8 },
      { name: 'Oat milk', price: 0.6 },
      { name: 'Extra shot', price: 0.9 },
    ],
  },
]
