import { template } from './entity-template.ts'

/** Things to read, look at and talk about. Titles and texts of articles are made from the subject of the request. */
export const contentTemplates = [
  template({
    names:
      'article|knowledge base|wiki page|news|news article|story|blog|blog post|guide|tip|news tip|content|knowledge|financial news|industry news|tutorial|breaking news|column|entry|education material|patient education material|material|update|update log|announcement|notice|policy|press release|storyline|success story|insight|information|community news|introduction|magazine|history story|research',
    archetype: 'document',
    icon: 'newspaper',
    fields:
      'title!*,picture,category(News|Guides|Stories|Opinion),author,publishedOn:date,readingTime:duration[2..9],summary:longtext,body:longtext',
  }),
  template({
    names:
      'post|thread|topic|discussion|discussion topic|message board post|question|status update|moment|tweet|resident discussion|forum post|forum topic',
    archetype: 'post',
    icon: 'messages-square',
    fields: 'title!,author,category(General|Help|Ideas|Show and tell),postedOn:date,body!:longtext',
    columns: 'title category body',
    rows: `Introduce yourself; General; New here? Tell us in two sentences what brought you and what you hope to find.
What helped you most in the first week?; Help; I am collecting small things that made the start easier. I will write them up for everyone.
A checklist that I keep on the wall; Show and tell; Seven lines, one for each day. It is not pretty, but it works.
Could we meet once a month?; Ideas; An open evening, no agenda, everyone brings one question.
How do you keep track of everything?; Help; Paper, app or memory? I tried all three and lost each of them once.
Photos from the weekend; Show and tell; Good light, good company. Add yours below.
A word on being kind; General; Disagree with ideas, not with people. Thank you.`,
  }),
  template({
    names: 'comment|reply|review|feedback|user review|testimonial|evaluation|user feedback|opinion',
    archetype: 'post',
    icon: 'message-circle',
    fields: 'author!,rating!,postedOn:date,text!:longtext',
    columns: 'text',
    rows: `Clear, quick and friendly. I would come again.
Good overall; the second step took me a while to find.
Better than I expected at this price.
It did what it promised, no more and no less.
The small details show that somebody cared.
I missed a summary at the end.`,
  }),
  template({
    names:
      'message|chat message|conversation|guestbook message|inquiry|enquiry|request|contact message|complaint|suggestion|sms|submission|form submission|contact form|consultation|report from citizen|problem report|application form',
    archetype: 'record',
    icon: 'mail',
    fields: 'name!,email!,subject,message!:longtext,receivedOn:date,status(New|Answered|Closed)',
    columns: 'subject message',
    rows: `Opening hours; Are you open on the coming holiday?
An idea; A short list by district would help me find things faster.
Thank you; The answer came within the hour. That made my day.
Wrong address; The map pin is one street too far north.
Group visit; We are fourteen people. Is that possible on a weekday?`,
    flow: 'message',
  }),
  template({
    names:
      'image|photo|picture|screenshot|gallery|photograph|wallpaper|sheet music|sheet music image|scanned document|capture',
    archetype: 'media',
    icon: 'image',
    fields:
      'title!,picture,category(Landscape|City|People|Detail),photographer:text,takenOn:date,description',
    columns: 'title category description',
    rows: `Fog over the lower bridge; Landscape; Six in the morning, just before the ferry.
Market in the rain; City; Umbrellas as far as one can see.
Hands of a bookbinder; People; Glue, thread and forty years of habit.
Staircase from above; Detail; A spiral that looks like a shell.
Two boats; Landscape; No wind at all.
Night tram; City; The last one before the line closed for winter.
Rooftop garden; Landscape; Beans, basil and a view.
Orchestra at rest; People; Five minutes before the second half.
Blue door; Detail; Painted every spring by the same woman.`,
  }),
  template({
    names:
      'document|file|pdf|pdf document|contract|certificate|form document|manual|generated document|record file|spreadsheet|csv file|paper|attachment|multimedia file|dataset|workbook',
    archetype: 'document',
    icon: 'file-text',
    fields:
      'name!*,type(PDF|Sheet|Text|Image),size:number[12..4800]{KB},owner:text,changedOn:date,notes:longtext',
    columns: 'name type notes',
    rows: `Annual report; PDF; Final version, signed off by the board.
Budget plan; Sheet; Three scenarios side by side.
Meeting minutes; Text; Decisions first, discussion below.
Site plan; Image; North is up.
Supplier contract; PDF; Ends with the calendar year.
Inventory list; Sheet; Counted twice.
House rules; Text; One page, large print.
Floor plan; Image; Scale 1 to 100.`,
  }),
  template({
    names: 'note|memo|journal entry|diary entry|text|draft|diary|snippet|idea|quote',
    archetype: 'document',
    icon: 'notebook-pen',
    fields: 'title!,folder(Ideas|Work|Home|Reading),changedOn:date,tags:tags,body:longtext',
    columns: 'title folder body',
    rows: `Packing list; Home; Charger, rain jacket, book, the blue notebook.
Questions for Monday; Work; Who decides? By when? What happens if we do nothing?
A bridge in three sentences; Ideas; Somebody builds it, somebody crosses it, somebody keeps it.
Books to borrow; Reading; The two that Ada mentioned, and the one about rivers.
Soup for eight; Home; Double the lentils, halve the salt, more lemon.
Retrospective; Work; Kept our dates. Talked too late about the risks.`,
  }),
  template({
    names: 'faq|help article|help topic|support article',
    archetype: 'document',
    icon: 'circle-help',
    fields: 'question!,answer!:longtext,category(Start|Account|Payment|Other)',
    columns: 'question answer category',
    rows: `How do I begin?; Choose what you need, follow the two steps, and you are done.; Start
Can I change my details later?; Yes, at any time, in your account.; Account
What does it cost?; The price is shown before you confirm anything.; Payment
How can I reach somebody?; Use the contact form. An answer comes within a working day.; Other`,
  }),
  template({
    names:
      'artwork|work|painting|exhibit|collection piece|woodcut|sculpture|craft|creation|design work|portfolio piece|project work|design|case',
    archetype: 'catalogue',
    icon: 'frame',
    fields:
      'title!*,picture,creator:text,technique(Woodcut|Oil|Ink|Ceramic),creationYear:number[1880..2024],dimensions:text,description',
    columns: 'title technique creator dimensions description',
    rows: `Rain on the canal; Woodcut; Lin Qiao; 32 × 48 cm; Five blocks, printed wet on mulberry paper.
Plum branch; Ink; Chen Yue; 60 × 30 cm; Drawn in one breath, the artist said.
Harbour at noon; Oil; Marta Ruiz; 80 × 100 cm; Heat, made visible by leaving things out.
Moon jar; Ceramic; Han Seo; 34 cm; Two bowls joined at the shoulder.
The ferryman; Woodcut; Lin Qiao; 28 × 40 cm; The boat is the only thing in red.
Nine herons; Ink; Chen Yue; 45 × 140 cm; The ninth is hidden.
Kitchen table; Oil; Marta Ruiz; 50 × 60 cm; Bread, knife, one letter.
Tea bowl, cracked; Ceramic; Han Seo; 11 cm; Mended with gold.`,
  }),
  template({
    names: 'exhibition|museum|collection|show',
    archetype: 'event',
    icon: 'landmark',
    fields: 'title!*,picture,venue:place,startsOn:date,endsOn:date,description',
    columns: 'title venue description',
    rows: `Water and wood; City Gallery, first floor; A hundred years of prints about rivers.
Small things; Old Mill; Objects that fit into a hand, with the stories of their owners.
New ink; Hall B; Eight young artists and one old technique.
The quiet room; Museum by the Lake; Sit down, look at one picture, stay.`,
  }),
]
