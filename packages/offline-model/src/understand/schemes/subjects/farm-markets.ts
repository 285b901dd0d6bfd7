import { addThing } from '../add-thing.ts'
import { describeThing } from '../describe-thing.ts'
import { addList, addPage } from '../lay-out.ts'
import { needRole } from '../need-role.ts'
import { step } from '../step.ts'
import { paymentMethods } from '../../compose/payment.ts'
import type { Draft } from '../../compose/draft.ts'
import type { Scheme } from '../scheme.ts'

/** What farms have and what buyers look for: listed, negotiated, ordered, with prices over time. */
export const farmMarkets: Scheme = {
  id: 'farmMarkets',
  about:
    /\b(?:agricultur\w+|farm(?:ers?)?|crops?|grain|produce|livestock)\b.{0,40}\b(?:trad\w+|market\w*|exchange|sales?|sell\w*|buy\w*)\b/,
  also: /\b(?:supply|demand|prices?|negotiat\w*|quotes?)\b/,
  not: /\b(?:machinery|equipment rental|box|subscription|management system|weather|blog|stock market)\b/,
  wishes: 'long',
  hears: 'wordsAndSentence',
  kind: 'shop',
  mood: 'warm',
  line: 'Straight from the field, at a price you agree on',
  supporting: 'See what farms have, say what you need, negotiate, and watch how prices go',
  steps: [
    ['Look or ask', 'See what is offered, or post what you need.'],
    ['Agree on a price', 'Make an offer, and the farm accepts it or names another.'],
    ['Order', 'Order at the price you see or the one you agreed on, and follow it.'],
  ],
  invitation: { title: 'What do you need this week?', text: 'Post it, and the farms can answer.' },
  parts: [
    { answers: /\bprice trends?\b|\btrends?\b|\bcharts?\b|\bmarket prices?\b/, title: 'Price trends' },
    { answers: /\bnegotiat\w*|\boffers?\b|\bbargain\w*|\bquotes?\b/, title: 'Make an offer' },
    {
      answers: /\bdemands?\b|\bwhat they need\b|\bposts?\b|\bsupply\b|\brequests?\b/,
      title: 'Supply and demand',
    },
    { answers: /\border\w*|\bbuy\w*|\bcart\b|\bpay\w*|\bpurchas\w*/, title: 'Orders' },
    { answers: /\bpublish\w*|\bmy products\b|\bmanage products\b/, title: 'My products' },
    {
      answers: /\bproducts?\b|\blistings?\b|\bprices?\b|\bstock\b|\bbrows\w*|\bsearch\w*|\bcategor\w*/,
      title: 'Products',
    },
  ],
  build(draft) {
    draft.simulated.add('Earlier prices are samples, and no money moves.')
    const farms = castMarket(draft)
    const product = addThing(
      draft,
      'farm product',
      describeThing({
        names: 'farm product',
        archetype: 'sellable',
        icon: 'wheat',
        fields:
          'name!*,picture,category(Vegetables|Fruit|Grain|Dairy and eggs|Honey and more),price!:money[0.5..14],unit(per kg|per piece|per litre|per sack),stock!:number[20..900],farm:text,region:place,description',
        columns: 'name category price unit stock farm region description',
        rows: `Potatoes, floury; Vegetables; 0.85; per kg; 900; Hillside Farm; Greenford; Dug this week, unwashed, they keep until spring.
Carrots with leaves; Vegetables; 1.4; per kg; 320; Stream Farm; Millbrook; Bunched in the morning.
White cabbage; Vegetables; 0.7; per kg; 640; Hillside Farm; Greenford; Heads of two kilos.
Apples, Boskoop; Fruit; 1.9; per kg; 480; Orchard Lane; Westbay; Sour, for cakes and for the cellar.
Pears; Fruit; 2.3; per kg; 210; Orchard Lane; Westbay; Soft in three days.
Winter wheat; Grain; 9.8; per sack; 150; Upper Fields; Highfield; Sacks of 25 kg, protein 13 percent.
Oats; Grain; 8.4; per sack; 120; Upper Fields; Highfield; Sacks of 25 kg, cleaned twice.
Eggs, free range; Dairy and eggs; 0.38; per piece; 840; Stream Farm; Millbrook; From two hundred hens.
Raw milk; Dairy and eggs; 1.2; per litre; 260; Meadow Dairy; Millbrook; Fetched at six.
Linden honey; Honey and more; 11.5; per kg; 60; Orchard Lane; Westbay; Clear, a little minty.`,
        can: 'filter,addToCart,create,edit,delete,rate',
        mentions: 12,
        editableBy: farms.length > 0 ? 'staff' : 'everyone',
        ranges: 'price',
      }),
    )
    Object.assign(product, { one: 'product', many: 'products' })
    const post = addThing(
      draft,
      'trade post',
      describeThing({
        names: 'trade post',
        archetype: 'post',
        icon: 'megaphone',
        fields:
          'title!:text,type!(Demand|Supply),quantity!:text,wantedPrice:money[0.5..14],place,neededBy:date,contact!:text,details:longtext,status(Open|Settled)',
        columns: 'title type quantity wantedPrice place contact details status',
        rows: `Looking for pumpkins; Demand; 400 kg; 1.1; Greenford; Canteen North; Hokkaido or Butternut, every week until December.; Open
Onions from our store; Supply; 2 tonnes; 0.6; Highfield; Upper Fields; Dry and sorted, also in part.; Open
Hay wanted; Demand; 60 bales; 4.5; Millbrook; Riding yard Elm; Second cut, small bales.; Open
Surplus plums; Supply; 150 kg; 0.9; Westbay; Orchard Lane; Ripe now, for jam or drying.; Open
Eggs for a bakery; Demand; 600 pieces a week; 0.35; Old Town; Corner Oven; Delivered on Mondays.; Settled`,
        can: 'create,edit,delete,filter,comment',
        steps: [step('Mark as settled', 'Open > Settled'), step('Open again', 'Settled > Open')],
      }),
    )
    const offer = addThing(
      draft,
      'price offer',
      describeThing({
        names: 'price offer',
        archetype: 'record',
        icon: 'handshake',
        fields:
          'buyer!:text,product!>farmProduct,quantity!:number[10..300],offeredPrice!:money[0.5..12],message:longtext,counterPrice:money[0.5..12],madeOn:date,status(Open|Countered|Agreed|Declined)',
        columns: 'buyer product quantity offeredPrice message counterPrice status',
        rows: `Canteen North; #1; 300; 0.75; Every second Tuesday.; 0.8; Countered
Corner Oven; #6; 20; 9.2; For the whole winter.; ; Open
Greengrocer Kim; #4; 120; 1.8; Fetched by ourselves.; ; Agreed
School kitchen; #2; 40; 1; Without leaves is fine.; ; Declined`,
        can: 'create,edit,delete,filter',
        steps: [
          step('Accept the offer', 'Open > Agreed', { roles: farms }),
          step('Name another price', 'Open > Countered', { roles: farms, asks: ['counterPrice'] }),
          step('Decline', 'Open|Countered > Declined', { needsReason: true }),
          step('Accept the other price', 'Countered > Agreed'),
          step('Name my own price again', 'Countered > Open', { needsReason: true }),
        ],
      }),
    )
    for (const [at, field] of offer.fields.entries())
      if (['counterPrice', 'madeOn'].includes(field.id)) offer.fields[at] = { ...field, inForm: false }
    const order = addThing(
      draft,
      'order',
      describeThing({
        names: 'order',
        archetype: 'transaction',
        icon: 'shopping-bag',
        fields:
          'number!*:text,customer!,items:longtext,total!:money[20..420],placedOn:date,status(Placed|Paid|On the way|Delivered|Cancelled)',
        flow: 'order',
        can: 'create,filter,export',
      }),
    )
    draft.modules.push({ type: 'cart', entity: product.id, orders: order.id })
    addList(draft, product, { view: 'cards' })
    addPage(draft, {
      title: 'Price trends',
      icon: 'trending-up',
      section: {
        type: 'priceTrends',
        title: 'Price trends',
        text: 'How the price of each product went.',
        entity: product.id,
        priceField: 'price',
      },
    })
    addList(draft, post, { title: 'Supply and demand', view: 'list', path: '/trade-posts' })
    addPage(draft, {
      title: 'Make an offer',
      icon: 'handshake',
      section: {
        type: 'recordForm',
        title: 'Make an offer',
        text: 'Say how much you need and what you would pay. The farm accepts, declines or names another price.',
        entity: offer.id,
        submitLabel: 'Send the offer',
      },
    })
    addList(draft, offer, { title: 'Negotiations', view: 'table', path: '/negotiations' })
    addPage(draft, {
      title: 'Cart',
      icon: 'shopping-cart',
      isInMenu: false,
      section: { type: 'cart', title: 'Your cart', text: '' },
    })
    addPage(draft, {
      title: 'Checkout',
      icon: 'credit-card',
      isInMenu: false,
      section: {
        type: 'checkout',
        title: 'Checkout',
        text: 'This is a demonstration: no money moves.',
        methods: paymentMethods(draft.words),
        needsAddress: true,
        shippingFee: 6,
        coupon: null,
      },
    })
    addList(draft, order, { title: 'Orders', view: 'list', scope: 'mine', path: '/my-orders' })
    if (farms.length === 0) return
    addList(draft, product, { title: 'My products', view: 'table', path: '/my-products', isForStaff: true })
    addList(draft, order, {
      title: 'Orders to deliver',
      view: 'table',
      path: '/all-orders',
      isForStaff: true,
    })
  },
}

function castMarket(draft: Draft): string[] {
  if (!/\b(?:farmers?|sellers?|producers?|growers?)\b/.test(draft.words)) return []
  needRole(draft, { id: 'buyer', label: 'Buyer', isStaff: false }, true)
  needRole(draft, { id: 'farmer', label: 'Farmer', isStaff: true })
  return ['farmer']
}
