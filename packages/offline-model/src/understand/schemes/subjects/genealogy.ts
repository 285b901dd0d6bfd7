import type { Scheme } from '../scheme.ts'
import { describeThing, listOf } from '../describe-thing.ts'

/** A family from its oldest down. Dates are days before today, as in all samples. */
export const genealogy: Scheme = {
  id: 'genealogy',
  about: /\bgenealog\w*|\bfamily (?:tree|history|chronicle)s?\b|\bancest(?:ry|ors?|ral)\b/,
  not: /\b(?:blog|shop|dna test|printing)\b/,
  wishes: 'all',
  kind: 'personal',
  mood: 'warm',
  line: 'Who we come from',
  opensWith: 'familyTree',
  things: new Map([
    [
      'family member',
      describeThing({
        isComplete: true,
        names: 'person in a family tree',
        archetype: 'person',
        icon: 'user',
        fields:
          'name!,picture:image,sex!(Female|Male),born:date,birthplace:place,died:date,mother>familyMember,father>familyMember,spouse>familyMember,occupation:text,story:longtext',
        columns: 'name sex born birthplace died mother father spouse occupation story',
        rows: `Elsa Brandt; Female; -38650; Lübeck; -9800; ~; ~; #2; Seamstress; Sewed sails as a girl and dresses later.
Karl Brandt; Male; -39420; Hamburg; -12100; ~; ~; #1; Harbour pilot; Knew every sandbank by its nickname.
Ruth Calder; Female; -29980; Hamburg; -2300; #1; #2; #4; Teacher; Taught three generations of one street to read.
Henry Calder; Male; -30700; Leith; -5600; ~; ~; #3; Engineer; Came for one bridge and stayed.
Otto Brandt; Male; -28900; Hamburg; -20100; #1; #2; ~; Sailor; Wrote a postcard from every port.
Maria Calder; Female; -20500; Hamburg; ~; #3; #4; #7; Physician; The first of the family to study.
Paul Reyes; Male; -20900; Porto; ~; ~; ~; #6; Cook; Cooks on Sundays for whoever comes.
Thomas Calder; Male; -19300; Hamburg; ~; #3; #4; ~; Carpenter; Built the boat that is still in the family.
Ines Calder; Female; -11200; Hamburg; ~; #6; #7; ~; Photographer; Keeps the albums, and this tree.
Leo Reyes; Male; -9900; Hamburg; ~; #6; #7; ~; Student; Asks the questions nobody else asked.`,
        can: 'create,edit,delete,filter,share,comment',
      }),
    ],
    [
      'family event',
      describeThing({
        isComplete: true,
        names: 'event of a family',
        archetype: 'record',
        icon: 'calendar-days',
        fields:
          'title!,kind!(Birth|Marriage|Death|Baptism|Move|Other),familyMember!>familyMember,date!,place,notes:longtext',
        columns: 'title kind familyMember date place notes',
        labels: { familyMember: 'Whose' },
        rows: `Birth of Elsa Brandt; Birth; #1; -38650; Lübeck; In the house behind the mill.
Marriage of Elsa and Karl; Marriage; #1; -30600; Hamburg; It rained, and the photographer came late.
Birth of Ruth Calder; Birth; #3; -29980; Hamburg; The first of two.
Marriage of Ruth and Henry; Marriage; #3; -21800; Leith; Two languages and one piper.
Death of Karl Brandt; Death; #2; -12100; Hamburg; The pilots lowered their flags.
Birth of Ines Calder; Birth; #9; -11200; Hamburg; On the first warm day of the year.
The move to Mill Lane; Move; #6; -9000; Hamburg; Four rooms and a garden.`,
        can: 'create,edit,delete,filter',
      }),
    ],
    [
      'family photo',
      describeThing({
        isComplete: true,
        names: 'photo of a family',
        archetype: 'media',
        icon: 'image',
        fields:
          'title!,picture:image,category(Portraits|Feasts|Places|Everyday),familyMember>familyMember,takenOn:date,description:longtext',
        columns: 'title picture category familyMember takenOn description',
        labels: { familyMember: 'Who is on it', takenOn: 'Taken on' },
        rows: `Elsa at the sewing machine; cloth dress textile; Portraits; #1; -33000; The oldest picture we have.
The pilot boat; ship boat port; Everyday; #2; -31000; Karl is the one who does not look at the camera.
Wedding in Leith; wedding gift; Feasts; #3; -21800; Ruth and Henry, and forty guests.
The house in Mill Lane; house cottage; Places; #6; -8900; Before the apple tree.
Thomas and the boat; ship wood boat; Everyday; #8; -7000; On the day it first floated.
Sunday table; dinner meal food; Feasts; #7; -900; Eleven people and three languages.`,
        can: 'create,edit,delete,filter,share',
      }),
    ],
  ]),
  aliases: {
    tree: 'family member',
    'family tree': 'family member',
    relative: 'family member',
    ancestor: 'family member',
    person: 'family member',
    parent: 'family member',
    spouse: 'family member',
    child: 'family member',
    'profile relative': 'family member',
    event: 'family event',
    birth: 'family event',
    marriage: 'family event',
    death: 'family event',
    photo: 'family photo',
    picture: 'family photo',
    biography: 'family member',
    memory: 'family member',
  },
  parts: [
    {
      answers: /\b(?:photos?|pictures?|albums?|gallery|scans?)\b/,
      title: 'Photos',
      icon: 'image',
      sections: [
        {
          type: 'photoWall',
          title: 'Photos',
          text: 'Press one to see it large; the arrow keys move on.',
          entity: 'familyPhoto',
        },
        listOf('familyPhoto', 'Add and describe photos', { view: 'list' }),
      ],
    },
    {
      answers: /\b(?:events?|births?|marriages?|deaths?|weddings?|timeline|calendar|record\w*)\b/,
      title: 'Events',
      icon: 'calendar-days',
      sections: [listOf('familyEvent', 'Births, marriages, deaths', { view: 'table' })],
    },
    {
      answers:
        /\b(?:shar(?:e|es|ing)|profiles?|search\w*|relatives?|members?|people|ancestors?|biograph\w*|memor(?:y|ies)|stor(?:y|ies))\b/,
      title: 'People',
      icon: 'users',
      path: '/people',
      sections: [
        listOf('familyMember', 'People', {
          text: 'Search by name or place. Open somebody for their whole profile, and to share it.',
        }),
      ],
    },
    {
      answers:
        /\b(?:family|trees?|parents?|spouses?|children|child|siblings?|build\w*|generations?|spouse)\b/,
      title: 'Family tree',
      icon: 'network',
      sections: [
        {
          type: 'familyTree',
          title: 'The family',
          text: 'Choose somebody to see whose child they are, and to add parents, a spouse or children.',
          entity: 'familyMember',
        },
      ],
    },
  ],
  limits: ['A shared link opens on this device; others need an account on a server of yours.'],
}
