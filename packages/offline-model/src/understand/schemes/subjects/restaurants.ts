import { paymentMethods } from '../../compose/payment.ts'
import { addThing } from '../add-thing.ts'
import { describeThing } from '../describe-thing.ts'
import { addList, addPage } from '../lay-out.ts'
import { step } from '../step.ts'
import { menuOf } from './menus.ts'
import type { Scheme } from '../scheme.ts'

/** Food is ordered at a store, as one likes it, paid, and picked up when it is ready. */
export const restaurants: Scheme = {
  id: 'restaurants',
  about:
    /\b(?:(?:food|meal|restaurant|coffee|tea|drinks?|pizza|noodles?|burger|takeaway|take-?out) order\w*|order\w* (?:of )?(?:food|meals|dishes|coffee|milk tea|drinks|pizzas?|burgers?))\b/,
  also: /\b(?:customi[sz]\w*|toppings?|spic(?:e|y)\w*|sugar|size|stores?|pick-?up)\b/,
  not: /\b(?:delivery drivers?|couriers?|multiple restaurants|different restaurants|nearby restaurants|tables?|wholesale|cater\w+)\b/,
  wishes: 'long',
  hears: 'wordsAndSentence',
  kind: 'shop',
  mood: 'warm',
  opensWith: 'menuOrder',
  line: 'Ordered as you like it, ready when you come',
  parts: [
    {
      answers:
        /\btrack\w*|\bpick-?up\b|\b(?:my|their|view|order) (?:orders|status|history|progress)\b|\bfollow\b/,
      title: 'My orders',
    },
    { answers: /\bstores?\b.{0,20}\b(?:list|locations?|information|address\w*|hours)\b/, title: 'Stores' },
    { answers: /\b(?:manage|edit|update|publish) (?:the )?(?:menu|dishes)\b/, title: 'Dishes' },
    {
      answers:
        /\bmenus?\b|\bdish\w*|\bfood\b|\border\w*|\bstores?\b|\bcustomi[sz]\w*|\bspic\w*|\btoppings?\b|\bsugar\b|\bsizes?\b|\bice\b|\bcoupons?\b|\bdiscounts?\b|\bpay\w*|\bcheck(?:ing)? ?out\b|\bcart\b|\bwechat\b|\bdrinks?\b/,
      title: 'Order',
    },
  ],
  build(draft) {
    draft.simulated.add('Paying is a demonstration: no money moves, and the kitchen is moved on by hand.')
    const store = addThing(
      draft,
      'store',
      describeThing({
        names: 'store',
        archetype: 'place',
        icon: 'store',
        fields: 'name!*,address:place,openingHours:text,waitingTime:text,phone',
        columns: 'name address openingHours waitingTime',
        rows: `Station Square; 3 Station Square; 7:00 to 22:00; About 10 minutes
Old Market; 18 Market Street; 10:00 to 21:00; About 15 minutes
Riverside; 4 Quay Road; 11:00 to 23:00; About 20 minutes
University; 27 College Lane; 8:00 to 20:00; About 8 minutes`,
        can: 'filter',
      }),
    )
    const menu = menuOf(draft.words)
    const dish = addThing(
      draft,
      menu.one,
      describeThing({
        names: menu.one,
        archetype: 'sellable',
        icon: menu.icon,
        fields: `name!*,picture,category(${menu.categories.join('|')}),price!:money[2..14],description`,
        columns: 'name category price description',
        rows: menu.rows,
        can: 'filter',
        mentions: 9,
      }),
    )
    const order = addThing(
      draft,
      'order',
      describeThing({
        names: 'order',
        archetype: 'transaction',
        icon: 'shopping-bag',
        fields:
          'number!:text,store>store,customer:text,items!:longtext,total!:money[8..40],method:text,orderedAt:datetime,status(Paid|Preparing|Ready for pick-up|Picked up|Cancelled)',
        can: 'create,filter',
        steps: [
          step('Kitchen: begin', 'Paid > Preparing'),
          step('Kitchen: ready', 'Preparing > Ready for pick-up'),
          step('I have picked it up', 'Ready for pick-up > Picked up'),
          step('Cancel', 'Paid > Cancelled', { needsReason: true }),
        ],
      }),
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
        options: menu.options,
        coupons: [
          { code: 'WELCOME10', percent: 10, from: 0 },
          { code: 'LUNCH15', percent: 15, from: 20 },
        ],
        methods: paymentMethods(draft.words),
        action: { label: 'Follow my order', screen: own.id },
      },
    })
    addList(draft, dish, { title: menu.one === 'drink' ? 'Drinks' : 'Dishes', view: 'cards' })
    addList(draft, store, { view: 'cards' })
  },
}
