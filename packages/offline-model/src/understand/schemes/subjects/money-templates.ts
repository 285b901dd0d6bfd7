import { template } from '../../subjects/entity-template.ts'

/** What comes in and goes out of one's own pocket. */
export const moneyEntry = template({
  names: 'entry of a household book',
  archetype: 'transaction',
  icon: 'wallet',
  fields:
    'title!,type!(Expense|Income),amount!:money,category!(Salary|Housing|Food|Transport|Health|Leisure|Shopping|Other),date!,notes:longtext',
  columns: 'title type amount category date notes',
  rows: `Groceries; Expense; 64.2; Food; -1; Market and bakery.
Salary; Income; 2850; Salary; -3; For this month.
Rent; Expense; 940; Housing; -2; Standing order.
Train ticket; Expense; 38; Transport; -4; To see my sister.
Cinema; Expense; 24; Leisure; -6; Two seats.
Electricity; Expense; 71.5; Housing; -9; Monthly share.
Groceries; Expense; 82.9; Food; -11; For the whole week.
Sold the old bicycle; Income; 120; Other; -13; To a neighbour.
Dentist; Expense; 45; Health; -16; Check-up.
Winter boots; Expense; 95; Shopping; -19; They should last.
Salary; Income; 2850; Salary; -33; For last month.
Rent; Expense; 940; Housing; -32; Standing order.
Groceries; Expense; 71.4; Food; -36; Market.
Concert; Expense; 58; Leisure; -41; Worth it.`,
})
