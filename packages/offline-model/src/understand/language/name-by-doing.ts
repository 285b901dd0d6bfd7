import { toSingular } from './inflect.ts'

/** What is to be done, by the name of what does it: "an app that counts my calories" is a calorie counter. */
export function nameByDoing(wish: string): string | undefined {
  const doing = bare.test(wish) ? wish : (relative.exec(wish) ?? wanting.exec(wish))?.[1]
  if (doing === undefined) return undefined
  for (const [pattern, name] of doings) {
    const match = pattern.exec(doing)
    if (match !== null) return name(match[1] ?? '')
  }
  return undefined
}

/** "Days until my holiday" says nothing else. */
const bare = /^(?:how many days|days|time|count(?:s|ing)? down) /i

/** "An app that …", "a tool which lets me …", "a place where people can …": only what it does says what it is. */
const relative =
  /^(?:[a-z' ]{0,60}? )?(?:apps?|applications?|tools?|programs?|something|websites?|sites?|pages?|place|way) (?:(?:that|which|to) (?:can |lets? (?:me|us|you|people|users|(?:my|our) [a-z]+) |helps? (?:me|us|you|people|users) (?:to )?)?|where (?:(?:my|our) )?[a-z]+ can )(.{3,100})$/i

const wanting =
  /^(?:(?:i|we) (?:want|need|would like)|(?:i|we)'d like|(?:please )?help (?:me|us))(?: to)? (.{3,100})$/i

type Doing = readonly [RegExp, (done: string) => string]

const doer = (does: RegExp, name: string): Doing => [
  new RegExp(
    `^${does.source} (?:my |our |the |an? |your |all )?(?:daily )?(?!(?:what|how|who|where|which|when|about|and|people|visitors?|trips?|travels?|study)\\b)([a-z-]{3,40}(?: (?!(?:and|or|of|for|at|from|on|to|by|that|who)\\b)[a-z-]{2,40}){0,2})(?: (?:every|each) [a-z]+| daily| for me)?$`,
    'i',
  ),
  (done) => `a ${toSingular(done)} ${name}`,
]

const doings: readonly Doing[] = [
  [/^notes? (?:down )?what (?:i|we) (?:eat|ate)\b/i, () => 'a food diary'],
  [
    /^(?:writes?|notes?) down (?:my |our )?(dreams|thoughts|memories|feelings)$/i,
    (thing) => `a ${toSingular(thing)} journal`,
  ],
  [
    /^(?:quiz(?:zes)?|tests?) (?:me|us|you|people) (?:on|about) (?:the )?([a-z ]{3,40})$/i,
    (matter) => `a ${matter} quiz`,
  ],
  [/^loses? (?:some )?weight$/i, () => 'a weight tracker'],
  [/^remembers? (?:my |our |all )?(birthdays|anniversaries)$/i, (day) => `a ${toSingular(day)} reminder`],
  [/^shares? (?:my |our |their |your )?(?:photos|pictures)$/i, () => 'a photo sharing app'],
  [/^asks? (?:and answer )?questions$/i, () => 'a question and answer forum'],
  [/^plans? (?:my |our |their )?projects$/i, () => 'a project management tool'],
  [/^books? (?:an? |the )?([a-z -]{3,40})$/i, (thing) => `a ${toSingular(thing)} booking app`],
  [/^rents? (?:out )?(?:an? |my |our )?([a-z]{3,30})$/i, (thing) => `a ${toSingular(thing)} rental website`],
  [
    /^(?:lends?|borrows?)(?: out)?(?: (?:and|or) (?:borrow|lend))? (?:my |our |their )?([a-z]{3,30})(?: (?:to|with|from|among|between) (?:each other|one another|(?:my |our |their |the )?(?:neighbou?rs|others|friends|people|colleagues)))?$/i,
    (thing) => `a ${toSingular(thing)} lending app`,
  ],
  [/^(?:saves?|stores?) (?:my |our )?([a-z]{3,30})$/i, (thing) => `an app that keeps my ${thing}`],
  [/^manages? (?:my|our) ([a-z]{3,30})$/i, (thing) => `a ${toSingular(thing)} manager`],
  [
    /^finds? (?:an? |the )?(?!(?:[a-z]+ )?(?:water|answers?|orders?|numbers?|letters?|papers?|weather|colou?rs?|partners?|computers?|printers?|others?)$)([a-z ]{0,20}[a-z]{2,20}(?:sitter|er|or|ist|ian)s?)$/i,
    (who) => `a ${toSingular(who)} finder`,
  ],
  [
    /^sells? (?:my |our )?(?:own )?(?!(?:[a-z]+ )?(?:lessons|courses|classes|tickets|services|software|subscriptions|insurance|houses?|homes?|cars?)$)([a-z]{3,30}(?: (?!online\b)[a-z]{3,30})?)(?: online)?$/i,
    (goods) => `a ${toSingular(goods)} shop`,
  ],
  [/^(?:tracks?|logs?) (?:my |our |the )?(?:working |work )?(?:time|hours)\b/i, () => 'a time tracker'],
  [/^drink (?:more |enough )?water$/i, () => 'a water tracker'],
  [/^compares? (?:two |2 )?(?:texts|files)$/i, () => 'a text compare tool'],
  [/^tests? (?:my |your |the )?typing(?: speed)?$/i, () => 'a typing speed test'],
  [/^reads? (?:any |my )?texts? (?:aloud|out loud)$/i, () => 'a text-to-speech app'],
  [/^(?:tells?|shows?) (?:me |us )?(?:the |today's )?weather\b/i, () => 'a weather app'],
  [
    /^(?:randomly )?picks? (?:a |the )?(?:random )?(?:names?|winners?|teams?)$/i,
    () => 'a random name picker',
  ],
  [
    /^(?:formats?|prettif(?:y|ies)|beautif(?:y|ies)) (json|xml|html|yaml)$/i,
    (language) => `a ${language} formatter`,
  ],
  [
    /^votes? (?:on|about) (?:the )?(?!(?:ideas|suggestions|features|posts|comments|pictures|photos|videos)$)([a-z]{3,30})$/i,
    (matter) => `a ${matter} poll`,
  ],
  [
    /^keeps? (?:the |track of the )?scores? (?:for|of|in) ([a-z -]{3,40})$/i,
    (game) => `a ${toSingular(game)} score keeper`,
  ],
  [
    /^(?:(?:shows?|tells?|counts?|calculates?) (?:me |us )?)?(?:how (?:many|much) |the (?:number of )?)?(?:days|time)(?: left| remaining)? (?:until|till) (.{2,60})$/i,
    (day) => `a countdown to ${day}`,
  ],
  [
    /^count(?:s|ing)? down (?:(?:the )?days )?(?:to|until|till) (.{2,60})$/i,
    (day) => `a countdown to ${day}`,
  ],
  doer(/(?:tracks?|logs?)/, 'tracker'),
  doer(/counts?(?! down\b)/, 'counter'),
  doer(/plans?/, 'planner'),
  doer(/(?:randomly )?generates?/, 'generator'),
  doer(/rolls?/, 'roller'),
  doer(/flips?/, 'flipper'),
  doer(/teach(?:es)?(?: me| kids| children| people)?/, 'learning app'),
]
