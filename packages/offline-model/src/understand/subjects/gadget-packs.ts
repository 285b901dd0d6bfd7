import { countedTo } from '../language/find-occasion.ts'
import { briefPacksOf } from './brief-pack.ts'
import type { Pack } from './pack.ts'
import { unknownGames } from './unknown-games.ts'

const gadget = briefPacksOf('tool', 'minimal')
const game = briefPacksOf('game', 'playful')

/** Small things that do one thing by themselves, and games with rules of their own. */
export const gadgetPacks: readonly Pack[] = [
  gadget(
    'gadget',
    /\b(?:stop ?watch|world clock|time zones?(?: clock)?(?! converter)|clock app|metronome|dice(?: roller)?|coin (?:flip|toss)(?:per)?|(?:random )?name picker|(?:wheel|spinner) of names|random picker|team (?:generator|picker)|typing (?:speed |race )?(?:test|tutor|trainer|game|race)|colou?r picker|colou?r contrast(?: checker)?|contrast checker|reg(?:ular )?ex(?:p|pression)? tester|(?:virtual |online )?piano(?: app| keyboard)?$|drum (?:machine|kit|pad)|beat maker|(?:bpm|tempo) (?:tapper|counter|finder))\b/i,
    {
      things: '',
      needs: 'gadget',
    },
  ),
  gadget('passwords', /\bpasswords? (?:generator|maker|creator)\b/i, { things: '', needs: 'gadget' }),
  gadget('shortlinks', /\b(?:url|link)[- ]shorten(?:er|ing)\b|\bshorten (?:urls|links|long links)\b/i, {
    things: '',
    needs: 'gadget',
    mood: 'bold',
  }),
  gadget('invoices', /\binvoices? (?:generator|maker|creator|builder|template)\b/i, {
    things: '',
    needs: 'gadget',
    mood: 'calm',
  }),
  gadget('countdown', countedTo, { things: '', needs: 'gadget', mood: 'playful' }),
  gadget(
    'readaloud',
    /\btext[- ]to[- ]speech\b|\bread(?:s|ing)? (?:text )?aloud\b|\bspeech to text\b|\bdictation\b/i,
    {
      things: '',
      needs: 'speech',
    },
  ),
  gadget('hashes', /\b(?:hash|md5|sha-?\d*) (?:generator|calculator)\b/i, { things: '', needs: 'converter' }),
  gadget('wordcount', /\b(?:word|character|letter) count(?:er)?\b/i, { things: '', needs: 'converter' }),
  gadget(
    'diff',
    /\b(?:diff|text compar(?:e|ison)|compare (?:two )?texts?)(?: (?:checker|tool|viewer|app))?\b/i,
    {
      things: '',
      needs: 'diff',
    },
  ),
  gadget('uploads', /\bfile (?:upload(?:er)?|drop|box|manager)s?\b/i, {
    things: 'file',
    needs: 'upload,manage',
  }),
  briefPacksOf('personal', 'minimal')(
    'plaintimer',
    /(?<!\b(?:pomodoro|focus|study|work|meditation) )\b(?:timer|countdown)\b/i,
    {
      things: '',
      needs: 'timer',
    },
  ),
  game(
    'mathquiz',
    /\b(?:math\w*|multiplication|times tables?|arithmetic)(?: tables?)? (?:trainer|practice|drills?|game|quiz)\b|\bpracti[sc]e (?:my |the )?(?:times tables?|multiplication|arithmetic|mental maths?)\b/i,
    {
      things: '',
      needs: 'quiz,leaderboard',
      needsMean: { game: 'quiz' },
    },
  ),
  game('quiz', /\b(?:quiz|trivia)(?! (?:builder|maker|creator|generator|editor|platform|results?))\b/i, {
    things: '',
    needs: 'quiz,leaderboard',
  }),
  game('scoredgame', /\b(?:breakout|brick breaker|arkanoid|mine ?sweeper|sudoku|wordle)\b/i, {
    things: '',
    needs: 'game,leaderboard',
  }),
  game(
    'boardgame',
    /\b(?:(?<!ping )(?<!ping-)pong|chess(?! (?:and|club|school|clock|tournament|lessons?|federation))|connect (?:four|4)|four in a row|rock,? ?-?paper,? ?-?(?:and )?scissors)\b/i,
    { things: '', needs: 'game' },
  ),
  game('unknowngame', unknownGames, { things: '', needs: 'game,leaderboard', isStandIn: true }),
]
