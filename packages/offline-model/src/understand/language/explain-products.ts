/**
 * Puts what a well-known product does in the place of its name: "a Trello clone" is a board, and has nothing of a company
 * that is called Trello.
 */
export function explainProducts(request: string): string {
  return patterns.reduce(
    (text, pattern) =>
      text.replace(pattern, (words: string, name: string, and = '') => {
        const meaning = explain(name)
        return meaning === undefined ? words : joinTo(meaning, and)
      }),
    request,
  )
}

/** "with" once: what follows goes on with the list. */
function joinTo(meaning: string, and: string): string {
  return and !== '' && meaning.includes(' with ') ? `${meaning} and` : `${meaning}${and}`
}

function explain(name: string): string | undefined {
  const meaning = meanings.get(name.toLowerCase().replaceAll('-', ' '))
  return meaning && `${/^[aeiou]/.test(meaning) ? 'an' : 'a'} ${meaning}`
}

const said: Readonly<Record<string, string>> = {
  'kanban board with labels and due dates': 'trello',
  'issue tracker with a kanban board and comments': 'jira|linear',
  'project management tool with a kanban board': 'asana|monday|basecamp|clickup',
  'notes app with tags and search': 'notion|evernote|google keep|apple notes|obsidian|onenote',
  'holiday home booking website with reviews and favourites': 'airbnb|vrbo',
  'hotel booking website with reviews and favourites': 'booking.com|expedia',
  'social network with posts, likes and comments':
    'twitter|facebook|threads|mastodon|bluesky|instagram|tiktok',
  'music streaming app with songs and favourites': 'spotify|apple music|soundcloud',
  'film streaming website with ratings': 'netflix|hulu|disney plus',
  'video streaming website with likes and comments': 'youtube|vimeo',
  'live streaming website': 'twitch',
  'online shop with reviews and a wish list': 'amazon|etsy|shopify|walmart',
  'auction website where users bid on items': 'ebay',
  'ride booking app': 'uber|lyft',
  'food ordering website with restaurants, dishes and a cart':
    'doordash|uber eats|ubereats|deliveroo|grubhub|just eat',
  'team chat app with channels': 'slack|discord|microsoft teams',
  'messaging app': 'whatsapp|telegram|messenger|signal',
  'discussion forum with comments and likes': 'reddit|hacker news|digg',
  'question and answer forum with comments and likes': 'stack overflow|stackoverflow|quora',
  'blog platform with articles, comments and likes': 'medium|substack|wordpress|blogger',
  'dating app with profiles, likes and chat': 'tinder|bumble|hinge',
  'picture gallery with search and favourites': 'pinterest|flickr|unsplash',
  'to-do app with due dates and priorities': 'todoist|ticktick|microsoft to do',
  'AI chat assistant': 'chatgpt|claude|gemini|perplexity',
  'language learning app with lessons and quizzes': 'duolingo|babbel',
  'online learning platform with courses and certificates': 'udemy|coursera|skillshare|khan academy',
  'real estate website with a map, search and favourites': 'zillow|rightmove|redfin',
  'document editor': 'google docs',
  spreadsheet: 'google sheets|excel|airtable',
  'appointment booking website': 'calendly',
  'calendar app with events': 'google calendar',
  'drawing app': 'figma|miro|canva|paint',
  'restaurant website with reviews and a map': 'yelp|tripadvisor',
  'film database with ratings and reviews': 'imdb|letterboxd',
  'workout tracker with charts': 'strava|fitbit',
  'personal finance tracker with charts': 'mint|ynab',
  'crowdfunding website with donations': 'kickstarter|gofundme|patreon',
  'event website with tickets': 'eventbrite|meetup',
  'file storage app with folders and uploads': 'dropbox|google drive',
  'e-mail client with folders': 'gmail|outlook',
  'form builder': 'typeform|google forms',
  'job board with search and applications': 'indeed|glassdoor|linkedin',
  'CRM with contacts, companies and deals': 'salesforce|hubspot|pipedrive',
  'flashcards app': 'anki|quizlet',
}

const meanings = new Map(
  Object.entries(said).flatMap(([meaning, names]) =>
    names.split('|').map((name) => [name, meaning] as const),
  ),
)

const anyName = [...meanings.keys()]
  .map((name) => name.replaceAll('.', '\\.').replaceAll(' ', '[- ]'))
  .toSorted((one, other) => other.length - one.length)
  .join('|')
const article = '\\b(?:an?|the|my|our|your|another)(?: own)? (?:(?:simple|small|basic|mini|little|full) )?'
const thing = '(?:app|application|web ?app|site|website|platform|tool|service|product|clone)'
const patterns = [
  `(?:${article})?\\b(${anyName})(?:[- ]?(?:like|style|inspired))?[- ](?:clone|copy|replica|alternative|competitor|rip-?off)\\b`,
  `(?:${article})?\\b(${anyName})[- ]?(?:like|style|inspired) ${thing}\\b`,
  `(?:${article})?\\b(?:clone|copy|replica|version|alternative|competitor) (?:of|to|for) (${anyName})\\b`,
  `(?:${article}${thing}|\\bsomething) (?:just )?(?:like|similar to|in the style of|inspired by) (${anyName})\\b`,
].map((source) => new RegExp(`${source}( with\\b)?`, 'gi'))
