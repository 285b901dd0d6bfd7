import { describe, expect, it } from 'vitest'
import { readLanguages } from './read-languages.ts'

const codesOf = (text: string) => readLanguages([text]).codes

describe('the languages that are asked for', () => {
  it('are English and those that are named, however it is said', () => {
    for (const text of [
      'a website for a hotel in English and French',
      'a site that supports both English and French',
      'visitors can switch between French and English',
      'a bilingual hotel site, French and English',
      'a multilingual website that includes support for the French language',
    ])
      expect(codesOf(text), `in: ${text}`).toEqual(['en', 'fr'])
    expect(codesOf('a shop in English, Simplified Chinese and Arabic')).toEqual(['en', 'zh', 'ar'])
  })

  it('are those that are given as examples of several', () => {
    for (const text of [
      'a travel guide supporting multiple languages including Japanese and German',
      'a travel guide that is available in several languages, such as German and Japanese',
    ])
      expect(readLanguages([text]), `in: ${text}`).toMatchObject({
        codes: ['en', 'de'],
        missed: ['in Japanese'],
        sentences: ['a travel guide'],
      })
  })

  it('are all that are known, where none is named', () => {
    expect(codesOf('a multilingual website for a museum')).toEqual(['en', 'ar', 'zh', 'fr', 'de', 'hi', 'es'])
  })

  it('are none where languages are what a site is about', () => {
    for (const text of [
      'a website for converting Simplified Chinese to Traditional Chinese',
      'a translator between English and French',
      'a language school with courses in English and Spanish',
      'flash cards to learn English and German',
      'a code editor where users change the language',
      'a bakery',
    ])
      expect(codesOf(text), `in: ${text}`).toEqual([])
  })

  it('are told apart from those that are not known', () => {
    expect(readLanguages(['a clinic site in English, Spanish and Japanese'])).toMatchObject({
      codes: ['en', 'es'],
      built: 'English and Spanish',
      missed: ['in Japanese'],
    })
    expect(readLanguages(['a clinic site in English and Japanese'])).toMatchObject({
      codes: [],
      built: 'English',
      missed: ['in Japanese'],
    })
  })
})

describe('the request without its languages', () => {
  const rest = (...sentences: string[]) => readLanguages(sentences).sentences

  it('is about what is left', () => {
    expect(rest('a hotel website in English and French with rooms and a gallery')).toEqual([
      'a hotel website with rooms and a gallery',
    ])
    expect(rest('a bilingual museum website in Spanish and English with events')).toEqual([
      'a museum website with events',
    ])
    expect(rest('a website with Spanish and English versions for a clinic and a language toggle')).toEqual([
      'a website for a clinic',
    ])
    expect(rest('a shop with multi-language support (English, French) for coffee')).toEqual([
      'a shop for coffee',
    ])
    expect(
      rest(
        'a blog in English and Arabic, with right-to-left layout for Arabic',
        'The content should be available in English and Arabic and visitors choose their preferred language',
      ),
    ).toEqual(['a blog'])
    expect(rest('a website that supports both English and Arabic')).toEqual(['a website'])
  })

  it('has no sentence that speaks of nothing else, and keeps the rest of one that does', () => {
    expect(
      rest(
        'a site in English and Hindi',
        'Users should be able to switch between English and Hindi based on their language preference',
        'The website should be able to correctly display Hindi characters and content',
        'Users can book rooms and switch the language',
      ),
    ).toEqual(['a site', 'Users can book rooms'])
  })

  it('is left alone where no languages are asked for', () => {
    const told = ['a shop for language books', 'Users can sort books by language']
    expect(rest(...told)).toEqual(told)
  })
})
