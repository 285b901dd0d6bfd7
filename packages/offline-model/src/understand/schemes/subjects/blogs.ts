import { addThing } from '../add-thing.ts'
import { describeThing } from '../describe-thing.ts'
import { addList, addPage } from '../lay-out.ts'
import { needRole } from '../need-role.ts'
import type { Draft } from '../../compose/draft.ts'
import type { Scheme } from '../scheme.ts'

/** A blog that somebody writes: drafts become articles, readers comment, and everything is found by month. */
export const blogs: Scheme = {
  id: 'blogs',
  about: /\bblog(?:ging)?s?\b/,
  also: /^(?=[^]{0,4000}\b(?:drafts?|markdown|moderat\w*|archives?)\b)(?=[^]{0,4000}\b(?:comments?|categor\w*|tags?)\b)/,
  not: /\b(?:shop|store|video|micro-?blog|travel agency|company website|multi-user|platform for)\b/,
  wishes: 'long',
  hears: 'wordsAndSentence',
  kind: 'blog',
  mood: 'elegant',
  line: 'Written slowly, read in one go',
  supporting: 'Read by category, tag or month, and say what you think',
  invitation: { title: 'Start reading', text: 'Pick whatever catches your eye.' },
  parts: [
    { answers: /\bmoderat\w*|\b(?:manage|delete|hide|review) comments?\b/, title: 'Comments' },
    {
      answers:
        /\bdrafts?\b|\bmarkdown\b|\bwrit\w*|\bpublish\w*|\bedit\w*|\b(?:creat\w+|manage|delete) (?:articles?|posts?)\b/,
      title: 'Write',
    },
    { answers: /\barchives?\b|\bby (?:month|date)\b|\bmonths?\b/, title: 'Archive' },
    { answers: /\babout\b|\bprofile\b/, title: 'About' },
    {
      answers:
        /\barticles?\b|\bposts?\b|\bcategor\w*|\btags?\b|\bsearch\w*|\bcomments?\b|\blikes?\b|\bread\w*|\bbrows\w*/,
      title: 'Articles',
    },
  ],
  build(draft) {
    castOwner(draft)
    const article = addThing(
      draft,
      'article',
      describeThing({
        names: 'article',
        archetype: 'document',
        icon: 'newspaper',
        fields:
          'title!*,picture,category(Days|Travel|Books|Kitchen|Notes),tags:tags,author:text,publishedOn:date,readingTime:duration,summary:longtext,body!:longtext',
        columns: 'title category tags author publishedOn readingTime summary body',
        rows: articles,
        can: 'filter,like,comment,share',
        mentions: 12,
        editableBy: 'staff',
      }),
    )
    for (const [at, field] of article.fields.entries())
      if (field.id === 'tags') article.fields[at] = { ...field, isFilter: true }
    const draftEntity = addThing(
      draft,
      'draft',
      describeThing({
        names: 'draft',
        archetype: 'configuration',
        icon: 'pencil',
        fields: 'title!:text,category:text,tags:tags,summary:longtext,body:longtext',
        columns: 'title category summary body',
        rows: `What the cellar taught me; Days; Not finished yet.; # What the cellar taught me
Ten more pages of the map; Travel; Notes for later.; - the ferry at dawn
On lending books; Books; A beginning.; I lend books as others lend umbrellas.
Bread, third attempt; Kitchen; To be tried on Sunday.; It rose, and then it did not.`,
        can: '',
      }),
    )
    addList(draft, article, { view: 'magazine' })
    addPage(draft, {
      title: 'Archive',
      icon: 'archive',
      section: {
        type: 'archive',
        title: 'Archive',
        text: 'Everything that was published, month by month.',
        entity: article.id,
        dateField: 'publishedOn',
      },
    })
    addPage(draft, {
      title: 'Write',
      icon: 'square-pen',
      isForStaff: true,
      section: {
        type: 'articleDesk',
        title: 'Write',
        text: 'Drafts are seen by you alone until you publish them.',
        entity: article.id,
        drafts: draftEntity.id,
      },
    })
    addPage(draft, {
      title: 'Comments',
      icon: 'messages-square',
      isForStaff: true,
      section: {
        type: 'commentDesk',
        title: 'Comments',
        text: 'What readers wrote below your articles: let it stand, hide it, or delete it.',
        entity: article.id,
      },
    })
    if (/\babout\b/.test(draft.words))
      addPage(draft, {
        title: 'About',
        icon: 'user',
        section: {
          type: 'prose',
          title: 'About',
          text: '',
          paragraphs: [
            'I write about days, journeys, books and what comes out of my oven. A sample text: make it yours.',
          ],
        },
      })
  },
}

/** One person writes, the others read. */
function castOwner(draft: Draft): void {
  draft.roles.clear()
  needRole(draft, { id: 'reader', label: 'Reader', isStaff: false }, true)
  const isAuthor = /\bauthors?\b/.test(draft.words)
  const isAdmin = /\badmin\w*\b/.test(draft.words)
  const label = isAdmin ? 'Administrator' : isAuthor ? 'Author' : 'Owner'
  needRole(draft, { id: isAdmin ? 'blogAdministrator' : label.toLowerCase(), label, isStaff: true })
}

const articles = `The ferry at six; Travel; sea, morning, slow; The owner; -4; 4; Nobody talks on the first boat.; # The ferry at six  Nobody talks on the first boat. **Everybody** holds a cup.  - The engine starts.  - The gulls begin.  - The harbour gets small.  > Whoever sits on the left sees the lighthouse.
A loaf that failed; Kitchen; bread, mistakes; The owner; -12; 3; It was flat, and we ate it all.; # A loaf that failed  I forgot the salt. *Then* I forgot the oven.  ## What I learned  Write the time on the door.
Letters in old books; Books; paper, finds; The owner; -23; 5; What falls out when one opens them.; # Letters in old books  A tram ticket, a pressed fern, and a shopping list from 1962: **butter, thread, courage**.
The year of the pear tree; Days; garden, weather; The owner; -37; 4; Two blossoms, one pear.; # The year of the pear tree  Two blossoms in April. One pear in October. We shared it among five.
Walking the old border; Travel; walking, history; The owner; -52; 7; Forty kilometres, eleven stones.; # Walking the old border  There are eleven stones left. Each has a letter on two sides.
Soup for rainy days; Kitchen; soup, autumn; The owner; -68; 3; Beans, time and a lid.; # Soup for rainy days  1 cup of beans, a night in water, and *patience*.
How I keep a notebook; Notes; paper, habits; The owner; -84; 4; One page a day, no rules.; # How I keep a notebook  - One page a day  - No rules  - A date on top
A house full of clocks; Days; sound, family; The owner; -103; 5; My grandfather wound them on Sundays.; # A house full of clocks  They never struck together. That was the point.`
