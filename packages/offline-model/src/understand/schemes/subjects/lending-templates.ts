import { template } from '../../subjects/entity-template.ts'

/** What a library keeps: its books, who reads them, what is lent and what is waited for. */
export const lendingTemplates = {
  book: template({
    names: 'book of a library',
    archetype: 'catalogue',
    icon: 'book-open',
    fields:
      'title!*,picture,author!:text,genre(Novel|History|Science|Children),isbn:text,shelf:text,year:number,status(Available|Lent out|Being repaired),description:longtext',
    columns: 'title author genre isbn shelf year status description',
    rows: `The Lighthouse Ledger; Ilse Brandt; Novel; 978-0-00-000101-1; N 12; 1998; Lent out; A keeper counts ships and, one winter, the days without any.
Rivers Remember; Tomás Ferreira; History; 978-0-00-000102-8; H 3; 2011; Lent out; How five rivers made five cities.
The Patient Atom; Wen Li; Science; 978-0-00-000103-5; S 7; 2017; Lent out; What happens when nothing seems to happen.
Moth and Lantern; Ruth Abel; Children; 978-0-00-000104-2; C 1; 2020; Available; A small insect learns to keep its distance.
Bread of the North; Kaisa Niemi; History; 978-0-00-000105-9; H 9; 2004; Lent out; Rye, salt and long roads.
A House With Two Doors; Amara Obi; Novel; 978-0-00-000106-6; N 14; 2015; Available; Two families, one corridor.
Why Leaves Let Go; Piotr Zieliński; Science; 978-0-00-000107-3; S 2; 2009; Available; Autumn, explained without poetry.
The Owl Who Overslept; Ruth Abel; Children; 978-0-00-000108-0; C 4; 2021; Being repaired; Night comes, the owl does not.`,
  }),
  reader: template({
    names: 'reader of a library',
    archetype: 'person',
    icon: 'users',
    fields: 'name!,cardNumber!:text,email,phone,memberSince:date,status(Active|Blocked)',
    columns: 'cardNumber memberSince status',
    rows: `R-1001; -420; Active
R-1002; -390; Active
R-1003; -310; Active
R-1004; -280; Active
R-1005; -220; Blocked
R-1006; -160; Active
R-1007; -120; Active
R-1008; -90; Active
R-1009; -45; Active
R-1010; -12; Active`,
  }),
  loan: template({
    names: 'loan of a library book',
    archetype: 'record',
    icon: 'book-marked',
    fields:
      'book!>book,reader!>reader,lentOn!:date,dueDate!:date,status(On loan|Overdue|Returned|Fine due|Fine paid),fine:money,notes:longtext',
    columns: 'book reader lentOn dueDate status fine notes',
    rows: `#1; #1; -9; 12; On loan; 0; First loan.
#2; #2; -18; 3; On loan; 0; Renewed once.
#3; #1; -33; -5; Overdue; 1; A reminder was sent.
#5; #3; -20; 1; On loan; 0; For the reading group.
#4; #1; -60; -40; Fine due; 1.2; Came back six days late.
#6; #4; -70; -49; Returned; 0; In good condition.
#7; #2; -80; -60; Fine paid; 0.8; Four days late.`,
  }),
  reservation: template({
    names: 'reservation of a library book',
    archetype: 'record',
    icon: 'bookmark',
    fields:
      'book!>book,reader>reader,reservedOn:date,status(Waiting|Ready|Collected|Cancelled),notes:longtext',
    columns: 'book reader reservedOn status notes',
    rows: `#2; #1; -3; Waiting; Next in line.
#3; #4; -6; Waiting; Calls on Mondays.
#6; #2; -8; Ready; On the shelf behind the desk.
#4; #3; -20; Collected; On the same day.`,
    flow: 'hold',
  }),
}
