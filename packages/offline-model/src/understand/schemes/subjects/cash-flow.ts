import type { Scheme } from '../scheme.ts'
import { describeThing, listOf } from '../describe-thing.ts'

/** What a company will have in its account, month by month. */
export const cashFlow: Scheme = {
  id: 'cashflow',
  about:
    /\b(?:cash[- ]?flow|liquidity|runway)\b|\bfinancial (?:forecast|projection)\w*|\b(?:forecast|project)\w* (?:of )?(?:the |our )?(?:finances|(?:bank |account )?balance)/,
  wishes: 'all',
  kind: 'finance',
  mood: 'calm',
  line: 'Know what will be in the account',
  purpose: 'What was paid, what is planned, and what becomes of it in the best and in the worst case',
  opensWith: 'forecast',
  things: new Map([
    [
      'transaction',
      describeThing({
        isComplete: true,
        names: 'account transaction',
        archetype: 'transaction',
        icon: 'receipt',
        fields:
          'title!,amount!:money[0..1000000],type!(Income|Expense),category(Sales|Services|Rent|Salaries|Software|Marketing|Taxes|Other),date!',
        columns: 'title amount type category date',
        rows: `Invoice 2038, Hollow Oak; 4200; Income; Services; -3
Office rent; 1450; Expense; Rent; -5
Online sales; 1860; Income; Sales; -8
Cloud storage; 89; Expense; Software; -10
Salaries; 5200; Expense; Salaries; -12
Invoice 2037, Brightwater; 3150; Income; Services; -16
Trade fair booth; 780; Expense; Marketing; -21
Online sales; 2140; Income; Sales; -27
Printer paper; 38.9; Expense; Other; -30
Office rent; 1450; Expense; Rent; -35
Invoice 2036, Hollow Oak; 4200; Income; Services; -38
Salaries; 5200; Expense; Salaries; -42`,
        can: 'create,edit,delete,filter,import,export',
      }),
    ],
    [
      'planned payment',
      describeThing({
        isComplete: true,
        names: 'planned payment',
        archetype: 'record',
        icon: 'calendar-clock',
        fields:
          'title!,amount!:money[0..1000000],type!(Income|Expense),every!(Once|Every week|Every month|Every quarter|Every year),date!,endsOn:date',
        columns: 'title amount type every date endsOn',
        labels: { date: 'First on', every: 'Repeats', endsOn: 'Last on (optional)' },
        rows: `Retainer, Hollow Oak; 4200; Income; Every month; 6; ~
Online sales; 480; Income; Every week; 2; ~
Maintenance contract, Brightwater; 2600; Income; Every quarter; 20; ~
Office rent; 1450; Expense; Every month; 4; ~
Salaries; 5200; Expense; Every month; 12; ~
Software; 240; Expense; Every month; 9; ~
Insurance; 1900; Expense; Every year; 75; ~
New laptops; 3400; Expense; Once; 48; ~
Project fee, Larkspur; 7500; Income; Once; 95; ~`,
      }),
    ],
  ]),
  aliases: {
    payment: 'planned payment',
    'recurring payment': 'planned payment',
    'recurring expense': 'planned payment',
    income: 'planned payment',
    expense: 'planned payment',
    'planned income': 'planned payment',
    'bank transaction': 'transaction',
    forecast: 'planned payment',
    scenario: 'planned payment',
  },
  parts: [
    {
      answers: /\b(?:upload|import|csv|bank (?:statement|file)s?)/,
      title: 'Import',
      icon: 'file-up',
      sections: [
        {
          type: 'statementImport',
          title: 'Import transactions',
          text: 'A CSV file with a date, a description and an amount, as banks export it. What is there already is not added twice.',
          entity: 'transaction',
        },
      ],
    },
    {
      answers:
        /\b(?:forecast|projection|balance|scenario|optimistic|pessimistic|best[- ]case|worst[- ]case|twelve months|12 months|next (?:months|year)|charts?|graph|runway)/,
      title: 'Forecast',
      icon: 'trending-up',
      sections: [
        {
          type: 'forecast',
          title: 'Forecast',
          text: 'The balance at the end of each month, as planned, in the best and in the worst case.',
          entity: 'transaction',
          plannedIn: 'plannedPayment',
          months: 12,
        },
      ],
    },
    {
      answers:
        /\b(?:recurring|planned|plan|regular|repeat\w*|upcoming|fixed|income|expenses?|invoices?|bills?)\b/,
      title: 'Planned payments',
      icon: 'calendar-clock',
      sections: [listOf('plannedPayment', 'Planned income and expenses', { view: 'table' })],
    },
    {
      answers: /\b(?:transactions?|payments?|bank|account)\b/,
      title: 'Transactions',
      icon: 'receipt',
      sections: [listOf('transaction', 'Transactions', { view: 'table' })],
    },
  ],
}
