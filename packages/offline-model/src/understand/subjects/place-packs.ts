import { briefPacksOf } from './brief-pack.ts'
import type { Pack } from './pack.ts'

const site = briefPacksOf('company', 'warm')
const booked = briefPacksOf('booking', 'warm')
const shop = briefPacksOf('shop', 'warm')

/** One house that people go to: its site shows what it has. What runs such a house is something else. */
export const placePacks: readonly Pack[] = [
  site('bakery', siteOf('baker(?:y|ies)|patisserie|pastry shop|cake shop|cupcake shop|confectionery'), {
    things: 'product',
    needs: 'browse,detail,about,inquiry,testimonials',
    aliases: { dish: 'product', menu: 'product', item: 'product', food: 'product' },
  }),
  site(
    'roastery',
    siteOf(
      '(?:coffee )?roaster(?:y|ies|s)?|chocolatier|chocolate (?:shop|maker)|tea (?:shop|merchant|brand)|candle (?:shop|maker)|soap (?:shop|maker)|honey (?:shop|farm)|coffee brand',
    ),
    {
      things: 'product',
      needs: 'browse,detail,about,inquiry,testimonials',
      aliases: { coffee: 'product', bean: 'product', blend: 'product', item: 'product' },
    },
  ),
  site(
    'agency',
    siteOf(
      '(?:(?:design|creative|marketing|digital|branding|advertising|web|web design|media|pr|seo|ux|motion) )?(?:agency|studio for design)|(?:design|branding|creative|web|film|animation|ux) studio',
    ),
    {
      things: 'case study',
      needs: 'browse,detail,services,about,inquiry,testimonials',
      mood: 'bold',
      aliases: { work: 'case study', project: 'case study', client: 'case study' },
    },
  ),
  site('icecream', siteOf('ice ?cream (?:parlou?r|shop|store|cafe|café|truck)|gelateria'), {
    things: 'product',
    needs: 'browse,detail,about,inquiry,testimonials',
    mood: 'playful',
    aliases: { dish: 'product', menu: 'product', flavour: 'product', flavor: 'product', item: 'product' },
  }),
  site('brewery', siteOf('(?:micro ?)?brewer(?:y|ies)|brewpub|winer(?:y|ies)|vineyard|distiller(?:y|ies)'), {
    things: 'product',
    needs: 'browse,detail,about,inquiry,gallery',
    mood: 'elegant',
    aliases: { beer: 'product', wine: 'product', bottle: 'product', item: 'product' },
  }),
  site(
    'bar',
    siteOf(
      '(?:cocktail |wine |juice |sports |snack |sushi |noodle )?bar|pub|tea ?(?:house|room)|night ?club|diner|steak ?house|trattoria|food stall',
    ),
    {
      things: 'dish',
      needs: 'browse,detail,inquiry,gallery,testimonials',
      mood: 'bold',
      aliases: { menu: 'dish', drink: 'dish', item: 'dish', product: 'dish' },
    },
  ),
  site('farmshop', siteOf("farm(?: shop)?|farmers'? market|orchard|cheese (?:maker|dairy)|dairy"), {
    things: 'product',
    needs: 'browse,detail,about,inquiry,gallery',
    aliases: { item: 'product', crop: 'product', vegetable: 'product' },
  }),
  site(
    'advisers',
    siteOf('insurance (?:broker|agency|agent|company)|financial advis[eo]r|tax advis[eo]r|accountant'),
    {
      things: '',
      needs: 'services,about,inquiry,faq',
      mood: 'calm',
    },
  ),
  shop('petshop', siteOf('pet (?:shop|store|supply store)'), {
    things: 'product,order',
    needs: 'browse,detail,cart,checkout,inquiry',
  }),
  booked('theatre', siteOf('(?:puppet |open-air |small )?theat(?:er|re)|opera house|playhouse'), {
    things: 'theatre play',
    needs: 'browse,detail,booking,about,inquiry',
    mood: 'bold',
    aliases: { play: 'theatre play', show: 'theatre play', event: 'theatre play', ticket: 'booking' },
  }),
  shop('florist', siteOf('florist|flower (?:shop|store)|bouquet shop|plant shop'), {
    things: 'product,order',
    needs: 'browse,detail,cart,checkout,inquiry',
    aliases: { bouquet: 'product', flower: 'product', plant: 'product' },
  }),
  booked('house', siteOf('(?:hotel|hostel|inn|guest ?house|b&b|bed and breakfast|resort)'), {
    things: 'guest room,booking',
    needs: 'browse,detail,booking,about,inquiry,testimonials',
    mood: 'elegant',
    aliases: { room: 'guest room', suite: 'guest room' },
  }),
  booked('tattoos', siteOf('tattoo (?:studio|shop|artist|parlou?r)|tattooist|piercing studio'), {
    things: 'service,appointment',
    needs: 'browse,booking,about,inquiry',
    mood: 'bold',
  }),
  booked(
    'tutor',
    siteOf(
      'tutor|coach|consultant|therapist|counsell?or|psychologist|personal trainer|dog (?:groomer|trainer|walker)|pet groomer|(?:dog|pet) (?:grooming|training|walking|sitting)(?: (?:business|service|salon|company))?|make-?up artist|nutritionist|physiotherapist|acupuncturist|osteopath|tailor|watch ?maker|dj',
    ),
    {
      things: 'service,appointment',
      needs: 'browse,booking,about,inquiry,testimonials',
      mood: 'calm',
    },
  ),
]

/** "a website for a bakery", "a bakery website", "a bakery": not "a bakery management app". */
function siteOf(names: string): RegExp {
  const page = '(?:web ?site|site|web ?page|home ?page|landing page|page)'
  const making = '(?:(?:build|create|make|design|develop|write)(?: me| us)? )?'
  const whose = "(?:an?|the|my|our)(?: [a-z']+){0,2}"
  const where = '(?: (?:in|from|near|at|on|called|named) .{2,40})?'
  return new RegExp(
    `\\b${page} (?:for|of) ${whose} (?:${names})${where}$|\\b(?:${names})(?:'s)? ${page}${where}$|^${making}${whose} (?:${names})${where}$|^(?:${names})$`,
    'i',
  )
}
