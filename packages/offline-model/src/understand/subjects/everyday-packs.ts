import { pack } from './pack.ts'

/** What people ask for in a few words, to see what comes. */
export const everydayPacks = [
  pack(
    'drawing',
    /\b(?:drawing|sketch(?:ing)?|paint(?:ing)?|doodl(?:e|ing)) (?:app|tool|board|pad|program|canvas|book)\b|\b(?:sketch|doodle)(?:pad|book)\b|\bwhite ?board\b/i,
    {
      kind: 'tool',
      mood: 'playful',
      things: '',
      needs: 'canvas',
    },
  ),
  pack('chatbot', /\b(?:chat ?bots?|ai (?:chat|assistant)|virtual assistant)\b/i, {
    kind: 'tool',
    mood: 'minimal',
    things: '',
    needs: 'assistant',
    isAside: true,
  }),
  pack('flashcards', /\bflash ?cards?\b|\bvocabulary (?:trainer|builder|app|cards?)\b/i, {
    kind: 'personal',
    mood: 'calm',
    things: 'flashcard',
    needs: 'manage,study,quiz',
    isAside: true,
    // Cards are what one learns from; nobody asked for courses beside them.
    needsMean: { course: 'quality' },
  }),
  pack(
    'meals',
    /\bmeal (?:plann?(?:er|ing)?|prep)\b|\bweekly (?:meals?|menu)\b|\bplan(?:ning)? (?:my |our |the )?meals\b/i,
    {
      kind: 'personal',
      mood: 'warm',
      things: 'planned meal,shopping item',
      needs: 'manage,calendar',
      aliases: { meal: 'planned meal', grocery: 'shopping item', ingredient: 'shopping item' },
    },
  ),
  pack(
    'workouts',
    /\b(?:workout|fitness|exercise|training|running|gym)(?: progress)?[- ](?:tracker|log|journal|diary|planner|plan|routine)\b/i,
    {
      kind: 'personal',
      mood: 'bold',
      things: 'logged workout',
      needs: 'manage,dashboard',
      aliases: {
        workout: 'logged workout',
        exercise: 'logged workout',
        training: 'logged workout',
        set: 'logged workout',
      },
    },
  ),
  pack(
    'watchlist',
    /\b(?:movie|film|tv|series)s? (?:database|list|tracker|collection|reviews?)\b|\bwatch ?list\b/i,
    {
      kind: 'personal',
      mood: 'bold',
      things: 'movie',
      needs: 'manage,rate,favourite',
      isAside: true,
    },
  ),
  pack('calendar', /\b(?:personal |shared |family )?calendar(?: app| tool)?$/i, {
    kind: 'personal',
    mood: 'calm',
    things: 'event',
    needs: 'calendar,manage',
    isAside: true,
  }),
  pack('rides', /\b(?:ride|taxi|cab)[- ](?:booking|hailing|sharing|service|app)\b/i, {
    kind: 'booking',
    mood: 'bold',
    things: 'driver,booking',
    needs: 'browse,detail,booking',
  }),
  pack('holidayhomes', /\b(?:holiday|vacation) (?:homes?|rentals?|apartments?|houses?|lets?)\b/i, {
    kind: 'booking',
    mood: 'warm',
    things: 'hotel,booking',
    needs: 'browse,detail,booking,favourite',
    aliases: { home: 'hotel', 'holiday home': 'hotel', house: 'hotel', apartment: 'hotel', rental: 'hotel' },
  }),
]
