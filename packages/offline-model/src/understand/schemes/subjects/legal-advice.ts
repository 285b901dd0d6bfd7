import { addBooking } from '../add-booking.ts'
import { addThing } from '../add-thing.ts'
import { describeThing } from '../describe-thing.ts'
import { addList, addPage } from '../lay-out.ts'
import { step } from '../step.ts'
import type { Scheme } from '../scheme.ts'

/** Lawyers are found and booked, questions asked, contracts filled in, and cases followed. */
export const legalAdvice: Scheme = {
  id: 'legalAdvice',
  about:
    /\b(?:legal (?:consultation|advice|services?|help|aid|platform)|(?:online )?(?:lawyers?|attorneys?) (?:consultation|platform|booking|search|finder))\b/,
  also: /\b(?:contract|templates?|cases?|questions?|consult\w*)\b/,
  not: /\b(?:law firm|our firm|practice areas|blog|landing)\b/,
  wishes: 'long',
  hears: 'wordsAndSentence',
  kind: 'booking',
  mood: 'elegant',
  line: 'Know where you stand',
  supporting: 'Find a lawyer, ask a question, fill in a contract, and follow your case',
  steps: [
    ['Ask or look', 'Put your question, or find a lawyer for the field it belongs to.'],
    ['Book a time', 'What is free is shown, with the fee of the hour.'],
    ['Follow your case', 'Every step is on your list, from the first talk to the decision.'],
  ],
  invitation: {
    title: 'Something on your mind?',
    text: 'Write it down in a few sentences. It costs nothing.',
  },
  parts: [
    { answers: /\bcontracts?\b|\btemplates?\b|\bdocuments?\b|\bdownload\w*/, title: 'Contracts' },
    { answers: /\bcases?\b|\bprogress\b|\btrack\w*/, title: 'My cases' },
    {
      answers:
        /\bquestions?\b|\bask\w*|\bq&a\b|\bonline consultations?\b|\bconsult(?:ation|ing)?s?\b(?!.*\bbook)/,
      title: 'Ask a question',
    },
    { answers: /\bbook\w*|\bappointments?\b|\bschedul\w*|\breserv\w*/, title: 'Book a lawyer' },
    { answers: /\blawyers?\b|\battorneys?\b|\bsearch\w*|\bfind\w*|\breviews?\b/, title: 'Lawyers' },
  ],
  build(draft) {
    const lawyer = addThing(
      draft,
      'lawyer',
      describeThing({
        names: 'lawyer',
        archetype: 'person',
        icon: 'scale',
        fields:
          'name!,picture,field(Family|Work|Tenancy|Contracts|Traffic|Inheritance),city(Lisbon|Vienna|Hamburg|Toronto),fee:money[60..220],experience:number[3..28]{years},languages:tags,rating,bio:longtext',
        columns: 'name field city fee experience languages bio',
        rows: `Nora Lind; Family; Vienna; 120; 14; German, English; Separations without a war, and agreements that last.
Samuel Okafor; Work; Hamburg; 140; 9; English, German; Dismissals, references and unpaid hours.
Ines Duarte; Tenancy; Lisbon; 95; 11; Portuguese, English; Rent, repairs and deposits, for both sides.
Paul Mercier; Contracts; Toronto; 180; 22; French, English; Reads the small print so that you need not.
Amara Obi; Traffic; Hamburg; 90; 6; English, German; Fines, licences and what an insurer owes you.
Luca Ferrari; Inheritance; Vienna; 160; 18; Italian, German; Wills, shares and quarrels among siblings.
Mei Tanaka; Contracts; Toronto; 150; 12; Japanese, English; Small firms and their first large contracts.
Jonas Weber; Work; Vienna; 110; 7; German; Works councils, shifts and maternity leave.
Elena Petrova; Family; Lisbon; 105; 8; Russian, Portuguese; Custody, and grandparents who are left out.
Victor Hale; Inheritance; Toronto; 175; 25; English; Estates with houses in two countries.`,
        can: 'filter,rate',
        mentions: 9,
        ranges: 'fee',
      }),
    )
    const question = addThing(
      draft,
      'legal question',
      describeThing({
        names: 'legal question',
        archetype: 'post',
        icon: 'message-circle',
        fields:
          'title!:text,field(Family|Work|Tenancy|Contracts|Traffic|Inheritance),question!:longtext,askedBy:text,answer:longtext,answeredBy:text,askedOn:date,status(Open|Answered)',
        columns: 'title field question askedBy answer answeredBy status',
        rows: `Can my landlord keep the deposit?; Tenancy; I moved out two months ago and hear nothing.; Hana; In most places there is a deadline and a duty to list what is kept. Ask for that list in writing and set a date.; Ines Duarte; Answered
Do I have to work on my day off?; Work; My shift plan was changed the evening before.; Omar; A plan can usually be changed only with notice. Look into your contract for the number of days.; Samuel Okafor; Answered
Is a contract by e-mail valid?; Contracts; We agreed on everything by e-mail, nothing is signed.; Clara; Often it is, for things that need no special form. Keep every message.; Paul Mercier; Answered
Who inherits without a will?; Inheritance; There are two children from two marriages.; Ben; ; ; Open`,
        can: 'create,filter,comment,like',
        steps: [step('Answer', 'Open > Answered', { asks: ['answer', 'answeredBy'] })],
      }),
    )
    hide(question, ['answer', 'answeredBy', 'askedOn'])
    const contract = addThing(
      draft,
      'contract template',
      describeThing({
        names: 'contract template',
        archetype: 'document',
        icon: 'file-text',
        fields: 'title!*,category(Home|Work|Business|Private),body!:longtext',
        can: '',
      }),
    )
    const legalCase = addThing(
      draft,
      'legal case',
      describeThing({
        names: 'legal case',
        archetype: 'task',
        icon: 'briefcase',
        fields:
          'title!:text,lawyer>lawyer,field(Family|Work|Tenancy|Contracts|Traffic|Inheritance),openedOn:date,nextDate:date,summary:longtext,status(Opened|Papers collected|Filed|Hearing|Decided|Withdrawn)',
        columns: 'title lawyer field summary status',
        rows: `Deposit of the old flat; Ines Duarte; Tenancy; The landlord keeps 1,800 without a list.; Filed
Unpaid night shifts; Samuel Okafor; Work; Forty-two hours from last winter.; Papers collected
Fine at the bus lane; Amara Obi; Traffic; The sign was covered by a tree.; Decided
Delivery that never came; Paul Mercier; Contracts; Paid in advance, the firm is silent.; Hearing`,
        can: 'create,edit,delete,filter,comment',
        steps: [
          step('Papers are complete', 'Opened > Papers collected'),
          step('File it', 'Papers collected > Filed'),
          step('Hearing is set', 'Filed > Hearing', { asks: ['nextDate'] }),
          step('Decided', 'Hearing > Decided'),
          step('Withdraw', 'Opened|Papers collected|Filed|Hearing > Withdrawn', { needsReason: true }),
        ],
      }),
    )
    addList(draft, lawyer, { view: 'cards' })
    addBooking(draft, {
      resource: lawyer,
      one: 'consultation',
      mode: 'slots',
      title: 'Book a lawyer',
      heading: 'Book a lawyer for an hour',
      text: 'Choose the lawyer, a day and a free time. Taken ones cannot be chosen.',
      own: 'My consultations',
    })
    addPage(draft, {
      title: 'Ask a question',
      icon: 'message-circle',
      section: {
        type: 'recordForm',
        title: 'Ask a legal question',
        text: 'Say what happened. Questions and answers can be read below by everybody, so leave names out.',
        entity: question.id,
        submitLabel: 'Ask the question',
      },
    })
    addList(draft, question, { title: 'Questions and answers', view: 'list', path: '/questions' })
    addPage(draft, {
      title: 'Contracts',
      icon: 'file-text',
      section: {
        type: 'documentTemplates',
        title: 'Contract templates',
        text: 'Choose a template, fill in the blanks, and take the contract along.',
        entity: contract.id,
        bodyField: 'body',
      },
    })
    addPage(draft, {
      title: 'My cases',
      icon: 'briefcase',
      section: {
        type: 'progressTracker',
        title: 'My cases',
        text: 'Every case with the steps that are behind it and before it.',
        entity: legalCase.id,
        isOwn: false,
      },
    })
    addList(draft, legalCase, { title: 'Open a case', view: 'table', path: '/cases' })
  },
}

function hide({ fields }: { fields: { id: string; inForm: boolean }[] }, ids: readonly string[]): void {
  for (const [at, field] of fields.entries())
    if (ids.includes(field.id)) fields[at] = { ...field, inForm: false }
}
