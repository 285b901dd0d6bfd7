import { template } from './entity-template.ts'

/** What those keep who run something for others: logs, channels, pages, and the people who speak for a place. */
export const operationsTemplates = [
  template({
    names: 'system log|audit log|operation log|access log|event log|error log|security log|server log',
    archetype: 'record',
    icon: 'scroll-text',
    fields:
      'event!:text,level(Info|Warning|Error),source:text,user:text,loggedAt:datetime,address:text,message:longtext',
    columns: 'event level source user address message',
    rows: `Signed in; Info; Accounts; operator.lind; 10.0.4.18; From the office network.
Configuration changed; Info; Settings; operator.okafor; 10.0.4.21; Session length from 30 to 20 minutes.
Device does not answer; Warning; Monitoring; system; 10.0.7.3; Third try in a row.
Sign-in refused; Warning; Accounts; unknown; 203.0.113.40; Wrong password, five times.
Backup finished; Info; Storage; system; 10.0.2.2; 41 GB in 12 minutes.
Transmission interrupted; Error; Playout; system; 10.0.7.9; Switched to the spare line after 4 seconds.
Record deleted; Info; Catalogue; operator.tanaka; 10.0.4.30; On request, with a second signature.
Disk almost full; Error; Storage; system; 10.0.2.2; 94 percent of volume 2.`,
  }),
  template({
    names: 'tv channel|television channel|radio channel|broadcast channel|radio station',
    archetype: 'catalogue',
    icon: 'tv',
    fields:
      'name!*,number:number[1..900],category(News|Sport|Films|Children|Music|Culture),definition(SD|HD|UHD),frequency:text,status(On air|Test|Off air),description',
    columns: 'name category definition frequency status description',
    rows: `Harbour News; News; HD; 474 MHz; On air; Headlines every half hour, and the long interview at nine.
Arena One; Sport; UHD; 482 MHz; On air; Live matches, and the evening summary.
Arena Two; Sport; HD; 482 MHz; On air; What does not fit on Arena One.
Cinema Blue; Films; UHD; 490 MHz; On air; A film at eight, and an old one at eleven.
Little Owl; Children; HD; 498 MHz; On air; Ends at seven, so that sleep comes.
Note; Music; HD; 506 MHz; Test; Concerts without talking in between.
City Channel; Culture; SD; 514 MHz; On air; Council, theatre and the weather of the district.
Archive; Culture; SD; 522 MHz; Off air; Returns when the tapes are read in.`,
  }),
  template({
    names: 'tv program|tv programme|broadcast program|scheduled program',
    archetype: 'event',
    icon: 'calendar-clock',
    fields:
      'title!,channel!:text,category(News|Sport|Film|Children|Music|Talk),date!:date,startTime!:time,endTime:time,status(Planned|Confirmed|Moved),description',
    columns: 'title channel category date startTime endTime status description',
    rows: `Morning headlines; Harbour News; News; 1; 07:00; 07:30; Confirmed; Weather and traffic at the end.
The long interview; Harbour News; Talk; 1; 21:00; 22:00; Confirmed; One guest, no applause.
Cup, second round; Arena One; Sport; 2; 18:15; 20:30; Confirmed; With the draw afterwards.
Paper boats; Cinema Blue; Film; 2; 20:15; 22:05; Planned; For the first time in the original language.
Goodnight, badger; Little Owl; Children; 1; 18:40; 19:00; Confirmed; Five stories this week.
Quartet at midnight; Note; Music; 3; 23:50; 00:40; Planned; Recorded in the old mill.
Council live; City Channel; Talk; 4; 17:00; 19:00; Moved; Begins an hour later than planned.`,
  }),
  template({
    names:
      'representative|deputy|councillor|council member|member of parliament|delegate|official|mayor|senator',
    archetype: 'person',
    icon: 'user-round',
    fields:
      'name!,picture,district:text,office:text,committee(Budget|Building|Schools|Transport|Health),inOfficeSince:date,email,phone,officeHours:text,bio:longtext',
    columns: 'name district office committee officeHours bio',
    rows: `Helena Brandt; Old Town; Council; Budget; Mon 16 to 18; Accountant before, and still reads every annex.
Marcus Adeyemi; Harbour; Council; Transport; Tue 15 to 17; Takes the tram, and knows its timetable by heart.
Ingrid Solberg; North Hills; Deputy mayor; Schools; Wed 9 to 11; Taught physics for twelve years.
Paulo Teixeira; Riverside; Council; Building; Thu 16 to 18; Wants the river path to have no gap.
Yasmin Haddad; Garden Quarter; Council; Health; Fri 10 to 12; Runs the open clinic evening.
George Whitlock; Market; Council; Budget; Mon 9 to 11; Asks what it costs in the tenth year.
Lin Zhao; University; Council; Schools; Wed 16 to 18; Brought the night bus to the campus.`,
  }),
  template({
    names: 'website design|web design|webpage|web page|website page|website content|site content',
    archetype: 'document',
    icon: 'panels-top-left',
    fields:
      'title!,address!:text,section(Company|Products|News|Service|Legal),layout(One column|Two columns|Gallery|Form),author:text,changedOn:date,status(Draft|In review|Published),content:longtext',
    columns: 'title address section layout author status content',
    rows: `Home; /; Company; Two columns; Priya Nair; Published; What we do in one sentence, and three ways on.
About us; /about; Company; One column; Tom Ashby; Published; Since 1998, with the same telephone number.
Products; /products; Products; Gallery; Priya Nair; Published; Twelve of them, each with its data sheet.
Spring offers; /offers; Products; Two columns; Diego Ramos; In review; Goes live on the first of the month.
News; /news; News; One column; Hana Kim; Published; Two a month, never more.
Support; /support; Service; Form; Hana Kim; Published; Number, picture, and what happened.
Jobs; /jobs; Company; One column; Tom Ashby; Draft; Two open posts in the workshop.
Privacy; /privacy; Legal; One column; Ruth Abel; Published; What is stored, and for how long.`,
  }),
]
