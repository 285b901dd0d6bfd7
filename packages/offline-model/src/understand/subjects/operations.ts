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
      'name!,picture,district:text,office:text,committee(Budget|Building|Schools|Transport|Health),email,phone,officeHours:text,bio:longtext',
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
  template({
    names:
      'public account|enterprise public account|official account|social account|social media account|brand account|corporate account',
    archetype: 'catalogue',
    icon: 'at-sign',
    fields:
      'name!*,platform(WeChat|Instagram|Facebook|YouTube|LinkedIn),handle:text,category(Brand|Service|Shop|Careers),followers:number,postsPerWeek:number,status(Active|Paused|In review),description',
    columns: 'name platform handle category followers postsPerWeek status description',
    rows: `Northwind Tools; WeChat; northwind-tools; Brand; 18400; 4; Active; What we make, and how it is used.
Northwind Service; WeChat; northwind-service; Service; 7200; 2; Active; Spare parts, opening hours, and answers within a day.
Northwind Pictures; Instagram; northwind.pictures; Brand; 9650; 5; Active; One workshop picture each morning.
Tool of the month; YouTube; tool-of-the-month; Shop; 3120; 1; Active; Ten minutes with one tool.
Northwind Careers; LinkedIn; northwind-careers; Careers; 2480; 1; Active; Open posts and the people behind them.
Northwind Outlet; Facebook; northwind-outlet; Shop; 5310; 3; Paused; Returns in spring.
Northwind Academy; YouTube; northwind-academy; Service; 860; 1; In review; Courses for those who teach others.`,
  }),
  template({
    names: 'user traffic|website traffic|visitor traffic|traffic push|traffic record',
    archetype: 'record',
    icon: 'trending-up',
    fields:
      'label!:text,source(Search|Social|E-mail|Advert|Event),visitors:number,newFollowers:number,date!:date,cost:money',
    columns: 'label source visitors newFollowers date cost',
    rows: `Spring post, first push; Social; 1840; 126; -1; 40
Newsletter 14; E-mail; 960; 31; -3; 0
Search, brand words; Search; 2210; 58; -5; 85
Workshop evening; Event; 140; 74; -8; 120
Advert on the city page; Advert; 1320; 22; -12; 210
Tool of the month; Social; 2780; 203; -16; 60`,
  }),
  template({
    names:
      'package loading|package loading record|loading record|unloading record|loading|unloading|loading process|unloading process|loading and unloading process|package handling',
    archetype: 'task',
    icon: 'package-open',
    fields:
      'number!*,direction!(Loading|Unloading),packageSize!(Small|Large|Mixed),packages!:number[1..900],vehicle!:text,gate(Gate 1|Gate 2|Gate 3|Gate 4),team:text,plannedOn:date,startTime:time,status(Waiting|In progress|Done),notes:longtext',
    columns: 'number direction packageSize packages vehicle gate team startTime status notes',
    rows: `LD-2041; Unloading; Small; 640; KX 204; Gate 1; Team Solberg; 06:10; Done; Two sacks had come open, taped again.
LD-2042; Loading; Large; 38; LM 881; Gate 3; Team Adeyemi; 07:25; Done; Pallets first, the piano last.
LD-2043; Unloading; Mixed; 212; TR 560; Gate 2; Team Solberg; 08:40; In progress; Bulky ones to the south side.
LD-2044; Loading; Small; 480; PB 3017; Gate 4; Team Haddad; 09:15; In progress; Leaves at ten.
LD-2045; Unloading; Large; 21; VW 719; Gate 3; Team Adeyemi; 10:30; Waiting; Needs the tail lift.
LD-2046; Loading; Mixed; 158; GA 650; Gate 1; Team Haddad; 11:45; Waiting; Cold goods at the door.
LD-2047; Unloading; Small; 590; HN 42; Gate 2; Team Solberg; 13:00; Waiting; From the night train.`,
    flow: 'loading',
  }),
]
