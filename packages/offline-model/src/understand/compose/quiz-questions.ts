import type { SectionOf } from '../../model/section.ts'

type Question = SectionOf<'quiz'>['questions'][number]

/** Questions with answers that are certain, by subject; opinions for surveys. */
export function findQuestions(words: string, mode: SectionOf<'quiz'>['mode']): Question[] {
  if (mode === 'survey') return opinions
  if (mode === 'profile') return character
  return [...(banks.find(([pattern]) => pattern.test(words))?.[1] ?? general)]
}

function ask(text: string, options: string, answer: number): Question {
  return { text, options: options.split('|'), answer }
}

const general: Question[] = [
  ask('Which planet is closest to the sun?', 'Venus|Mercury|Mars|Earth', 1),
  ask('How many sides does a hexagon have?', 'Five|Six|Seven|Eight', 1),
  ask('Which gas do plants take in for photosynthesis?', 'Oxygen|Nitrogen|Carbon dioxide|Helium', 2),
  ask('In which year did people first walk on the moon?', '1959|1965|1969|1975', 2),
  ask('What is 15 percent of 200?', '15|20|30|45', 2),
  ask('Which ocean is the largest?', 'Atlantic|Indian|Arctic|Pacific', 3),
]

const banks: readonly (readonly [RegExp, readonly Question[]])[] = [
  [
    /\b(?:web|html|css|javascript|programming|code|coding|computer)\b/,
    [
      ask('Which HTML element is the main heading?', 'head|h1|title|header', 1),
      ask('Which CSS property changes the text colour?', 'font|color|text|ink', 1),
      ask('What does === compare in JavaScript?', 'Value only|Value and type|Type only|Memory', 1),
      ask('What does HTTP status 404 mean?', 'Server error|Moved|Not found|Forbidden', 2),
      ask('Which of these is a version control system?', 'Git|Jest|npm|Nginx', 0),
    ],
  ],
  [
    /\b(?:math|mathematics|algebra|arithmetic)\b/,
    [
      ask('What is 7 × 8?', '54|56|58|64', 1),
      ask('What is the square root of 144?', '11|12|13|14', 1),
      ask('Which number is prime?', '21|27|29|33', 2),
      ask('What is 3/4 as a decimal?', '0.25|0.5|0.75|0.8', 2),
      ask('How many degrees do the angles of a triangle add up to?', '90|180|270|360', 1),
    ],
  ],
  [
    /\b(?:language|english|vocabulary|grammar|spanish|german|french)\b/,
    [
      ask('Which word is a verb?', 'Quickly|Run|Green|Table', 1),
      ask('What is the plural of "child"?', 'Childs|Childes|Children|Childrens', 2),
      ask('Which sentence is right?', 'She go home.|She goes home.|She going home.|She gone home.', 1),
      ask('What is the opposite of "ancient"?', 'Old|Modern|Large|Early', 1),
      ask('Which word means "to begin"?', 'Start|Stop|Stay|Store', 0),
    ],
  ],
  [
    /\b(?:geograph|travel|countr|capital)/,
    [
      ask('What is the capital of Canada?', 'Toronto|Ottawa|Montreal|Vancouver', 1),
      ask('Which river flows through Cairo?', 'Nile|Amazon|Danube|Ganges', 0),
      ask('Which country has the city of Kyoto?', 'China|Korea|Japan|Vietnam', 2),
      ask('Which continent is the smallest?', 'Europe|Australia|Antarctica|South America', 1),
    ],
  ],
]

const opinions: Question[] = [
  ask('How satisfied are you overall?', 'Very|Rather|Not so much|Not at all', 0),
  ask('How did you hear about us?', 'Friends|Search|Advertisement|By chance', 0),
  ask('How easy was it to find what you needed?', 'Very easy|Easy|Difficult|I did not find it', 0),
  ask('Would you recommend us?', 'Certainly|Probably|Probably not|No', 0),
]

const character: Question[] = [
  ask('A free evening. You …', 'call friends|read|go for a run|plan the weekend', 0),
  ask('A problem at work. First you …', 'talk about it|think it through|try something|make a list', 0),
  ask('Your desk is …', 'full of people|quiet|never the same|tidy', 0),
  ask('On a journey you …', 'meet people|visit museums|get lost on purpose|follow the plan', 0),
  ask('You are at your best …', 'in company|alone|in motion|in order', 0),
]
