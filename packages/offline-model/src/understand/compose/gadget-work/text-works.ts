import type { GadgetWork } from './gadget-work.ts'
import { mainly } from './mainly.ts'

/** Tools that read a text and say something about it. */
export const textWorks: readonly GadgetWork[] = [
  {
    gadget: 'wordCounter',
    called: 'Word Counter',
    about: mainly(
      /(?:word|character|letter|text)s? (?:and (?:word|character|letter)s? )?count(?:er|ing)?\b|count\w{0,4} (?:the )?(?:\w{1,12} (?:of )?){0,2}(?:words|characters|letters)\b|text (?:statistics|analy[sz]er)/,
    ),
    also: /^(?!.{0,300}\b(?:sentiments?|emotions?|keywords? research|summar\w{1,8})\b)/,
    steps:
      /\b(?:words?|characters?|letters?|sentences?|paragraphs?|reading|speaking|times?|texts?|past(?:e|es|ing)|count\w*|spaces|lines|frequen\w*|density|keywords?|limits?|goals?|statistics|essays?|typ(?:e|es|ing)|writ(?:e|es|ing)|live)\b/,
    title: 'Word counter',
    icon: 'whole-word',
    text: 'Write or paste a text: it is counted while you type, and stays in this browser.',
  },
  {
    gadget: 'textSummarizer',
    called: 'Text Summary',
    about: mainly(
      /(?:(?:text|article|document|news|essay|content) )?summari[sz](?:er|ers|ation|ing)(?: tool| website| app)?|(?:text|article|document|essay)s? summar(?:y|ies)|summari[sz]es? (?:\w{1,15} ){0,3}(?:texts?|articles?|documents?|essays?)|key ?words? extract\w{1,4}/,
    ),
    also: /^(?!.{0,300}\b(?:videos?|meetings?|podcasts?|calls?|medical|invoices?|chats?|expenses?|sales|orders)\b)/,
    steps:
      /\b(?:texts?|articles?|documents?|essays?|summar\w*|key ?words?|key points?|sentences?|lengths?|short\w*|past(?:e|es|ing)|highlight\w*|extract\w*|bullets?|percent\w*)\b/,
    title: 'Text summarizer',
    icon: 'list-collapse',
    text: 'Paste an article: the sentences that say most about it are picked out by how often their words occur.',
    limit: 'Sentences are picked by the words that occur most, in this browser; none are written anew.',
  },
  {
    gadget: 'sentimentTable',
    called: 'Review Mood',
    about: mainly(
      /(?:sentiments?|opinion|emotion) (?:analy[sz]\w{1,5}|detect\w{1,4}|classif\w{1,8}|mining|checker|tool|dashboard)|analy[sz]\w{1,4} (?:\w{1,15} ){0,5}sentiments?/,
    ),
    also: /^(?!.{0,300}\b(?:facial|faces?|camera|stocks?|live tweets|crypto)\b)/,
    steps:
      /\b(?:sentiments?|reviews?|customers?|texts?|comments?|feedback|opinions?|positive|negative|neutral|scores?|charts?|csv|files?|past(?:e|es|ing)|analy\w*|results?|words?|tables?|classif\w*|filters?|export\w*)\b/,
    title: 'Sentiment',
    icon: 'smile',
    text: 'Paste reviews, one in each line, or open a CSV file. A list of words says which are glad and which are not.',
    limit:
      'Sentiment is judged by a list of English words with negations, in this browser; irony goes unnoticed.',
  },
]
