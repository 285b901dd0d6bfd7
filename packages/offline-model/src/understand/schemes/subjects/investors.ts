import type { Scheme } from '../scheme.ts'
import { describeThing, listOf } from '../describe-thing.ts'

/** Companies that seek money, and those who have some. */
export const investors: Scheme = {
  id: 'investors',
  about:
    /\b(?:startups?|founders?|ventures?|companies)\b.{0,40}\binvestors?\b|\binvestors?\b.{0,40}\b(?:startups?|founders?|pitch(?:es)?|match\w*)\b|\b(?:angel|venture|seed|startup) (?:invest\w+|funding|capital)\b|\b(?:deal flow|pitch) (?:platform|website|app|portal|system)\b/,
  not: /\b(?:investor relations|news|blog|crowdfunding|stocks?|crypto\w*)\b/,
  wishes: 'all',
  kind: 'community',
  mood: 'bold',
  line: 'Good ideas meet good money',
  purpose:
    'Pitches with their figures, investors with what they look for, and deals from the first call to the signature',
  hasAccounts: true,
  things: new Map([
    [
      'pitch',
      describeThing({
        isComplete: true,
        names: 'company pitch',
        archetype: 'catalogue',
        icon: 'rocket',
        many: 'pitches',
        fields:
          'title!*,picture:image,industry!(Health|Climate|Finance|Education|Software|Food),round!(Idea|Pre-seed|Seed|Series A|Series B),fundingGoal!:money[10000..20000000],equity!:percent[1..49],founder:text,city:place,problem:longtext,description!:longtext',
        columns: 'title industry round fundingGoal equity founder city problem description',
        labels: { title: 'Company', round: 'Stage', fundingGoal: 'Funding goal', equity: 'Equity offered' },
        rows: `Driftline; Climate; Seed; 900000; 12; Ines Calder; Hamburg; Rivers carry plastic to the sea every day.; Floating barriers that small towns can afford, with a service that empties them.
Nightlight Health; Health; Pre-seed; 350000; 9; Ada Nkemelu; Lisbon; Nurses on the ward lose an hour a shift to paper.; Notes by voice, checked by the nurse, filed where they belong.
Ledgerly; Finance; Series A; 4200000; 15; Tom Reyes; London; Small shops do their books at midnight.; Books that keep themselves from receipts and the bank.
Chalk; Education; Seed; 700000; 10; Mei Tanaka; Osaka; One teacher, thirty levels.; Exercises that find the level of each pupil, on paper as well.
Second Crust; Food; Idea; 60000; 6; Leo Marchetti; Turin; A third of all bread is thrown away.; Beer and crackers from yesterday's bread, made beside the bakery.
Patchwork; Software; Series B; 9500000; 14; Nora Winther; Copenhagen; Old software breaks when it is touched.; Finds what an old system really does, and writes the tests for it.
Saltgrid; Climate; Series A; 5200000; 18; Jonas Falk; Oslo; Wind blows when nobody needs it.; Batteries of salt and iron for a whole street.
Pulse Yard; Health; Seed; 850000; 11; Amara Diallo; Dakar; The next clinic is four hours away.; A clinic in a container, run by two people and a line to a hospital.`,
        can: 'create,edit,delete,filter,favourite,share,comment',
        editableBy: 'owner',
      }),
    ],
    [
      'investor profile',
      describeThing({
        isComplete: true,
        names: 'profile of an investor',
        archetype: 'person',
        icon: 'briefcase',
        fields:
          'name!*,picture:image,industries!:tags(Health|Climate|Finance|Education|Software|Food),rounds!:tags(Idea|Pre-seed|Seed|Series A|Series B),minTicket!:money[1000..20000000],maxTicket!:money[1000..20000000],city:place,email,bio:longtext',
        columns: 'name industries rounds minTicket maxTicket city email bio',
        labels: { industries: 'Industries', rounds: 'Stages', minTicket: 'From', maxTicket: 'Up to' },
        rows: `Nora Lind; Climate, Health; Seed, Series A; 250000; 5500000; Oslo; nora@example.com; Built and sold a company for sensors. Looks for things one can touch.
Harbour Angels; Food, Education; Idea, Pre-seed, Seed; 20000; 800000; Hamburg; angels@example.com; Eleven people who meet every second Thursday.
Northfold Capital; Software, Finance; Series A, Series B; 2000000; 12000000; London; hello@example.com; Takes few companies, and time for each.
Samuel Okafor; Health, Education; Pre-seed, Seed; 50000; 900000; Lagos; samuel@example.com; A physician who invests in what he would have needed.`,
        can: 'create,edit,delete,filter,favourite',
        editableBy: 'owner',
      }),
    ],
    [
      'deal',
      describeThing({
        isComplete: true,
        names: 'investment in talks',
        archetype: 'task',
        icon: 'handshake',
        fields:
          'title!,pitch>pitch,investor:text,amount!:money[1000..20000000],equity:percent[1..49],nextStepOn:date,status(First contact|Meeting|Due diligence|Term sheet|Closed|Passed),notes:longtext',
        columns: 'title pitch investor amount equity nextStepOn status notes',
        labels: { nextStepOn: 'Next step on', status: 'Stage' },
        flow: 'investment',
        rows: `Driftline, lead; #1; Nora Lind; 600000; 8; 4; Due diligence; Waiting for the numbers of the second town.
Saltgrid; #7; Nora Lind; 2500000; 9; 9; Meeting; Visit of the test street.
Chalk; #4; Samuel Okafor; 200000; 3; 2; First contact; Call on Thursday.
Pulse Yard; #8; Samuel Okafor; 350000; 5; 12; Term sheet; With the lawyers.
Second Crust; #5; Harbour Angels; 60000; 6; -10; Closed; Signed at the bakery.
Ledgerly; #3; Northfold Capital; 3000000; 11; -20; Passed; Too early for us.`,
        can: 'create,edit,delete,filter',
      }),
    ],
  ]),
  aliases: {
    'company pitch': 'pitch',
    startup: 'pitch',
    project: 'pitch',
    company: 'pitch',
    investor: 'investor profile',
    profile: 'investor profile',
    'funding goal': 'pitch',
    equity: 'pitch',
    investment: 'deal',
  },
  parts: [
    {
      answers: /\b(?:messages?|chat|talk|contact|inbox)\b/,
      title: 'Messages',
      icon: 'message-circle',
      sections: [
        {
          type: 'chat',
          title: 'Messages',
          text: 'Write to founders and investors. Sample people answer with prepared sentences.',
          people: ['Nora Lind', 'Harbour Angels', 'Ines Calder', 'Ada Nkemelu', 'Tom Reyes'],
          hasGroups: false,
        },
      ],
    },
    {
      answers: /\b(?:deals?|investments?|pipeline|track\w*|through stages|negotiat\w*|term sheets?)\b/,
      title: 'Deals',
      icon: 'handshake',
      sections: [
        {
          type: 'kanban',
          title: 'Deals by stage',
          text: 'Drag a deal on, or open it and press the next step.',
          entity: 'deal',
          field: 'status',
        },
        listOf('deal', 'All deals', { view: 'table' }),
      ],
    },
    {
      answers: /\bmatch\w*|\brecommend\w*|\bsuggest\w*/,
      title: 'Matching',
      icon: 'sparkles',
      sections: [
        {
          type: 'matching',
          title: 'What fits',
          text: 'Pitches by industry, stage and amount, the best first, and why.',
          entity: 'pitch',
          profilesIn: 'investorProfile',
        },
      ],
    },
    {
      answers:
        /\b(?:publish|post|creat\w*|submit\w*|upload\w*) (?:an? |their |own |new |company )?(?:pitch\w*|projects?|business plans?)|\b(?:project|pitch) submission\b|\bfunding goal\b|\bequity\b/,
      title: 'Publish a pitch',
      icon: 'rocket',
      sections: [
        {
          type: 'recordForm',
          title: 'Publish a pitch',
          text: 'Tell what you do, how much you seek, and what you offer for it.',
          entity: 'pitch',
          submitLabel: 'Publish',
        },
      ],
    },
    {
      answers: /\bsav(?:e|es|ed|ing)\b|\bfavou?rites?\b|\bbookmark\w*|\bwatch ?list\b/,
      title: 'Saved',
      icon: 'bookmark',
      sections: [
        listOf('pitch', 'Saved pitches', {
          scope: 'favourites',
          text: 'Press the heart of a pitch to save it.',
        }),
      ],
    },
    {
      answers: /\binvestors? (?:profiles?|directory|list|certification)\b|\bprofiles?\b/,
      title: 'Investors',
      icon: 'briefcase',
      sections: [
        listOf('investorProfile', 'Investors', { text: 'Who looks for what. Add a profile of your own.' }),
      ],
    },
    {
      answers:
        /\b(?:pitch(?:es)?|projects?|startups?|compan(?:y|ies)|browse|filter\w*|industry|stage|search\w*)\b/,
      title: 'Pitches',
      icon: 'rocket',
      sections: [listOf('pitch', 'Pitches', { text: 'Narrow them by industry and stage.' })],
    },
  ],
  limits: ['Companies and people are samples. Money does not move here, and nothing is an offer.'],
}
