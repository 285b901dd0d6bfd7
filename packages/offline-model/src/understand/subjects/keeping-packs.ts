import { briefPacksOf } from './brief-pack.ts'
import type { Pack } from './pack.ts'

const personal = briefPacksOf('personal', 'calm')

/** Lists, plans and collections that people keep for themselves. */
const lists = [
  personal('addressbook', /\b(?:address|contacts?|phone|telephone) ?book\b/i, {
    things: 'contact',
    needs: 'manage',
    aliases: { address: 'contact', friend: 'contact' },
  }),
  personal(
    'dayplanner',
    /\b(?:daily|day|weekly|week) (?:planner|agenda)\b|^(?:an? |my )?(?:personal )?(?:planner|agenda)(?: app)?$/i,
    { things: 'task', needs: 'manage,calendar' },
  ),
  personal('meetings', /\bmeetings? (?:scheduler|scheduling(?: tool| app)?|calendar)\b/i, {
    things: 'meeting',
    needs: 'manage,calendar',
  }),
  personal('shoppinglist', /\b(?:shopping|grocer(?:y|ies)) lists?\b/i, {
    things: 'shopping item',
    needs: 'manage',
  }),
  personal('pantry', /\b(?:pantry|fridge|freezer|kitchen) (?:inventory|tracker|list|stock|app)\b/i, {
    things: 'pantry item',
    needs: 'manage,dashboard',
  }),
  personal('readinglist', /\breading (?:list|tracker|log|journal|challenge)\b|\bbooks? (?:tracker|log)\b/i, {
    things: 'saved book',
    needs: 'manage,kanban,rate',
    aliases: { book: 'saved book' },
  }),
  personal('bucketlist', /\bbucket ?lists?\b/i, {
    things: 'dream',
    needs: 'manage,kanban',
    mood: 'playful',
    aliases: { bucket: 'dream', goal: 'dream', wish: 'dream' },
  }),
  personal('packing', /\bpacking (?:list|app|planner|checklist)\b/i, {
    things: 'packing item',
    needs: 'manage',
    aliases: { item: 'packing item', thing: 'packing item' },
  }),
  personal('gifts', /\b(?:gift|present|wish) ?(?:ideas? )?(?:list|tracker|planner|app|organi[sz]er)\b/i, {
    things: 'gift idea',
    needs: 'manage,kanban',
    mood: 'playful',
    aliases: { gift: 'gift idea', present: 'gift idea', wish: 'gift idea' },
  }),
  personal(
    'guestlist',
    /\bguest ?list\b|\bseating (?:plan(?:ner)?|chart|arrangement)\b|\b(?:guest|rsvp) (?:tracker|manager)\b/i,
    {
      things: 'invited guest',
      needs: 'manage,dashboard',
      mood: 'elegant',
      aliases: { guest: 'invited guest' },
    },
  ),
  personal('bookmarks', /\bbookmarks?(?: manager| app| list| organi[sz]er)?$|\bread later\b/i, {
    things: 'bookmark',
    needs: 'manage',
    mood: 'minimal',
    aliases: { link: 'bookmark' },
  }),
  personal('logins', /\bpassword (?:manager|keeper|vault|safe)\b/i, {
    things: 'saved login',
    needs: 'manage',
    mood: 'minimal',
  }),
  personal('applications', /\b(?:job|grant|internship) applications?\b|\bjob (?:search|hunt)\b/i, {
    things: 'job application',
    needs: 'manage,kanban,dashboard',
    aliases: { application: 'job application' },
  }),
  personal('admissions', /\b(?:university|college|school) applications?\b/i, {
    things: 'university application',
    needs: 'manage,kanban,dashboard',
    aliases: { application: 'university application' },
  }),
  personal(
    'chores',
    /\b(?:chores?|cleaning) (?:chart|list|tracker|app|planner|wheel|schedule|rota|plan)\b/i,
    {
      things: 'chore',
      needs: 'manage,kanban',
      mood: 'playful',
    },
  ),
  personal(
    'studies',
    /\b(?:study|homework|revision|thesis|exam) (?:planner|tracker|schedule|organi[sz]er)\b/i,
    {
      things: 'assignment',
      needs: 'manage,calendar,kanban',
      aliases: { homework: 'assignment', exam: 'assignment' },
    },
  ),
  personal(
    'plantcare',
    /\b(?:house ?)?plants? (?:care|tracker|watering|journal|log|diary|waterer|app)\b|\bwater(?:ing)? (?:my |our |the |house ?)?plants\b/i,
    {
      things: 'houseplant',
      needs: 'manage,upkeep,calendar',
      opensWith: 'dueList',
      mood: 'warm',
      aliases: { plant: 'houseplant' },
    },
  ),
  personal(
    'tripplanner',
    /\b(?:trip|travel|vacation|holiday|itinerary|road ?trip|city break)s?[- ](?:planner|planning(?: app| tool)?|organi[sz]er|itinerary)\b|\bitinerary (?:app|planner|builder)\b|^plan (?:my|our|an?) (?:[a-z]+ )?(?:trip|vacation|holiday)\b/i,
    {
      things: 'trip activity',
      needs: 'manage,calendar',
      mood: 'warm',
      aliases: {
        activity: 'trip activity',
        stop: 'trip activity',
        itinerary: 'trip activity',
        packing: 'packing item',
        'packing list': 'packing item',
        'packing checklist': 'packing item',
        budget: 'expense',
        cost: 'expense',
      },
    },
  ),
  personal(
    'cookbook',
    /\b(?:recipe|cooking)s? (?:apps?|book|box|keeper|manager|collection|organi[sz]er|library|tracker|list|journal|database)\b|\bcook ?book\b/i,
    {
      things: 'recipe',
      needs: 'manage,favourite',
      mood: 'warm',
    },
  ),
  personal('pethealth', /\b(?:pet|dog|cat)(?:'s|s)? (?:health|medical|vaccination|vet)\b/i, {
    things: 'pet',
    needs: 'manage,reminders',
    mood: 'warm',
  }),
  personal('homeinventory', /\b(?:home|household|house|apartment) inventory\b/i, {
    things: 'household item',
    needs: 'manage,dashboard',
    aliases: { item: 'household item' },
  }),
  personal(
    'lentthings',
    /\b(?:what|things?|items?|stuff|tools|books) (?:that )?(?:i|we)(?:'ve| have)? (?:lend|lent|loan(?:ed)?)\b|\bi (?:lend|lent|loaned) (?:to|out)\b|\b(?:lent|loaned|borrowed)(?:[- ]out)? (?:things?|items?|stuff|tools|books)\b|\bwho (?:borrow(?:ed|s)|has) my\b/i,
    {
      things: 'thing lent out',
      needs: 'manage,dashboard',
      mood: 'warm',
      aliases: {
        thing: 'thing lent out',
        item: 'thing lent out',
        tool: 'thing lent out',
        book: 'thing lent out',
        loan: 'thing lent out',
        friend: 'thing lent out',
      },
      called: 'Lent Things',
      // Whom they speak of borrows, and follows nothing.
      needsMean: { follow: 'quality' },
    },
  ),
  personal('homehunt', /\b(?:apartment|flat|house|home)[- ]?(?:hunt(?:ing)?|search(?:ing)?)\b/i, {
    things: 'home looked at',
    needs: 'manage,kanban,calendar',
    aliases: { apartment: 'home looked at', flat: 'home looked at', house: 'home looked at' },
  }),
  personal(
    'garden',
    /\bgarden(?:ing)? (?:planner|journal|log|diary|tracker)\b|\bplan(?:ning)? (?:my |our |the )?(?:vegetable )?garden(?: beds?)?\b/i,
    {
      things: 'garden bed',
      needs: 'manage,calendar',
      mood: 'warm',
      aliases: { bed: 'garden bed' },
    },
  ),
  personal(
    'celebration',
    /\b(?:plan(?:ning)?|organi[sz]e) (?:my|our|an?|the) (?:wedding|party|birthday|event)\b|\b(?:wedding|party|event) (?:planner|planning)\b/i,
    {
      things: 'task,invited guest,expense',
      needs: 'manage,kanban,dashboard',
      mood: 'elegant',
      aliases: { guest: 'invited guest', cost: 'expense', budget: 'expense' },
    },
  ),
  personal('familytree', /\bfamily (?:tree|history)\b|\bgenealogy\b/i, {
    things: 'family member',
    needs: 'manage',
    mood: 'warm',
    aliases: { member: 'family member', relative: 'family member', person: 'family member' },
  }),
]

/** What is written down day by day. */
const logs = [
  personal(
    'babydays',
    /\b(?:baby|newborn)(?:'s)? (?:feedings? and sleep|feedings?, sleep|sleep and feedings?|sleep, feedings?)\b/i,
    {
      things: 'feeding,baby sleep',
      needs: 'manage,dashboard',
      mood: 'warm',
      aliases: { sleep: 'baby sleep', nap: 'baby sleep', night: 'baby sleep' },
    },
  ),
  tracked('sleep', '(?:sleep|sleeping)', { things: 'night' }),
  tracked('water', '(?:water|hydration|drinking)(?: intake)?', { things: 'drink entry' }),
  tracked('moods', '(?:moods?|emotions?|feelings?)', { things: 'mood entry', mood: 'warm' }),
  tracked('practising', '(?:(?:music|piano|guitar|violin|instrument|singing) )?practi[cs]e', {
    things: 'practice entry',
  }),
  tracked('wines', 'wine(?: cellar| collection)?', { things: 'wine', mood: 'elegant' }),
  tracked('subscriptions', 'subscriptions?', { things: 'subscription', mood: 'minimal' }),
  tracked('savings', 'savings?(?: goals?)?', { things: 'savings goal' }),
  tracked('debts', '(?:debts?|loans?)(?: (?:payoff|repayment|pay-?off))?', {
    things: 'debt',
    mood: 'minimal',
  }),
  tracked('fuel', '(?:fuel|gas|petrol|mileage)(?: consumption)?', { things: 'fuel stop', mood: 'technical' }),
  tracked('calories', '(?:calories?|food|nutrition|macros?)', { things: 'food entry' }),
  tracked('feedings', '(?:baby|breast ?feeding|newborn)(?: feedings?)?', { things: 'feeding', mood: 'warm' }),
  tracked('cycles', '(?:periods?|menstruation|menstrual cycle|cycle)', { things: 'cycle', mood: 'warm' }),
  tracked('tastings', '(?:coffee|wine|whisk(?:e)?y|tea|beer|cheese) ?tastings?', {
    things: 'tasting',
    mood: 'warm',
  }),
  tracked('bloodpressure', 'blood pressure', { things: 'blood pressure reading' }),
  tracked('glucose', '(?:blood (?:sugar|glucose)|glucose|diabetes)(?: levels?)?', {
    things: 'glucose reading',
  }),
  tracked('weights', '(?:weight|weight loss|body weight)', { things: 'weigh-in' }),
  tracked('symptoms', '(?:symptoms?|migraines?|headaches?|allerg(?:y|ies)|pain)', {
    things: 'symptom entry',
  }),
  personal(
    'meditation',
    /\b(?:meditation|mindfulness|breathing)(?: exercises?)?(?: (?:app|timer|tracker|log|journal))?$/i,
    {
      things: 'meditation',
      needs: 'timer,manage,dashboard',
      opensWith: 'timer',
    },
  ),
]

export const keepingPacks: readonly Pack[] = [...lists, ...logs]

/** "a sleep tracker", "a log of my sleep". */
function tracked(id: string, subject: string, kept: { things: string; mood?: Pack['mood'] }): Pack {
  const forms = 'tracker|tracking|logger|log|journal|diary|counter|planner|cellar|jar|app|manager'
  return personal(id, new RegExp(`\\b${subject} (?:${forms})\\b`, 'i'), {
    needs: 'manage,dashboard',
    ...kept,
  })
}
