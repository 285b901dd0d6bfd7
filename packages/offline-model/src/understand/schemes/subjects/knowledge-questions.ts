import type { Scheme } from '../scheme.ts'
import { describeThing } from '../describe-thing.ts'

/** People ask, others answer, and what is good is voted up. */
export const knowledgeQuestions: Scheme = {
  id: 'questions',
  about:
    /\bquestions?(?: and|[- ]?&|-and-|\/)[- ]?answers?(?:ing)?\b.{0,30}\b(?:communit|site|website|forum|platform|app|board|portal|web)|\bq ?& ?a\b.{0,20}\b(?:communit|site|website|forum|platform|app|board|portal)|\b(?:stack ?overflow|quora)\b|\b(?:ask|answer)\w* (?:and answer )?questions?\b.{0,40}\b(?:communit|forum|platform)/,
  also: /\b(?:vot\w+|accept\w*|reputation|upvot\w+|tags?)\b/,
  wishes: 'all',
  kind: 'community',
  mood: 'calm',
  line: 'Ask. Somebody knows.',
  purpose: 'Questions with answers that others found good, by topic',
  opensWith: 'questions',
  hasAccounts: true,
  things: new Map([
    [
      'question',
      describeThing({
        isComplete: true,
        hasPage: false,
        labels: { body: 'Details' },
        names: 'community question',
        hidden: ['votes', 'postedOn'],
        archetype: 'post',
        icon: 'circle-help',
        fields: 'title!,tags!:tags,author:text,postedOn:date,votes:number,body!:longtext',
        columns: 'title tags author votes postedOn body',
        rows: `How do I keep bread fresh for several days?; cooking, household; Ines Calder; 14; -1; I bake on Saturday and by Tuesday it is dry. A plastic bag makes the crust soft. What works for you?
Why does my bicycle chain skip under load?; cycling, repair; Tom Reyes; 9; -2; It happens in the two smallest sprockets only, mostly uphill. The chain is about two years old.
Which houseplants survive a north window?; plants, household; Ada Nkemelu; 21; -3; The room is bright in summer, and rather dark from November on. I forget to water now and then.
How can I learn to read sheet music as an adult?; music, learning; Leo Marchetti; 6; -5; I play guitar by ear and would like to read, without going back to school.
What is the difference between a list and a tuple?; programming, learning; Mei Tanaka; 32; -6; Both hold several values in order. When would you take which one, and why?
Is it worth repairing a ten-year-old dishwasher?; repair, household; Ines Calder; 4; -8; The pump is loud and the repair would cost about a third of a new one.`,
        can: 'create,edit,delete',
        editableBy: 'owner',
      }),
    ],
    [
      'answer',
      describeThing({
        isComplete: true,
        names: 'community answer',
        archetype: 'post',
        icon: 'message-circle',
        fields:
          'title:text,question>question,author:text,votes:number,accepted:boolean,postedOn:date,body!:longtext',
        columns: 'title question author votes accepted postedOn body',
        rows: `Linen bag; #1; Tom Reyes; 11; yes; -1; A linen bag inside a clay pot. The crust stays firm and the crumb soft for three days.
Freeze slices; #1; Mei Tanaka; 7; no; -1; Slice it on the first day, freeze the slices, and toast what you need.
Worn sprockets; #2; Leo Marchetti; 8; yes; -2; The smallest sprockets wear first. Measure the chain: above 0.75 percent both need to go.
Cast iron plant; #3; Ines Calder; 18; no; -3; Aspidistra and sansevieria. Both forgive dark winters and forgotten watering.
Ten minutes a day; #4; Ada Nkemelu; 5; no; -4; Ten minutes a day with very easy pieces for another instrument, so that you cannot cheat by ear.
Changing or not; #5; Tom Reyes; 27; yes; -6; A list can be changed, a tuple cannot. Take a tuple where the number and meaning of the values are fixed.
Speed; #5; Leo Marchetti; 6; no; -5; A tuple can also be the key of a dictionary, since it never changes.`,
        can: 'create,edit,delete',
        editableBy: 'owner',
        hasPage: false,
      }),
    ],
  ]),
  aliases: {
    post: 'question',
    topic: 'question',
    tag: 'question',
    reply: 'answer',
    'own question': 'question',
  },
  parts: [
    {
      answers: /\b(?:reputation|points|rank\w*|leader ?board|badges?|top (?:users|members)|karma)\b/,
      title: 'Reputation',
      icon: 'award',
      sections: [
        {
          type: 'reputation',
          title: 'Reputation',
          text: 'What questions and answers brought those who wrote them.',
          entity: 'question',
          answersIn: 'answer',
        },
      ],
    },
    {
      answers:
        /\b(?:ask\w*|questions?|answer\w*|vot(?:e|es|ed|ing)|upvot\w*|downvot\w*|accept\w*|topics?|tags?|follow\w*|categor(?:y|ies)|search\w*)\b/,
      title: 'Questions',
      icon: 'circle-help',
      sections: [
        {
          type: 'questions',
          title: 'Questions',
          text: 'Open one to answer it and to vote. Whoever asked accepts the best answer.',
          entity: 'question',
          answersIn: 'answer',
        },
      ],
    },
    {
      answers: /(?!)/,
      title: 'Question',
      icon: 'circle-help',
      path: '/questions/:id',
      isInMenu: false,
      sections: [{ type: 'detail', title: '', text: '', entity: 'question', answersIn: 'answer' }],
    },
  ],
}
