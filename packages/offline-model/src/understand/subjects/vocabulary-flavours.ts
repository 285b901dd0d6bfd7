import { flavour, type Flavour } from './flavour.ts'

const asked = ['Hello', 'Thank you', 'The house', 'To eat', 'Where is the station?', 'Ten']

/** Words of a language that is learned: the word, its deck, and what it means there. */
export const vocabularyFlavours: readonly Flavour[] = [
  vocabulary(/\bspanish\b/i, ['Hola', 'Gracias', 'La casa', 'Comer', '¿Dónde está la estación?', 'Diez']),
  vocabulary(/\bfrench\b/i, ['Bonjour', 'Merci', 'La maison', 'Manger', 'Où est la gare ?', 'Dix']),
  vocabulary(/\bgerman\b/i, ['Hallo', 'Danke', 'Das Haus', 'Essen', 'Wo ist der Bahnhof?', 'Zehn']),
  vocabulary(/\bitalian\b/i, ['Ciao', 'Grazie', 'La casa', 'Mangiare', "Dov'è la stazione?", 'Dieci']),
  vocabulary(/\bportuguese\b/i, ['Olá', 'Obrigado', 'A casa', 'Comer', 'Onde fica a estação?', 'Dez']),
  vocabulary(/\bdutch\b/i, ['Hallo', 'Dank je', 'Het huis', 'Eten', 'Waar is het station?', 'Tien']),
]

function vocabulary(pattern: RegExp, words: readonly string[]): Flavour {
  const decks = ['Greetings', 'Greetings', 'Nouns', 'Verbs', 'Travel', 'Numbers']
  const rows = words.map((word, at) => `${asked[at]}; ${decks[at]}; ${word}`)
  return flavour(pattern, rows.join('\n'))
}
