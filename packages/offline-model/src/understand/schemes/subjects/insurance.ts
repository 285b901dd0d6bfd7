import type { Scheme } from '../scheme.ts'
import { describeThing, listOf } from '../describe-thing.ts'

/** What can be insured, what it costs, and what becomes of a claim. */
export const insurance: Scheme = {
  id: 'insurance',
  about: /\binsur(?:ance|er|ers)\b/,
  also: /\b(?:premiums?|claims?|polic(?:y|ies)|quotes?|coverage)\b/,
  not: /\b(?:vehicle management|fleet|agents? management|crm|news|blog|insurance management)\b/,
  wishes: 'all',
  kind: 'company',
  mood: 'calm',
  line: 'Insured, and you know why',
  purpose: 'Compare, work out what it costs, and follow every claim',
  things: new Map([
    [
      'insurance product',
      describeThing({
        isComplete: true,
        names: 'insurance on offer',
        archetype: 'sellable',
        icon: 'shield',
        fields:
          'name!*,picture:image,category(Person|Home|Travel|Vehicle),price!:money[3..90],covers:text,notCovered:text,waiting:text,description:longtext',
        columns: 'name category price covers notCovered waiting description',
        labels: {
          price: 'Price a month from',
          covers: 'Covers',
          notCovered: 'Does not cover',
          waiting: 'Begins after',
        },
        rows: `Health plus; Person; 34; Doctors, hospital, medicine; Cosmetic treatment; Three months; Adds to what everybody has: a room of your own, and the doctor of your choice.
Term life; Person; 14; Death from illness or accident; Risky professions; One month; A sum for those who depend on you, for as long as they do.
Accident; Person; 9; Injury, rehabilitation; Extreme sports; At once; Pays when you cannot work after an accident, at home or on the way.
Household; Home; 8; Fire, water, theft; Wear and tear; At once; What you own, at today's price, against fire, water and theft.
Building; Home; 22; Fire, storm, hail; Flooding by neglect; At once; The house itself, from the cellar to the roof.
Travel; Travel; 6; Illness abroad, luggage; Known illnesses; At once; For every journey of up to eight weeks.
Car; Vehicle; 29; Damage to others, theft; Racing; At once; What you do to others, and what others do to your car.
Bicycle; Vehicle; 5; Theft, accident damage; Unlocked bicycles; At once; Also overnight, also in front of the station.`,
        can: 'filter,compare,favourite,book',
        editableBy: 'staff',
      }),
    ],
    [
      'policy',
      describeThing({
        isComplete: true,
        names: 'bought policy',
        archetype: 'record',
        icon: 'file-check',
        fields:
          'number!*:text,insuranceProduct>insuranceProduct,holder:text,coverage:money[5000..1000000],premium:money[3..400],startsOn:date,endsOn:date,status(Active|Expired|Cancelled)',
        columns: 'number insuranceProduct holder coverage premium startsOn endsOn status',
        labels: { premium: 'Premium a month' },
        flow: 'policy',
        rows: `POL-1001; #1; Ines Calder; 100000; 47.2; -200; 165; Active
POL-1002; #4; Tom Reyes; 50000; 8; -90; 275; Active
POL-1003; #6; Ada Nkemelu; 30000; 4.1; -400; -35; Expired
POL-1004; #7; Ines Calder; 150000; 61.5; -20; 345; Active`,
        can: 'filter,print',
        editableBy: 'owner',
      }),
    ],
    [
      'claim',
      describeThing({
        isComplete: true,
        names: 'filed claim',
        archetype: 'record',
        icon: 'heart-handshake',
        fields:
          'title!,policy!>policy,kind!(Damage|Loss|Theft|Illness|Other),happenedOn!:date,amount!:money[0..500000],description!:longtext,document:file,secondDocument:file,status(Submitted|In review|Documents needed|Approved|Rejected|Paid out)',
        columns: 'title policy kind happenedOn amount description document secondDocument status',
        labels: {
          title: 'What happened',
          document: 'Document',
          secondDocument: 'Another document',
          amount: 'Amount claimed',
        },
        flow: 'insuranceClaim',
        rows: `Water in the kitchen; #2; Damage; -6; 1840; A hose of the dishwasher broke at night. The floor and one cupboard are damaged.; floor.jpg; invoice.pdf; In review
Broken window of the car; #4; Damage; -2; 390; A stone from a lorry on the motorway.; window.jpg; ~; Submitted
Hospital stay; #1; Illness; -40; 2250; Four days after an operation on the knee.; discharge.pdf; ~; Paid out
Stolen suitcase; #3; Theft; -60; 720; Taken from the train between two stations.; police-report.pdf; receipt.pdf; Documents needed`,
        can: 'create,edit,filter,comment',
        editableBy: 'owner',
      }),
    ],
  ]),
  aliases: {
    product: 'insurance product',
    'product introduction': 'insurance product',
    insurance: 'insurance product',
    'insurance plan': 'insurance product',
    plan: 'insurance product',
    premium: 'insurance product',
    'insurance policy': 'policy',
    'insurance claim': 'claim',
    document: 'claim',
    accident: 'claim',
  },
  parts: [
    {
      answers: /\bcompar\w*/,
      title: 'Compare',
      icon: 'scale',
      sections: [
        {
          type: 'compare',
          title: 'Compare',
          text: 'Choose two or three, and see them side by side.',
          entity: 'insuranceProduct',
        },
      ],
    },
    {
      answers:
        /\b(?:(?:submit|file|report|mak|hand)\w* (?:in )?(?:an? |their |insurance |new )?(?:claims?|accidents?|damages?|losses)|accidents?|documents?|upload\w*)\b/,
      title: 'Submit a claim',
      icon: 'file-up',
      sections: [
        {
          type: 'recordForm',
          title: 'Submit a claim',
          text: 'Choose the policy, tell what happened, and add photos or papers.',
          entity: 'claim',
          submitLabel: 'Submit claim',
        },
      ],
    },
    {
      answers: /\b(?:claims?|progress|status|track\w*|follow\w*)\b/,
      title: 'Claims',
      icon: 'heart-handshake',
      sections: [
        listOf('claim', 'Claims', { view: 'list', text: 'Open a claim to see every step of it.' }),
        { type: 'kanban', title: 'How far they are', text: '', entity: 'claim', field: 'status' },
      ],
    },
    {
      answers:
        /\b(?:calculat\w*|premiums?|quotes?|buy\w*|purchas\w*|polic(?:y|ies)|age|coverage|price\w*|tariff|pay\w*)\b/,
      title: 'Calculate and buy',
      icon: 'calculator',
      path: '/calculate',
      sections: [
        {
          type: 'premium',
          title: 'What does it cost?',
          text: 'By age, coverage and what you bear yourself. The price is worked out as you type.',
          entity: 'insuranceProduct',
          policiesIn: 'policy',
          methods: ['card', 'bank', 'paypal'],
        },
      ],
    },
    {
      answers: /(?!)/,
      title: 'Policies',
      icon: 'file-check',
      sections: [listOf('policy', 'Policies', { view: 'list' })],
    },
    {
      answers: /\b(?:products?|introductions?|insurances?|plans?|offers?|browse)\b/,
      title: 'Insurance',
      icon: 'shield',
      path: '/insurance',
      sections: [listOf('insuranceProduct', 'What we insure')],
    },
  ],
  limits: ['Tariffs and terms are samples, and no money moves. Nobody is insured by this app.'],
}
