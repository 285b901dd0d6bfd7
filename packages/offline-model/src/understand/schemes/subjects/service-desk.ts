import type { Scheme } from '../scheme.ts'
import { describeThing, listOf } from '../describe-thing.ts'

/** Customers ask, agents answer, and managers see how long it takes. */
export const serviceDesk: Scheme = {
  id: 'servicedesk',
  about:
    /\b(?:customer (?:service|support|care)|help ?desk|service desk|support) (?:tickets?|ticketing|desk|system|portal|platform|center|centre)\b|\bticket(?:ing)? (?:system|platform|tool|management)\b/,
  also: /\b(?:agents?|repl(?:y|ies)|priorit\w+|knowledge base|merg\w+|assign\w*)\b/,
  not: /\b(?:events?|concerts?|cinema|train|flight|travel)\b/,
  wishes: 'all',
  kind: 'company',
  mood: 'calm',
  line: 'Every question gets an answer',
  purpose: 'Hand in a ticket, follow the answers, and find what others asked before',
  hasAccounts: true,
  things: new Map([
    [
      'ticket',
      describeThing({
        isComplete: true,
        names: 'service ticket',
        hidden: ['agent', 'openedOn', 'firstReplyHours'],
        archetype: 'task',
        icon: 'ticket',
        fields:
          'title!,customer:text,category(Delivery|Payment|Account|Product),priority(Low|Normal|High|Urgent),agent:text,openedOn:date,firstReplyHours:text,status(Open|In progress|Waiting|Solved|Merged),description!:longtext',
        columns: 'title customer category priority agent openedOn firstReplyHours status description',
        labels: { firstReplyHours: 'First reply after (hours)' },
        flow: 'serviceTicket',
        rows: `Parcel has not arrived; Ines Calder; Delivery; High; Nora Lind; -1; 1.5; In progress; The parcel was due on Monday and the tracking has not moved since.
Charged twice; Tom Reyes; Payment; Urgent; Nora Lind; -2; 0.6; Waiting; My card shows the same amount twice for one order.
Cannot sign in; Ada Nkemelu; Account; High; ~; 0; ~; Open; The password is right, and the page only says that it is not.
Wrong colour delivered; Leo Marchetti; Product; Normal; Jonas Weber; -4; 5; Solved; I ordered blue and received green.
Parcel is late; Ines Calder; Delivery; Normal; ~; 0; ~; Open; Again about my parcel, which is still not here.
Change of address; Mei Tanaka; Account; Low; Jonas Weber; -6; 9; Solved; I moved and need a new address for invoices.
Invoice without tax number; Tom Reyes; Payment; Normal; ~; -1; ~; Open; Our bookkeeping needs the tax number on the invoice.`,
        can: 'create,edit,filter,comment',
        editableBy: 'owner',
        taker: 'agent',
        steps: [
          {
            label: 'Assign',
            from: ['Open'],
            to: 'In progress',
            roles: [],
            needsReason: false,
            asks: ['agent'],
          },
        ],
      }),
    ],
    [
      'help article',
      describeThing({
        isComplete: true,
        names: 'help centre article',
        archetype: 'document',
        icon: 'book-open',
        fields: 'title!,category(Delivery|Payment|Account|Product),changedOn:date,body!:longtext',
        columns: 'title category changedOn body',
        rows: `Where is my parcel?; Delivery; -12; Open your order and press Track. Parcels are handed over on the day after you order, and arrive within three working days.
How do I return something?; Product; -30; Pack it as it came, print the label from your order, and hand it in at any parcel shop within 30 days.
How do I change my password?; Account; -45; Press New password on the page where you sign in, and choose one with at least eight signs.
Why was I charged twice?; Payment; -8; One of the two is a reservation by your bank, which goes away within five days. If it stays, hand in a ticket.
Which ways of paying are there?; Payment; -60; Card, bank transfer and invoice. An invoice is due after 14 days.
Where do I find my invoice?; Payment; -22; Open the order and press Invoice. It can be printed and saved as a PDF.`,
        can: 'create,edit,delete,filter,like,comment',
        editableBy: 'staff',
      }),
    ],
  ]),
  aliases: {
    'knowledge base': 'help article',
    'knowledge base article': 'help article',
    article: 'help article',
    faq: 'help article',
    reply: 'ticket',
    priority: 'ticket',
    'support ticket': 'ticket',
    request: 'ticket',
    'response time': 'ticket',
  },
  parts: [
    {
      answers: /\b(?:response times?|reply times?|performance|statistics|reports?|dashboard|sla)\b/,
      title: 'Response times',
      icon: 'timer',
      isForStaff: true,
      sections: [
        {
          type: 'responseTimes',
          title: 'Response times',
          text: 'How long customers wait for a first answer.',
          entity: 'ticket',
        },
      ],
    },
    {
      answers: /\bmerg\w*|\bduplicates?\b/,
      title: 'Merge',
      icon: 'git-branch',
      isForStaff: true,
      sections: [
        {
          type: 'merge',
          title: 'Merge tickets',
          text: 'Two tickets about the same become one. What was said moves along.',
          entity: 'ticket',
        },
      ],
    },
    {
      answers:
        /\b(?:knowledge (?:base|articles?)|articles?|faqs?|help (?:center|centre|pages?)|self[- ]service)\b/,
      title: 'Help',
      icon: 'book-open',
      path: '/help',
      sections: [listOf('helpArticle', 'What others asked', { view: 'list' })],
    },
    {
      answers:
        /\b(?:submit\w*|hand in|open\w* (?:an? )?tickets?|creat\w* (?:an? )?tickets?|new tickets?|rais\w* tickets?)\b/,
      title: 'New ticket',
      icon: 'send',
      sections: [
        {
          type: 'recordForm',
          title: 'How can we help?',
          text: 'Tell us what happened. You find the answers under My tickets.',
          entity: 'ticket',
          submitLabel: 'Hand in',
        },
      ],
    },
    {
      answers: /\b(?:assign\w*|agents?|change the status|status|priorit\w*|queue|inbox|all tickets)\b/,
      title: 'All tickets',
      icon: 'inbox',
      path: '/tickets',
      isForStaff: true,
      sections: [
        {
          type: 'kanban',
          title: 'Tickets by state',
          text: 'Open a ticket to assign it, to answer it and to change its state.',
          entity: 'ticket',
          field: 'status',
        },
        listOf('ticket', 'All tickets', { view: 'table' }),
      ],
    },
    {
      answers: /\b(?:repl\w*|answers?|my tickets|follow|respond\w*|conversation|comment\w*|tickets?)\b/,
      title: 'My tickets',
      icon: 'ticket',
      sections: [
        listOf('ticket', 'My tickets', {
          view: 'list',
          scope: 'mine',
          text: 'Open a ticket to read the answers and to write back.',
        }),
      ],
    },
  ],
}
