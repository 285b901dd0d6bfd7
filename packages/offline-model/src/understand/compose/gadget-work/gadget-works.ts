import type { GadgetWork } from './gadget-work.ts'

export const gadgetWorks: readonly GadgetWork[] = [
  {
    gadget: 'resumeBuilder',
    about:
      /\b(?:resum(?:e|é)s?|cvs?|curriculum vitae)[- ](?:builder|maker|creator|generator|editor|writer)\b|\b(?:build|create|write|make|design)(?:s|ing)? (?:an? |their |your |my |own |professional )*(?:resum(?:e|é)s?|cvs?|curriculum vitae)\b/,
    steps:
      /\b(?:resum(?:e|é)s?|cvs?|personal|information|details|educations?|degrees?|work|experiences?|jobs?|positions?|skills?|languages?|templates?|styles?|layouts?|accents?|colou?rs?|previews?|live|edit\w*|fill\w*|add\w*|sections?|contact|summary|photos?|print\w*|export\w*|pdf|download\w*|sav\w+)\b/,
    isOfPerson: true,
    title: 'Resume',
    icon: 'id-card',
    text: 'Fill in your details and see the page beside them. Choose a template and a color, then take it along as a PDF.',
  },
  {
    gadget: 'codeMerger',
    about:
      /\b(?:merg|combin|bundl|minif|compress)\w*\b.{0,60}\b(?:css|js|javascript)\b|\b(?:css|js|javascript)\b.{0,60}\b(?:merg|combin|bundl|minif|compress)\w*/,
    also: /\b(?:merg|combin|bundl|files?\b)/,
    steps:
      /\b(?:css|js|javascript|scripts?|style ?sheets?|order\w*|files?|merg\w*|combin\w*|bundl\w*|compress\w*|minif\w*|cach\w*|load\w*|speed|performance|results?|code|downloads?)\b/,
    title: 'Merge and compress',
    icon: 'file-code',
    text: 'Choose CSS and JavaScript files, put them in order and take the small files along. Nothing leaves this browser.',
  },
  {
    gadget: 'codeSheet',
    about:
      /\bqr[- ]?codes?\b.{0,60}\b(?:csv|excel|spreadsheets?|tables?)\b|\b(?:csv|excel|spreadsheets?)\b.{0,60}\bqr[- ]?codes?\b/,
    steps:
      /\b(?:qr|codes?|csv|excel|workbooks?|spreadsheets?|tables?|files?|rows?|columns?|scann?\w*|print\w*|details|text|information|images?|downloads?)\b/,
    title: 'QR codes from a table',
    icon: 'qr-code',
    text: 'Open a CSV or Excel file: every row becomes a code that a phone can read.',
  },
  {
    gadget: 'imageComparison',
    about:
      /\b(?:images?|pictures?|photos?|jpe?g|drawings?)\b(?: \w+){0,2} compari\w+|\bcompar(?:e|es|ing)\b.{0,40}\b(?:images?|pictures?|photos?|jpe?g|drawings?)\b/,
    steps:
      /\b(?:images?|pictures?|photos?|jpe?gs?|drawings?|drawn|files?|compar\w+|results?|similarit\w+|differen\w+|local|pc|computer)\b/,
    title: 'Compare pictures',
    icon: 'images',
    text: 'Choose or draw two pictures. They are compared point by point in this browser.',
  },
  {
    gadget: 'pdfReader',
    about:
      /\bpdfs?\b(?: files?| documents?)? (?:in)?to (?:editable |plain )?text\b|\b(?:extract|read|convert)\w* (?:the )?text\b.{0,30}\bpdf|\bpdf\b.{0,30}\btext extract/,
    steps:
      /\b(?:pdfs?|texts?|extract\w*|convert\w*|conversion|edit\w*|format\w*|fonts?|languages?|accura\w+|compatib\w+|history|documents?)\b/,
    title: 'PDF to text',
    icon: 'file-text',
    text: 'Choose PDF files: their text is read in this browser, and can be corrected, set and taken along.',
    limit: 'Text that a PDF holds is read here. Scanned pages are pictures and hold none.',
  },
  {
    gadget: 'pictureReader',
    about:
      /\bocr\b|\b(?:images?|pictures?|photos?|screenshots?)\b.{0,40}\b(?:in)?to (?:editable )?text\b|\b(?:image|picture|photo|text) recognition and text\b|\b(?:recogni[sz]|extract|read)\w* (?:the )?text (?:in|from|on|of) (?:an? |the )?(?:images?|pictures?|photos?|screenshots?)\b/,
    steps:
      /\b(?:images?|pictures?|photos?|screenshots?|texts?|recogni\w+|ocr|convert\w*|conversion|edit\w*|editable|history|previously)\b/,
    title: 'Picture to text',
    icon: 'scan-text',
    text: 'Choose pictures of clear print: their letters are compared with those of fonts, in this browser.',
    limit: 'Clear print in Latin letters is read here. Handwriting and other scripts are not.',
  },
  {
    gadget: 'wordSegmentation',
    about:
      /\bword segmentation\b|\bsegment\w* (?:chinese|the) (?:text|words|sentences?)\b|\btokeni[sz]\w+ (?:of )?chinese\b|\bchinese (?:text )?(?:segment|tokeni[sz])\w*/,
    steps:
      /\b(?:chinese|texts?|words?|segment\w*|tokeni[sz]\w*|encodings?|utf-?8|gbk|big5|dictionar\w+|modes?|performance|results?|processing)\b/,
    title: 'Word segmentation',
    icon: 'split',
    text: 'Write or open Chinese text: it is divided into words by the dictionary of the browser and your own.',
  },
  {
    gadget: 'schemaMigration',
    about:
      /\b(?:database|schemas?) (?:schema )?migrat\w+|\bmigrat\w+ (?:of )?(?:database )?schemas?\b|\bschema (?:versions?|versioning|diff|comparison)\b/,
    also: /\bschemas?\b/,
    steps:
      /\b(?:databases?|schemas?|migrat\w*|updat\w*|versions?|version management|applications? code|scripts?|tables?|compar\w*|differences)\b/,
    title: 'Schema migration',
    icon: 'database',
    text: 'Upload two versions of a schema: what changed, the script that changes it, and a database that follows.',
    limit: 'Migrations run on a sample database in this browser; for your own there is the script.',
  },
  {
    gadget: 'sqlTests',
    about:
      /\b(?:database|sql|jdbc|quer(?:y|ies)) (?:unit )?test\w*|\b(?:unit )?test\w* (?:of |for |your )?(?:databases?|sql|jdbc|queries)\b/,
    also: /\b(?:sql|jdbc|quer(?:y|ies))\b/,
    steps:
      /\b(?:sql|jdbc|quer(?:y|ies)|datasets?|data sets?|databases?|results?|values?|tests?|test cases?|execut\w*|retriev\w*|statements?)\b/,
    title: 'Database tests',
    icon: 'database-zap',
    text: 'Run queries, keep what they retrieve as datasets, and test that they retrieve what is expected.',
    entities: ['order', 'customer', 'product'],
    limit: 'Queries run on sample tables in this browser; a driver such as JDBC needs a server.',
  },
  {
    gadget: 'phpTests',
    about: /\b(?:unit )?test\w*\b.{0,60}\bphp\b|\bphp\b.{0,60}\b(?:unit )?test/,
    also: /\btest(?:s|ing| cases?)\b/,
    steps:
      /\b(?:tests?|test cases?|testing|php|codes?|run\w*|pass\w*|fail\w*|assert\w*|results?|information)\b/,
    title: 'Unit tests',
    icon: 'flask-conical',
    text: 'Write tests for PHP code and run them: functions, classes and exceptions are carried out in this browser.',
    limit: 'PHP runs here without databases, files and packages; the tests can be downloaded for PHPUnit.',
  },
  {
    gadget: 'codeGenerator',
    about:
      /\b(?<!(?:qr|bar|discount|coupon|voucher|gift|promo|access|invite|otp|verification)[- ])code generat(?:or|ion)\b|\bgenerat\w+ (?:source |boilerplate )?code\b/,
    also: /\b(?:templates?|source code|download|programming|languages?|snippets?|boilerplate)\b/,
    steps:
      /\b(?:codes?|templates?|generat\w*|parameters?|customi[sz]\w*|collections?|source|edit\w*|snippets?|changes)\b/,
    title: 'Code generator',
    icon: 'code',
    text: 'Describe a thing by its fields and choose a template: the code follows, and can be changed, saved and downloaded.',
  },
  {
    gadget: 'sheetMusic',
    about: /\bsheet music\b|\bmusic(?:al)? (?:scores?|notation) (?:images?|pictures?|library|collection)\b/,
    also: /\b(?:sav\w+|pdf|print\w*|download\w*)\b/,
    steps:
      /\b(?:sheet music|scores?|images?|pictures?|sav\w+|pdf|print\w*|access|previews?|view|manage|browse|browsing|format)\b/,
    title: 'Sheet music',
    icon: 'music',
    text: 'Look through pages of music, select some, and save them together as a PDF to print.',
  },
  {
    gadget: 'mockupStudio',
    about:
      /\b(?:design\w*|creat\w*|constructor|builder|editor|maker|studio|tool)\b.{0,60}\b(?:business cards?|name ?plates?|mock-?ups?|mugs?|cups?)\b|\b(?:business cards?|name ?plates?|mock-?ups?)\b.{0,40}\b(?:design\w*|constructor|builder|editor|maker|studio)\b/,
    also: /\b(?:mock-?ups?|3d|dxf|logos?|fonts?|templates?)\b/,
    steps:
      /\b(?:business cards?|name ?plates?|mock-?ups?|cups?|mugs?|pens?|thermos\w*|templates?|scratch|texts?|logos?|qr|fonts?|colou?rs?|sizes?|layouts?|export\w*|dxf|png|jpg|products?|objects?|elements?|3d|2d|models?|rotat\w*|zoom\w*|designs?)\b/,
    title: 'Designer',
    icon: 'palette',
    text: 'Choose a product, put words, logos and codes on it, turn it around, and take the design along.',
  },
  {
    gadget: 'wordProcessor',
    about: /\bword process(?:ing|or)\b/,
    steps:
      /\b(?:documents?|texts?|words?|fonts?|spacing|images?|pictures?|outlines?|headings?|sav\w+|open\w*|format\w*|edit\w*|mac|web|migrat\w*|data|export\w*|import\w*)\b/,
    title: 'Documents',
    icon: 'file-text',
    text: 'Write with fonts, spacing, pictures and headings. Word files go to a Mac and come back.',
    limit: 'Documents stay in this browser; they go to other computers as files.',
  },
]
