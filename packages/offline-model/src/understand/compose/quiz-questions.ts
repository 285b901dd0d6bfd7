import type { SectionOf } from '../../model/section.ts'
import { quizBanks } from './quiz-banks.ts'

type Question = SectionOf<'quiz'>['questions'][number]

/** Questions with answers that are certain, by subject; opinions for surveys. */
export function findQuestions(words: string, mode: SectionOf<'quiz'>['mode']): Question[] {
  if (mode === 'survey') return opinions
  if (mode === 'profile') return character
  return [...(findBank(words) ?? general)]
}

/** Whether we know questions about what a quiz is to be about. */
export function knowsQuestions(words: string): boolean {
  return findBank(words) !== undefined || /\bgeneral (?:knowledge|questions?)\b/.test(words)
}

function findBank(words: string): readonly Question[] | undefined {
  return banks.find(([pattern]) => pattern.test(words))?.[1]
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
  ...quizBanks.map(
    ([pattern, rows]) =>
      [pattern, rows.map(([text, options, answer]) => ask(text, options, answer))] as const,
  ),
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
    /\b(?:math|maths|mathematics|algebra|arithmetic|multiplication|times tables?)\b/,
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
    /\bcapitals?\b/,
    [
      ask('What is the capital of Canada?', 'Toronto|Ottawa|Montreal|Vancouver', 1),
      ask('What is the capital of Australia?', 'Sydney|Melbourne|Canberra|Perth', 2),
      ask('What is the capital of Japan?', 'Kyoto|Osaka|Nagoya|Tokyo', 3),
      ask('What is the capital of Brazil?', 'Brasília|Rio de Janeiro|São Paulo|Salvador', 0),
      ask('What is the capital of Kenya?', 'Mombasa|Nairobi|Kampala|Kisumu', 1),
      ask('What is the capital of Norway?', 'Bergen|Stockholm|Oslo|Trondheim', 2),
      ask('What is the capital of Turkey?', 'Istanbul|Izmir|Antalya|Ankara', 3),
      ask('What is the capital of New Zealand?', 'Wellington|Auckland|Christchurch|Hamilton', 0),
      ask('What is the capital of Morocco?', 'Casablanca|Rabat|Marrakesh|Fez', 1),
      ask('What is the capital of Vietnam?', 'Ho Chi Minh City|Da Nang|Hanoi|Hue', 2),
    ],
  ],
  [
    /\b(?:movies?|films?|cinema)\b/,
    [
      ask('Who directed "Jaws"?', 'George Lucas|Steven Spielberg|Ridley Scott|James Cameron', 1),
      ask('In which film does a ship hit an iceberg in 1912?', 'Titanic|Jaws|Cast Away|Gravity', 0),
      ask('Which studio made "Toy Story"?', 'Disney Animation|DreamWorks|Pixar|Ghibli', 2),
      ask('Who wrote the music of "Star Wars"?', 'Hans Zimmer|Ennio Morricone|Danny Elfman|John Williams', 3),
      ask('In which country was "Parasite" (2019) made?', 'Japan|South Korea|China|Thailand', 1),
      ask(
        'Who played the Joker in "The Dark Knight"?',
        'Heath Ledger|Jack Nicholson|Joaquin Phoenix|Jared Leto',
        0,
      ),
    ],
  ],
  [
    /\bhistor(?:y|ical)\b/,
    [
      ask('In which year did the Berlin Wall fall?', '1979|1985|1989|1993', 2),
      ask('Who was the first president of the United States?', 'Washington|Jefferson|Adams|Lincoln', 0),
      ask('Which city was buried by Vesuvius in the year 79?', 'Rome|Pompeii|Athens|Carthage', 1),
      ask('In which country did the Renaissance begin?', 'France|Spain|Greece|Italy', 3),
      ask('When did the Second World War end?', '1943|1945|1947|1949', 1),
      ask('Who reached the Americas in 1492?', 'Magellan|Vespucci|Columbus|Cook', 2),
    ],
  ],
  [
    /\b(?:science|physics|chemistry|biology|space|astronomy|planets?)\b/,
    [
      ask('What is the chemical sign of gold?', 'Go|Gd|Au|Ag', 2),
      ask('Which planet is the largest?', 'Saturn|Jupiter|Neptune|Earth', 1),
      ask('At how many degrees Celsius does water boil at sea level?', '90|95|100|110', 2),
      ask('What carries oxygen in the blood?', 'Red blood cells|White blood cells|Platelets|Plasma', 0),
      ask('Which force keeps planets around the sun?', 'Magnetism|Friction|Pressure|Gravity', 3),
      ask('How many chromosomes do human cells usually have?', '23|44|46|48', 2),
    ],
  ],
  [
    /\b(?:animals?|wildlife|dogs?|cats?|birds?)\b/,
    [
      ask('Which animal is the largest?', 'Elephant|Blue whale|Giraffe|Whale shark', 1),
      ask('How many legs does a spider have?', 'Six|Eight|Ten|Twelve', 1),
      ask('Which bird cannot fly?', 'Swift|Albatross|Emu|Owl', 2),
      ask('What is a young kangaroo called?', 'Joey|Cub|Calf|Kid', 0),
      ask('Which of these is a mammal?', 'Shark|Penguin|Lizard|Dolphin', 3),
    ],
  ],
  [
    /\bmusic(?:al)?\b/,
    [
      ask('How many strings does a violin have?', 'Four|Five|Six|Seven', 0),
      ask('Who wrote "The Magic Flute"?', 'Bach|Mozart|Verdi|Wagner', 1),
      ask('From which city were the Beatles?', 'London|Manchester|Liverpool|Leeds', 2),
      ask('What does "forte" tell a player?', 'Slowly|Softly|Quickly|Loudly', 3),
      ask('How many keys does a modern piano usually have?', '76|80|88|96', 2),
    ],
  ],
  [
    /\b(?:sports?|football|soccer|olympics?|basketball|tennis)\b/,
    [
      ask('How many players of a football team are on the pitch?', 'Nine|Ten|Eleven|Twelve', 2),
      ask('How many rings does the Olympic flag show?', 'Four|Five|Six|Seven', 1),
      ask('How long is a marathon?', '40 km|41.195 km|42.195 km|45 km', 2),
      ask('What is zero called in tennis?', 'Love|Nil|Duck|Zip', 0),
      ask('How many points is a free throw in basketball?', 'Three|Two|Four|One', 3),
    ],
  ],
  [
    /\b(?:geograph|travel|countr)/,
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
