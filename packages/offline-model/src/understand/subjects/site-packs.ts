import { briefPacksOf } from './brief-pack.ts'
import type { Pack } from './pack.ts'

const site = briefPacksOf('company', 'warm')
const booked = briefPacksOf('booking', 'warm')
const shop = briefPacksOf('shop', 'warm')
const read = briefPacksOf('blog', 'minimal')

/** Sites that a few words name. */
const sites = [
  site(
    'band',
    /\b(?:band|choir|orchestra|ensemble|dj)(?:'s)? (?:website|site|page|homepage)\b|\b(?:website|site|page) (?:for|of) (?:a|an|our|my|the) (?:\w+ ){0,2}(?:band|choir|orchestra)\b/i,
    {
      things: 'concert,song',
      needs: 'browse,detail,gallery,inquiry',
      mood: 'bold',
      aliases: { 'tour date': 'concert', gig: 'concert', show: 'concert', track: 'song' },
    },
  ),
  site(
    'club',
    /(?<!football |soccer |tennis |basketball |handball |hockey |volleyball |rugby |book )\b(?:club|association|society)(?:'s)? (?:website|site|page|homepage)\b/i,
    {
      things: 'event,team member',
      needs: 'browse,detail,about,calendar,gallery,inquiry',
    },
  ),
  site(
    'lessons',
    /\b(?:dance|music|language|driving|art|cooking|swimming|riding|ballet|surf|ski|sailing) school\b/i,
    {
      things: 'course,teacher',
      needs: 'browse,detail,about,inquiry',
    },
  ),
  site('dealer', /\b(?:cars?|motorcycle|boat|caravan|bike|truck) (?:dealer|dealership|showroom)\b/i, {
    things: 'vehicle',
    needs: 'browse,detail,compare,inquiry',
    mood: 'bold',
  }),
  site(
    'adoption',
    /\b(?:pets?|dogs?|cats?|animals?|puppy|kitten) (?:adoption|rescue|shelter|rehoming)\b|\badopt (?:an? )?(?:pets?|dogs?|cats?|animals?)\b/i,
    {
      things: 'pet',
      needs: 'browse,detail,adopt,favourite,about,inquiry',
      aliases: { animal: 'pet', dog: 'pet', cat: 'pet' },
      scheme: 'adoption',
    },
  ),
  site('zoo', /\b(?:zoo|aquarium|wildlife park|petting farm)\b/i, {
    things: 'zoo animal,event',
    needs: 'browse,detail,about,inquiry',
  }),
  site(
    'saas',
    /\b(?:saas|software(?:-as-a-service)?|b2b|ai startup|startup|app)(?: product)? (?:landing page|website|site|homepage|home page|page)\b|\blanding page (?:for|of) (?:an?|the|my|our) (?:[a-z]+ ){0,2}(?:saas|startup|software|app)\b/i,
    { things: '', needs: 'services,pricing,testimonials,faq,inquiry', mood: 'bold' },
  ),
  site(
    'weddingsite',
    /\bwedding (?:site|website|web ?page|page|invitation|invite|homepage)s?\b|\b(?:website|site|page|invitation) for (?:my|our|an?|the) wedding\b(?! (?:photograph\w+|plann\w+|venues?|dress\w*|cakes?|bands?|djs?|shops?|florists?|caterers?|company|business|agency))/i,
    {
      things: 'programme point',
      needs: 'browse,rsvp,about,gallery,faq',
      mood: 'elegant',
      aliases: {
        event: 'programme point',
        schedule: 'programme point',
        gift: 'wedding gift',
        registry: 'wedding gift',
      },
    },
  ),
  site('invitation', /\brsvp\b|\b(?:party|birthday|event) invitations?\b/i, {
    things: 'programme point',
    needs: 'browse,rsvp,faq',
    mood: 'playful',
    aliases: { event: 'programme point', schedule: 'programme point' },
  }),
  site('waitlist', /\b(?:waitlist|waiting list|early access|pre-?launch)(?: page| site)?\b/i, {
    things: '',
    needs: 'newsletter,services,faq',
    mood: 'bold',
  }),
  site('prices', /\bpricing page\b/i, { things: '', needs: 'pricing,faq,inquiry', mood: 'bold' }),
  site('catalogue', /\bproducts? catalog(?:ue)?s?\b/i, { things: 'product', needs: 'browse,detail,inquiry' }),
  briefPacksOf('portfolio', 'elegant')(
    'photographer',
    /\bphotographers?(?:'s)?(?: (?:website|site|portfolio|page))?$/i,
    {
      things: 'work',
      needs: 'gallery,about,inquiry,testimonials',
    },
  ),
  briefPacksOf('portfolio', 'minimal')(
    'photogallery',
    /\bphoto(?:graphy|s)? (?:gallery|album|wall|collection)s?\b/i,
    {
      things: 'photo',
      needs: 'browse,detail,favourite',
      aliases: { picture: 'photo', image: 'photo' },
    },
  ),
  briefPacksOf('portfolio', 'minimal')(
    'cv',
    /\b(?:cv|curriculum vitae|resum[eé]|résumé)\b(?! (?:builder|maker|creator|generator))/i,
    {
      things: 'past position,degree,professional skill',
      needs: 'browse,about,inquiry',
      aliases: {
        experience: 'past position',
        job: 'past position',
        education: 'degree',
        skill: 'professional skill',
      },
    },
  ),
  briefPacksOf('portfolio', 'playful')('links', /\b(?:link[- ]?tree|link in bio|bio links?|links? page)\b/i, {
    things: 'profile link',
    needs: 'linkPage',
    aliases: { link: 'profile link' },
  }),
]

/** What is booked or ordered. */
const services = [
  booked(
    'repairshop',
    /\b(?:website|site|page) (?:for|of) .{0,40}\b(?:repair shop|garage|workshop)$|\b(?:repair shop|garage|workshop) (?:website|site|page)\b/i,
    { things: 'service,booking', needs: 'browse,booking,testimonials,inquiry', mood: 'technical' },
  ),
  booked('barber', /\bbarber(?: ?shop)?s?\b/i, {
    things: 'service,appointment',
    needs: 'browse,booking,gallery,testimonials',
    mood: 'bold',
  }),
  booked('carpool', /\bcar ?pool(?:ing)?\b|\bride[- ]?shar(?:e|ing)\b/i, {
    things: 'shared ride,booking',
    needs: 'browse,detail,booking',
    mood: 'calm',
    aliases: { ride: 'shared ride', lift: 'shared ride' },
  }),
  booked('sitting', /\b(?:pet|dog|cat|house|baby) ?(?:sitt(?:er|ing)s?|walk(?:er|ing)s?|minder|minding)\b/i, {
    things: 'sitter,booking',
    needs: 'browse,detail,booking,testimonials',
    aliases: { walker: 'sitter', babysitter: 'sitter', minder: 'sitter' },
  }),
  booked(
    'tutoring',
    /\b(?:tutor|mentor|coach)(?:ing|s)? (?:marketplace|platform|app|site|finder|directory|website)\b/i,
    {
      things: 'tutor,booking',
      needs: 'browse,detail,booking,testimonials',
    },
  ),
  briefPacksOf('jobs', 'warm')(
    'gigs',
    /\b(?:freelanc\w+|gig|micro-?job)s? (?:marketplace|board|platform|site|market)\b/i,
    {
      things: 'paid task',
      needs: 'browse,detail',
      aliases: { task: 'paid task', gig: 'paid task' },
    },
  ),
  shop(
    'foodorders',
    /\bfood (?:delivery|ordering)\b|\btakeaway (?:app|site|website)\b|\b(?:pizza|burger|sushi|lunch) (?:delivery|ordering)\b|\b(?:food|burger|taco|pizza|coffee|ice cream) (?:truck|stand|cart|van)\b/i,
    {
      things: 'dish,order',
      needs: 'browse,detail,cart,checkout',
      aliases: { item: 'dish', product: 'dish', food: 'dish', menu: 'dish' },
    },
  ),
  shop('tickets', /\btickets? (?:shop|store|sales?|office)\b/i, {
    things: 'event ticket,order',
    needs: 'browse,detail,cart,checkout',
    mood: 'bold',
    aliases: { ticket: 'event ticket' },
  }),
]

/** What is mainly read. */
const reading = [
  read('changelog', /\b(?:changelog|release notes|product updates?)\b/i, {
    things: 'release note',
    needs: 'browse,detail',
    opensWith: 'collection',
    aliases: { release: 'release note', entry: 'release note', update: 'release note' },
  }),
  read('helpcentre', /\bknowledge ?base\b|\bhelp cent(?:er|re)\b/i, {
    things: 'article',
    needs: 'browse,detail,search,publish,faq',
    aliases: { page: 'article' },
  }),
  read('glossary', /\b(?:glossary|dictionary)(?: (?:of|for|app|site|page)\b|$)/i, {
    things: 'glossary entry',
    needs: 'browse,detail,search',
    aliases: { term: 'glossary entry', word: 'glossary entry' },
  }),
  read('comparison', /\bcomparison (?:table|site|page|tool|website|app)\b/i, {
    things: 'product',
    needs: 'browse,detail,compare',
    mood: 'technical',
  }),
  read('newsletter', /\bnewsletter (?:platform|site|page|sign-?up|website|archive)\b/i, {
    things: 'article',
    needs: 'browse,detail,newsletter',
    mood: 'elegant',
  }),
  read('guide', /\b(?:city|travel|park|town|island|neighbou?rhood|museum) guide\b/i, {
    things: 'sight',
    needs: 'browse,detail,map,favourite',
    mood: 'warm',
    aliases: { attraction: 'sight', place: 'sight' },
  }),
  read('restaurants', /\brestaurants? (?:finder|guide|reviews?|directory)\b/i, {
    things: 'restaurant',
    needs: 'browse,detail,map,rate,favourite',
    mood: 'warm',
  }),
  briefPacksOf('learning', 'calm')('exam', /\bonline (?:exam|test)s?\b|\bexam (?:app|site|platform)\b/i, {
    things: '',
    needs: 'quiz,leaderboard',
  }),
]

export const sitePacks: readonly Pack[] = [...sites, ...services, ...reading]
