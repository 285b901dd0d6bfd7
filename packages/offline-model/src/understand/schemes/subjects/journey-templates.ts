import { template } from '../../subjects/entity-template.ts'

/** What goes from one place to another every day, and the tickets for it. Numbers and times are invented. */
export const journeyTemplates = {
  trip: template({
    names: 'connection that goes every day',
    archetype: 'catalogue',
    icon: 'train',
    fields:
      'number!*:text,from!:text,to!:text,departure!:time,arrival!:time,firstPrice!:money,firstSeats!:number,secondPrice!:money,secondSeats!:number',
    columns: 'number from to departure arrival firstPrice firstSeats secondPrice secondSeats',
    rows: `S 101; Northfield; Riverton; 07:10; 09:25; 58; 24; 34; 64
S 103; Northfield; Riverton; 10:40; 13:05; 52; 24; 29; 64
S 105; Northfield; Riverton; 17:30; 19:50; 62; 24; 38; 64
S 102; Riverton; Northfield; 08:00; 10:20; 58; 24; 34; 64
S 104; Riverton; Northfield; 15:15; 17:40; 49; 24; 27; 64
S 201; Northfield; Easton; 06:45; 10:30; 84; 20; 49; 56
S 203; Northfield; Easton; 14:00; 17:50; 79; 20; 45; 56
S 202; Easton; Northfield; 09:20; 13:10; 84; 20; 49; 56
S 301; Riverton; Easton; 11:05; 12:45; 41; 20; 22; 56
S 302; Easton; Riverton; 18:10; 19:55; 43; 20; 24; 56
S 401; Riverton; Westhaven; 07:35; 11:15; 77; 24; 44; 64
S 402; Westhaven; Riverton; 16:20; 20:05; 77; 24; 44; 64`,
  }),
  ticket: template({
    names: 'ticket for a connection',
    archetype: 'record',
    icon: 'ticket',
    fields:
      'title!:text,trip!>trip,travelClass:text,date!:date,departure:time,seats:tags,passengers:longtext,customer:text,total:money,method:text,status(Paid|Used|Refunded)',
    columns: 'title trip travelClass date departure seats passengers total method status',
    rows: `Northfield – Riverton, T-7KQ2MX; #1; Second class; 4; 07:10; A1,A2; Nora Lind, X104233; 68; Card ending in 4242; Paid
Riverton – Easton, T-R4HD9P; #9; First class; 9; 11:05; B1; Nora Lind, X104233; 41; Card ending in 4242; Paid
Northfield – Easton, T-LM83WC; #6; Second class; -12; 06:45; C3; Nora Lind, X104233; 49; Bank transfer; Used
Westhaven – Riverton, T-9ZTX5F; #12; Second class; -30; 16:20; D1; Nora Lind, X104233; 44; Bank transfer; Refunded`,
    flow: 'refund',
  }),
}
