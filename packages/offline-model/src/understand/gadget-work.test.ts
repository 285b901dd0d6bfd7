import { expect, it } from 'vitest'
import { understand } from './understand.ts'

it.each([
  [
    'Make a tool that bundles JS and CSS. People upload their scripts and style sheets, order them, minify them and download the result.',
    'codeMerger',
  ],
  [
    'A web app that makes QR codes out of Excel lists. Users upload a workbook, choose the details, and print the codes.',
    'codeSheet',
  ],
  [
    'Build a site for comparing photos with sketches. Users choose a photo on their computer, upload a sketch, and view the comparison results.',
    'imageComparison',
  ],
  [
    'A website that extracts text from PDF documents. Users upload PDF documents, edit the text, change its font and copy it.',
    'pdfReader',
  ],
  [
    'Make an OCR app. People upload screenshots, the app recognizes the text, and they edit it and see previous pictures.',
    'pictureReader',
  ],
  [
    'A web page for segmenting Chinese text. Users input text, choose a mode, add words to a dictionary and download the results.',
    'wordSegmentation',
  ],
  [
    'A schema migration tool. Users upload schemas, compare two versions, run the migration, and manage all versions of a schema.',
    'schemaMigration',
  ],
  [
    'Build a tool to unit test PHP. Developers write test cases, run the tests, and see which tests passed and which failed.',
    'phpTests',
  ],
  [
    'A code generation website. Users choose a template, set parameters, generate source code, edit it and download it.',
    'codeGenerator',
  ],
  [
    'A library of sheet music. Musicians browse the pages, select some, save them as PDF, and manage what they saved.',
    'sheetMusic',
  ],
  [
    'A business card maker. Users choose a template, add text and logos, change the fonts, and export the card as PNG or DXF.',
    'mockupStudio',
  ],
  [
    'A CV maker. Job seekers enter their contact details, degrees, positions and skills, pick a layout and a color, watch the preview, and save it as PDF.',
    'resumeBuilder',
  ],
  [
    'An online word processor. Writers change fonts and line spacing, add pictures, see the outline, and save documents as files.',
    'wordProcessor',
  ],
])(
  'a request about one gadget is that gadget, and its steps are no pages of their own: %s',
  (request, gadget) => {
    const { kind, screens, entities, notUnderstood } = understand(request)
    expect(kind).toBe('tool')
    expect(
      screens.map(({ path, sections }) => [path, ...sections.map((each) => 'gadget' in each && each.gadget)]),
    ).toEqual([['/', gadget]])
    expect(entities).toEqual([])
    expect(notUnderstood).toEqual([])
  },
)

it.each([
  ['A site to compare two texts. People paste both texts and see the differences highlighted.', 'diff'],
  ['A text to speech page with voices and speed, where people listen to their texts.', 'speech'],
  [
    'A colour palette generator. Users pick a base colour, generate harmonies and copy the hex codes.',
    'gadget',
  ],
  ['A regex testing tool with flags, groups and highlighted matches.', 'gadget'],
  ['An invoice maker. Users add line items, tax and discounts, and print the invoice.', 'gadget'],
  ['A time zone converter for teams. Users add cities and compare their times.', 'gadget'],
  ['A drawing app. Children choose brushes and colours, undo, and save their pictures.', 'canvas'],
  [
    'A photo editor. Users upload a photo, adjust its brightness and contrast, crop it and save it.',
    'canvas',
  ],
  ['A JSON formatter. Users paste JSON, format it, minify it and see its errors.', 'converter'],
  ['A word counter. Writers paste a text and see its words, characters and reading time.', 'gadget'],
  ['An image compressor. Users upload images, choose the quality and download the results.', 'gadget'],
])('a request about one tool is that tool, and nothing is kept of its parts: %s', (request, tool) => {
  const { kind, screens, entities, notUnderstood } = understand(request)
  expect([kind, ...screens.map(({ path, sections }) => [path, ...sections.map(({ type }) => type)])]).toEqual(
    ['tool', ['/', tool]],
  )
  expect(entities.filter(({ id }) => id !== 'snippet')).toEqual([])
  expect(notUnderstood).toEqual([])
})

it('a tool that is told by what it does has a name that says what it is', () => {
  const { name, screens } = understand('Please implement a website that compares two texts.')
  expect(name).toBe('Text Compare')
  expect(screens[0]?.sections[0]).toMatchObject({ type: 'diff', left: expect.stringContaining('workshop') })
  expect(understand('A website to convert images between PNG and JPEG.').name).toBe('Image Converter')
})

it('queries are tested on the tables of the app', () => {
  const { screens, entities } = understand(
    'A database testing tool. Testers write SQL queries, expect values, create datasets, run the tests and view the results.',
  )
  const ids = entities.map(({ id }) => id)
  expect(screens[0]?.sections).toEqual([expect.objectContaining({ gadget: 'sqlTests', entities: ids })])
  expect(ids.length).toBeGreaterThan(0)
})

it('a gadget that people sign in to has accounts beside it', () => {
  const { screens } = understand(
    'An image comparison website. Users can log in, upload two pictures, compare them and view the results.',
  )
  expect(screens[0]).toMatchObject({ path: '/', sections: [{ gadget: 'imageComparison' }] })
  expect(screens.some(({ sections }) => sections.some(({ type }) => type === 'signIn'))).toBe(true)
})

it.each([
  'A website for a photo studio with a gallery of photos and a contact form.',
  'A restaurant website with a menu, opening hours and a QR code of the menu.',
  'A company website in HTML, CSS and JS with services and a contact form.',
  'A blog about PHP with unit testing tutorials and comments.',
  'A website for a print shop that designs business cards; customers order and send their logos.',
  'A music school website with sheet music lessons and a contact form to save a place.',
  'A coupon code generator with a download of all codes.',
])('a site that only names such a thing is no gadget: %s', (request) => {
  // A code of the menu leads guests to these pages; it is no tool to make codes with.
  const tools = understand(request)
    .screens.flatMap(({ sections }) => sections)
    .filter((section) => section.type === 'gadget' && section.gadget !== 'pageCode')
  expect(tools).toEqual([])
})
