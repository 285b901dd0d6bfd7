import { describe, expect, it } from 'vitest'
import type { ApplicationKind } from '../model/application-model.ts'
import { understand } from './understand.ts'

type Wish = readonly [wish: string, kind: ApplicationKind, thing: string, section: string]

const wishes: readonly Wish[] = [
  ['a sleep tracker', 'personal', 'night', 'dashboard'],
  ['a shopping list app', 'personal', 'shoppingItem', 'collection'],
  ['a reading list', 'personal', 'savedBook', 'kanban'],
  ['a plant care app with watering reminders', 'personal', 'houseplant', 'calendar'],
  ['a job application tracker', 'personal', 'jobApplication', 'kanban'],
  ['a subscription tracker', 'personal', 'subscription', 'dashboard'],
  ['a time tracking app for freelancers', 'operations', 'timeEntry', 'dashboard'],
  ['a shift planner for a café', 'operations', 'shift', 'calendar'],
  ['a repair tracker for a bicycle workshop', 'operations', 'repair', 'kanban'],
  ['a visitor log for an office', 'operations', 'visitorEntry', 'collection'],
  ['an OKR tracker', 'projects', 'objective', 'kanban'],
  ['a feedback board with votes', 'community', 'featureRequest', 'kanban'],
  ['a lending app for tools among neighbours', 'community', 'sharedItem', 'collection'],
  ['a split bills app', 'finance', 'sharedBill', 'balances'],
  ['a carpool app', 'booking', 'sharedRide', 'booking'],
  ['a food delivery app', 'shop', 'dish', 'cart'],
  ['a crypto dashboard', 'dashboard', 'coin', 'dashboard'],
  ['a city guide for Lisbon', 'blog', 'sight', 'map'],
  ['a changelog page', 'blog', 'releaseNote', 'collection'],
  ['a booking app for a bicycle workshop with customers, bikes and repairs', 'booking', 'repair', 'booking'],
  ['a booking app for tennis courts', 'booking', 'tennisCourt', 'booking'],
  ['a booking system for a hotel', 'booking', 'guestRoom', 'booking'],
  ['a boat rental booking page', 'booking', 'boat', 'booking'],
  ['an appointment app for a hair salon', 'booking', 'service', 'booking'],
  ['a hiking trail finder', 'blog', 'trail', 'map'],
  ['an electric car charging map', 'blog', 'electricCarChargingStation', 'map'],
  ['I want to track my workouts', 'personal', 'loggedWorkout', 'dashboard'],
  ['an app to log my runs', 'personal', 'run', 'dashboard'],
  ['Track what I lend to friends', 'personal', 'thingLentOut', 'dashboard'],
  ['who borrowed my tools', 'personal', 'thingLentOut', 'dashboard'],
  ['a baby feeding and sleep log', 'personal', 'babySleep', 'dashboard'],
  ['Plan my garden beds', 'personal', 'gardenBed', 'calendar'],
  ['a church volunteer schedule', 'operations', 'volunteer', 'calendar'],
  ['an app for tracking employee training certificates', 'operations', 'heldCertificate', 'calendar'],
  ['an apartment hunting tracker', 'personal', 'homeLookedAt', 'kanban'],
  ['an app to plan meals for the week', 'personal', 'shoppingItem', 'calendar'],
  ['a vehicle maintenance log for my fleet of vans', 'operations', 'vehicle', 'dashboard'],
]

describe('a wish of a few words', () => {
  it.each(['star ratings', 'five-star ratings'])(
    'with %s rates what is there, and keeps no stars',
    (ratings) => {
      const { entities } = understand(`a recipe book with ${ratings}`)
      expect(entities.map(({ id }) => id)).toEqual(['recipe'])
      expect(entities.flatMap(({ fields }) => fields.map(({ id }) => id))).toContain('rating')
    },
  )

  it.each([
    ['a gym with classes, trainers and opening hours', ['Classes', 'Trainers']],
    ['a yoga studio with instructors', ['Instructors', 'Yoga classes']],
    ['a law firm website with attorneys', ['Attorneys']],
  ])('"%s" has nobody twice, under two names', (wish, people) => {
    const titles = understand(wish).screens.map(({ title }) => title)
    expect(titles).toEqual(expect.arrayContaining(people))
    for (const other of ['Coaches', 'Workouts', 'Lawyers']) expect(titles).not.toContain(other)
  })

  it.each(['An app to practice times tables', 'an app to practise multiplication'])(
    '"%s" asks for sums, and is no game of cards',
    (wish) => {
      expect(sectionsOf(wish)).toEqual(expect.arrayContaining(['quiz']))
      expect(sectionsOf(wish)).not.toContain('game')
    },
  )

  it.each(wishes)('"%s" gives a %s app with its %s', (...[wish, kind, thing, section]) => {
    const model = understand(wish)
    expect(model.kind).toBe(kind)
    expect(model.entities.map(({ id }) => id)).toContain(thing)
    expect(sectionsOf(wish)).toContain(section)
    expect(model.notUnderstood).toEqual([])
  })

  it.each([
    ['a kanban board for my thesis', 'Thesis Kanban', 'kanban'],
    ['a daily standup board', 'Daily Standup Board', 'kanban'],
    ['a twitter clone', 'Social', 'feed'],
    ['a chat app', 'Chat', 'chat'],
    ['a meditation timer', 'Meditation Timer', 'timer'],
    ['a changelog page', 'Changelog', 'collection'],
    ['split expenses with friends', 'Split Bills', 'balances'],
    ['plant watering reminders', 'Plant Watering Reminders', 'dueList'],
    ['a budget planner with charts', 'Budget Planner', 'budgets'],
    ['a link in bio page', 'Links', 'linkPage'],
    ['inventory for a bakery', 'Bakery Inventory', 'dashboard'],
    ['a CRM for a small agency', 'Agency CRM', 'dashboard'],
    ['a tool for a team to plan its retrospectives', 'Retrospectives', 'dashboard'],
  ])('"%s" is called %s and opens with its %s', (wish, name, section) => {
    const { name: called, screens, tagline } = understand(wish)
    expect(called).toBe(name)
    expect(screens[0]?.path).toBe('/')
    expect(screens[0]?.sections[0]?.type).toBe(section)
    expect(tagline).not.toMatch(/your your/i)
  })

  it('"a gym membership admin" is for those who run it, and "design" names an agency', () => {
    expect(understand('gym membership admin').entities[0]?.id).toBe('membership')
    const agency = understand('design agency website')
    expect(agency.name).toBe('Design Agency')
    expect(agency.entities.map(({ id }) => id)).toContain('caseStudy')
  })

  it('a wedding site asks whether guests come, and has a day of its own', () => {
    const { screens, entities } = understand('wedding site with RSVP')
    expect(screens.map(({ title }) => title)).toEqual(expect.arrayContaining(['RSVP', 'Answers', 'The day']))
    expect(entities.map(({ id }) => id)).toEqual(['programmePoint', 'guestReply', 'photo'])
    expect(JSON.stringify(screens[0])).toContain('Will you be there?')
  })

  it.each([
    ['a quiz about planets', 'Which planet is called the red planet?'],
    ['a restaurant menu with online orders', '"type":"cart"'],
    ['a student grade book', '=AVERAGE(B2:E2)'],
    ['a markdown notes app', '## For four days'],
    ['a recipe box with meal planner', '"refersTo":"recipe"'],
    ['a workout log', '"sets"'],
    ['pet adoption', 'Give a home to one of them'],
    ['a job board', 'Post a job'],
    ['a book club', '"type":"poll"'],
  ])('"%s" has what everybody expects there', (wish, expected) => {
    expect(JSON.stringify(understand(wish))).toContain(expected)
  })

  it('a job board shows nobody who applied', () => {
    expect(understand('a job board').screens.map(({ title }) => title)).not.toContain('Candidates')
  })

  it('a waitlist is joined at the top of its page', () => {
    const [home] = understand('waitlist page for my startup').screens
    expect(home?.sections.slice(0, 2).map(({ type }) => type)).toEqual(['hero', 'newsletter'])
    expect(JSON.stringify(home?.sections[0])).toContain('Join the waitlist')
  })

  it('a board for a thesis has tasks of a thesis, and the stock of a bakery is flour', () => {
    expect(JSON.stringify(understand('kanban for my thesis').entities)).toContain('research question')
    expect(JSON.stringify(understand('inventory for a bakery').entities)).toContain('Wheat flour')
  })

  it.each([
    ['hotel booking site', 'Choose your nights', 'Find the nights that suit you'],
    ['a conference with sign-up', 'Say how many come', 'See you there'],
    ['a hair salon booking app', 'Pick a free time', 'Find a time that suits you'],
  ])('"%s" speaks of what is chosen there', (wish, step, invitation) => {
    const home = JSON.stringify(understand(wish).screens[0])
    expect(home).toContain(step)
    expect(home).toContain(invitation)
  })

  it.each([
    ['a beehive manager', 'beehive', 'Beehives'],
    ['a cactus growth tracker', 'cactusGrowthEntry', 'Cactus growth entries'],
    ['a fishing log', 'fishingEntry', 'Fishing entries'],
    ['a stamp collection manager', 'stamp', 'Stamps'],
    ['an app to track my river stones', 'riverStoneEntry', 'River stone entries'],
    ['a tree inventory', 'tree', 'Trees'],
    ['a beer collection', 'beer', 'Beers'],
  ])('"%s" keeps what it is called after, though nobody has heard of it', (wish, thing, title) => {
    const model = understand(wish)
    expect(model.entities.map(({ id }) => id)).toEqual([thing])
    expect(model.screens[0]?.title).toBe(title)
    expect(model.entities[0]?.archetype).not.toBe('person')
    expect(model.entities[0]?.abilities).toEqual(expect.arrayContaining(['create', 'edit', 'delete']))
  })

  it.each([
    ['a metronome', 'metronome'],
    ['a dice roller', 'dice'],
    ['a wheel of names', 'namePicker'],
    ['a typing speed test', 'typingTest'],
    ['a world clock', 'worldClock'],
    ['a stopwatch', 'stopwatch'],
    ['a coin flip', 'dice'],
    ['a color picker', 'colourPicker'],
    ['a regex tester', 'regexTester'],
    ['a piano app', 'piano'],
    ['a drum machine', 'drumMachine'],
    ['a password generator', 'passwordMaker'],
    ['a url shortener', 'urlShortener'],
    ['an invoice generator for freelancers', 'invoiceMaker'],
    ['a calculator', 'pocketCalculator'],
    ['a scientific calculator with history', 'pocketCalculator'],
    ['a stopwatch with laps', 'stopwatch'],
    ["a countdown to New Year's Eve", 'countdown'],
    ['a birthday countdown', 'countdown'],
    ['how many days until christmas?', 'countdown'],
    ['an app that counts down to my wedding', 'countdown'],
    ['an app that rolls two dice', 'dice'],
    ['a page that flips a coin', 'dice'],
    ['an app which picks a random name', 'namePicker'],
    ['an app that tests my typing speed', 'typingTest'],
  ])('"%s" is the thing itself, on the first screen', (wish, gadget) => {
    const [first] = understand(wish).screens
    expect(first?.path).toBe('/')
    expect(first?.sections).toEqual([expect.objectContaining({ type: 'gadget', gadget })])
    expect(understand(wish).entities).toEqual([])
    expect(understand(wish).notUnderstood).toEqual([])
  })

  it.each([
    ['a quiz about world capitals with score', 'game', 'quiz'],
    ['a weather dashboard', 'dashboard', 'dashboard'],
    ['a page that converts Celsius to Fahrenheit', 'tool', 'gadget'],
    ['I want to track my plants and when I last watered them', 'personal', 'calendar'],
  ])('"%s" is a %s with its %s', (wish, kind, section) => {
    expect(understand(wish).kind).toBe(kind)
    expect(sectionsOf(wish)).toContain(section)
    expect(understand(wish).notUnderstood).toEqual([])
  })

  it('a converter begins with the units that were named', () => {
    const sections = understand('convert pounds to kg').screens.flatMap((screen) => screen.sections)
    expect(sections).toContainEqual(
      expect.objectContaining({ gadget: 'unitConverter', opening: 'Pounds → kilograms' }),
    )
  })

  it('a quiz asks about its subject, or says that it does not', () => {
    expect(understand('a quiz about world capitals').simulated).toEqual([])
    expect(understand('a quiz about knitting').simulated).toEqual([
      'The questions are of general knowledge, not about knitting.',
    ])
  })

  it('a directory keeps whom it is called after, whatever else it has', () => {
    const { entities } = understand('an employee directory with search and departments')
    expect(entities.map(({ id }) => id)).toEqual(['employee', 'department'])
  })

  it.each([
    ['a chess game', 'chess'],
    ['minesweeper', 'minesweeper'],
    ['a pong game', 'pong'],
    ['a wordle clone', 'fiveLetters'],
    ['a sudoku', 'sudoku'],
    ['connect four', 'connectFour'],
    ['a breakout game', 'breakout'],
    ['rock paper scissors', 'rockPaperScissors'],
    ['hangman', 'hangman'],
    ['a guess the word game for kids', 'hangman'],
    ['Create a Flappy Bird style game', 'flappy'],
    ['Make a whack-a-mole game with a 30 second timer', 'moles'],
    ['Build a Klondike solitaire card game with drag and drop', 'solitaire'],
    ['Make a Space Invaders game with levels and lives', 'invaders'],
    ['Build a Simon says memory game with sounds and colors', 'simon'],
    ['An endless runner game like the Chrome dino', 'runner'],
    ['Pac-Man', 'maze'],
    ['a pacman game with ghosts, lives and levels', 'maze'],
    ['make a game like candy crush', 'matchThree'],
    ['a match-3 game with gems, combos and limited moves', 'matchThree'],
    ['a word search', 'wordSearch'],
    ['Build a word search puzzle game with a timer and a list of words to find', 'wordSearch'],
    ['Make a frogger game', 'roadCrossing'],
    ['A crossy road game with traffic, logs, lives and levels', 'roadCrossing'],
    ['A reaction time test game', 'reaction'],
    ['A checkers game against the computer', 'checkers'],
    ['A battleship game', 'battleship'],
    ['A blackjack game with betting chips', 'blackjack'],
  ])('"%s" is played at once', (wish, game) => {
    const { kind, screens, entities, notUnderstood } = understand(wish)
    expect(kind).toBe('game')
    expect(screens[0]?.sections).toEqual([expect.objectContaining({ type: 'game', game })])
    expect([...entities, ...notUnderstood]).toEqual([])
  })

  it.each([
    ['A chess board for two players on one device', true],
    ['tic tac toe with a friend', true],
    ['a checkers game for two players or against the computer', undefined],
    ['a snake game for two players', undefined],
  ])('"%s" begins with two people at one device, where the game knows how', (wish, isForTwo) => {
    const [game] = understand(wish).screens[0]?.sections ?? []
    expect(game?.type === 'game' && game.isForTwo).toBe(isForTwo)
  })

  it('a memory game with emojis has emojis on its cards', () => {
    const [game] = understand('a memory game with emojis').screens[0]?.sections ?? []
    expect(game?.type === 'game' && game.words).toContain('🦊')
  })

  it.each([
    ['a PDF merger', 'pdfTool', undefined],
    ['A tool to merge and split PDF files', 'pdfTool', undefined],
    ['a page that splits PDFs', 'pdfTool', 'split'],
    ['A Morse code translator with sound', 'morseCode', undefined],
    [
      'A colour palette generator where I can lock colours and press space for new ones',
      'paletteMaker',
      undefined,
    ],
    ['An app with several countdowns to my important dates', 'countdownList', undefined],
    ['A spin the wheel picker', 'namePicker', undefined],
    ['A password generator with strength meter', 'passwordMaker', undefined],
  ])('"%s" is that tool and nothing beside it', (wish, gadget, opening) => {
    const { kind, screens, entities, notUnderstood } = understand(wish)
    expect(kind).toBe('tool')
    expect(screens.map(({ sections }) => sections)).toEqual([[expect.objectContaining({ gadget })]])
    const [tool] = screens[0]?.sections ?? []
    expect(tool?.type === 'gadget' && tool.opening).toBe(opening)
    expect([...entities, ...notUnderstood]).toEqual([])
  })

  it('a launch is counted down to on one page with a list for addresses, and asks for no account', () => {
    const { screens } = understand('A countdown page for our product launch with email signup')
    expect(screens.map(({ sections }) => sections)).toEqual([
      [
        expect.objectContaining({ gadget: 'countdown', inDays: 30 }),
        expect.objectContaining({ type: 'newsletter' }),
      ],
    ])
  })

  it('a wedding is that of the two who are named, and is counted down to on its first page', () => {
    const { name, tagline, screens } = understand(
      'A wedding invitation website for Anna and Tom with countdown, venue details and RSVP form',
    )
    expect([name, tagline]).toEqual(['Anna & Tom', 'Anna & Tom are getting married'])
    expect(screens[0]?.sections).toContainEqual(expect.objectContaining({ gadget: 'countdown' }))
  })

  it.each([
    'An expense splitter for trips with friends, showing who owes whom',
    'A recipe book where I can scale the servings',
    'Build a weather dashboard with 5 day forecast',
    'Build a music player with playlists, shuffle and a play queue',
  ])('misses nothing that is there: %s', (wish) => {
    expect(understand(wish).notUnderstood).toEqual([])
  })

  it.each([
    'A restaurant menu page with categories and a QR code that guests can scan',
    'A restaurant menu website with a QR code for the tables',
    'a cafe website with a menu and QR code',
  ])('a code leads guests to the menu, and nothing is scanned: %s', (wish) => {
    const sections = understand(wish).screens.flatMap((screen) => screen.sections)
    expect(sections).toContainEqual(expect.objectContaining({ gadget: 'pageCode' }))
    expect(sections.map(({ type }) => type)).toContain('collection')
    expect(sections.map(({ type }) => type)).not.toContain('jobs')
  })

  it('a music player in a few words opens with the player', () => {
    expect(understand('A music player with playlists').screens[0]?.sections[0]?.type).toBe('player')
  })

  it('charts by category add up what was spent in each', () => {
    const charts = understand('A personal budget tracker with charts by category').screens.flatMap(
      ({ sections }) => sections.flatMap((section) => (section.type === 'dashboard' ? section.charts : [])),
    )
    expect(charts).toContainEqual(
      expect.objectContaining({ by: 'category', measure: 'sum', field: 'amount' }),
    )
  })

  it('a quiz with a timer has one', () => {
    const [quiz] = understand('A trivia quiz app with score and timer').screens[0]?.sections ?? []
    expect(quiz?.type === 'quiz' && quiz.seconds).toBe(120)
  })

  it('a CRM without a name is called CRM', () => {
    expect(understand('Build a simple CRM with contacts and a deal pipeline').name).toBe('CRM')
  })

  it.each(['A website for our chess club with membership', 'A shop for blackjack tables'])(
    '"%s" is a house, and no game',
    (wish) => {
      expect(
        understand(wish).screens.flatMap(({ sections }) => sections.map(({ type }) => type)),
      ).not.toContain('game')
    },
  )

  it.each([
    ['a landing page with a hero, features grid and pricing', ['message']],
    ['a chat application with rooms', ['contact']],
    ['a blog with markdown posts and tags', ['article']],
    ['an expense tracker with monthly totals', ['expense']],
    ['a recipe app with ingredients and steps', ['recipe']],
    ['a photo gallery', ['photo']],
    ['a workout planner', ['loggedWorkout']],
    ['a to do list', ['task']],
    [
      'a CRM with customers, jobs and invoices',
      ['customer', 'company', 'workOrder', 'invoice', 'deal', 'task'],
    ],
    ['a word counter', []],
    ['a diff checker', []],
    ['a kitchen timer', []],
    ['a countdown timer for cooking eggs', []],
    ['a hash generator', []],
    ['a vocabulary trainer', ['flashcard']],
    ['a support ticket dashboard', ['ticket']],
    ['a student dashboard', ['student']],
    ['a marketing dashboard', ['campaign', 'post']],
    ['a KPI dashboard', ['sale', 'customer']],
    ['a sports club membership manager', ['member']],
    ['a pet health record', ['pet', 'reminder']],
    ['a lost pet board', ['lostItem']],
    ['a bug tracker with projects', ['bug', 'project']],
    ['a car rental site with cars and prices', ['car', 'booking']],
    ['customer feedback form with a list of answers and average rating', ['surveyAnswer']],
    ['a savings goal tracker with progress bars', ['savingsGoal']],
    [
      'a site for my band with songs and a merch shop',
      ['concert', 'song', 'product', 'order', 'photo', 'message'],
    ],
  ])('"%s" keeps what it is about; its parts are no lists', (wish, things) => {
    const { entities, notUnderstood } = understand(wish)
    expect(entities.map(({ id }) => id)).toEqual(things)
    expect(notUnderstood).toEqual([])
  })

  it.each([
    ['a pomodoro timer with sound', ['task']],
    ['a meditation timer with bells', ['meditation']],
    ['a timer with sounds and short breaks', []],
    ['a metronome with sound', []],
    ['a drawing canvas with colours', []],
    ['a sketchpad', []],
    ['a bucket list', ['dream']],
    ['a CV website', ['pastPosition', 'degree', 'professionalSkill', 'message']],
  ])('"%s" keeps what it is about: what sounds by itself is no list', (wish, things) => {
    const { entities, notUnderstood } = understand(wish)
    expect(entities.map(({ id }) => id)).toEqual(things)
    expect(notUnderstood).toEqual([])
  })

  it('says that a game is silent, and gives sound to one that can', () => {
    expect(understand('a minesweeper game with sound and high scores').notUnderstood).toEqual(['sound'])
    const [snake] = understand('a snake game with sound and high scores').screens[0]?.sections ?? []
    expect(snake?.type === 'game' && snake.hasSound).toBe(true)
  })

  it.each([
    'a virtual pet',
    'a timeline of world history',
    'a JWT decoder',
    'a flowchart editor',
    'a white noise player',
    'a covid dashboard',
    'a secret santa app',
    'a tower of hanoi',
  ])('"%s" is beyond us, and that is said', (wish) => {
    expect(understand(wish).notUnderstood).toEqual([wish.replace(/^a | of .*$/g, '')])
  })

  it('is no tool because one stands on its page', () => {
    const { kind, screens } = understand('a house cleaning website with online booking and price calculator')
    expect(kind).toBe('company')
    expect(screens.map(({ title }) => title)).toEqual(expect.arrayContaining(['Home', 'Book', 'Get a quote']))
  })

  it('is not called after what it is to be written with', () => {
    const { name, notUnderstood } = understand('Build a Next.js landing page for a bakery with Tailwind')
    expect(name).toBe('Bakery')
    expect(notUnderstood).toEqual(['Next.js: the pages are written with React and TypeScript instead.'])
  })

  it('"a guitar tuner" cannot be made, and that is said', () => {
    expect(understand('a guitar tuner').notUnderstood).toEqual(['guitar tuner'])
  })

  it.each(['a tattoo studio website', 'a plumber', 'a landing page for my startup', 'a bakery'])(
    '"%s" is a site like any other',
    (wish) => {
      expect(understand(wish).notUnderstood).toEqual([])
      expect(understand(wish).screens.map(({ title }) => title)).toContain('Home')
    },
  )

  it.each([
    'Build me a sleep tracker.',
    'Can you make a sleep tracker?',
    'Sleep Tracker',
    'Please build a sleep tracker for me',
    'Create a modern, clean and beautiful sleep tracker',
    'a sleep tracker with a dark theme',
  ])('is the same however it is said: %s', (said) => {
    expect(understand(said).entities.map(({ id }) => id)).toEqual(['night'])
    expect(understand(said).name).toBe('Sleep Tracker')
  })

  it.each([
    ['an app to track how much water I drink', 'Water Tracker', 'drinkEntry'],
    ['something to keep track of my houseplants', 'Houseplant Tracker', 'houseplant'],
    ['an app that reminds me to drink water', 'Drink Water Reminder', 'reminder'],
    ['an app to book tennis lessons', 'Tennis Lesson Booking', 'tennisLesson'],
    ['app for splitting rent with roommates', 'Split Bills', 'sharedBill'],
    ['help me plan my wedding', 'Wedding Planner', 'invitedGuest'],
    ['a web app for managing a small library', 'Library', 'book'],
    ['an app where I can save links with tags', 'Bookmark Manager', 'bookmark'],
    ['an app to rate beers I drank, with photos and notes', 'Beer Collection Manager', 'beer'],
    ['a map of my favourite cafes', 'Cafe Map', 'cafe'],
    ['I run a small yoga studio and need a website with classes and prices', 'Yoga Studio', 'yogaClass'],
    ['a dashboard to see my monthly expenses by category', 'Monthly Expenses Dashboard', 'expense'],
    ['a tool for our team to request vacation days', 'Vacation Days', 'leaveRequest'],
    ['a freelance portfolio with case studies', 'Freelance Portfolio', 'caseStudy'],
    ['a seating planner for a wedding', 'Seating Planner', 'invitedGuest'],
    ['a glossary of sailing terms', 'Glossary', 'glossaryEntry'],
    ['a price comparison table for phones', 'Price Comparison Table', 'product'],
    ['an app that counts my calories', 'Calorie Counter', 'foodEntry'],
    ['an app that helps me drink more water', 'Water Tracker', 'drinkEntry'],
    ['an app which tracks expenses', 'Expense Tracker', 'expense'],
    ['an app that splits bills between friends', 'Split Bills', 'sharedBill'],
    ['I need an app that tracks my plants', 'Plant Tracker', 'houseplant'],
    ['an app that tracks workouts and has a timer', 'Workout Tracker', 'loggedWorkout'],
    ['an app that logs my time on projects', 'Time Tracker', 'timeEntry'],
    ['a website to plan parties', 'Party Planner', 'invitedGuest'],
    ['a tool to plan sprints', 'Sprint Planner', 'project'],
    ['an app where I can note what I eat', 'Food Diary', 'foodEntry'],
    ['a website where people can book a table', 'Table Booking', 'table'],
    ['a website where people can rent bikes', 'Bike Rental', 'bike'],
    ['a place where neighbours can lend tools', 'Tool Lending', 'sharedItem'],
    ['a website that sells shoes', 'Shoe Shop', 'order'],
    ['I need to manage my customers', 'Customer Manager', 'customer'],
    ['I want to sell cookies online', 'Cookie Shop', 'order'],
    ['an app to find a plumber', 'Plumber Finder', 'plumber'],
    ['help me lose weight', 'Weight Tracker', 'weighIn'],
    ['a dashboard for server metrics', 'Server Monitoring Dashboard', 'server'],
  ])('is called by its name: %s', (wish, name, thing) => {
    expect(understand(wish).name).toBe(name)
    expect(understand(wish).entities.map(({ id }) => id)).toContain(thing)
  })

  it.each([
    ['a tool that counts words', 'Word Counter', ['Word counter']],
    ['a tool that generates passwords', 'Password Generator', ['Password generator']],
    ['a tool that formats json', 'Json Formatter', ['Converter']],
    ['a tool that compares two texts', 'Text Compare', ['Compare']],
    ['an app that reads text aloud', 'Text-to-speech', ['Speech']],
    ['an app that quizzes me on capitals', 'Capitals Quiz', ['Quiz', 'Leaderboard']],
    ['an app that keeps score for darts', 'Dart Score Keeper', ['Play', 'History']],
    ['an app that lets my team vote on lunch', 'Lunch Poll', ['Polls', 'Dashboard']],
    ['a countdown', 'Countdown', ['Timer']],
    ['an app where I can write down my dreams', 'Dream Journal', ['Notes']],
    ['a site where students can ask questions', 'Question Answer Forum', ['Home', 'Forum']],
    ['an app with notes and todos', 'My Day', ['Todos', 'Todo', 'Notes']],
    ['an address book', 'Address Book', ['Contacts', 'Contact']],
    ['a daily planner', 'Daily Planner', ['Tasks', 'Task', 'Calendar']],
    ['a meeting scheduler', 'Meeting Scheduler', ['Meetings', 'Meeting', 'Schedule']],
    ['a chat with rooms', 'Chat', ['Chat', 'Contacts', 'Contact']],
  ])('is what it does, and nothing else: %s', (wish, name, screens) => {
    const model = understand(wish)
    expect([model.name, model.screens.map(({ title }) => title), model.notUnderstood]).toEqual([
      name,
      screens,
      [],
    ])
  })

  it.each([
    ['wedding website with countdown', 'gadget'],
    ['an online shop with a countdown until the sale ends', 'gadget'],
    ['a recipe app with a countdown timer', 'timer'],
  ])('counts days or minutes: %s', (wish, type) => {
    const types = understand(wish).screens.flatMap(({ sections }) => sections.map((section) => section.type))
    expect(types.filter((each) => each === 'gadget' || each === 'timer')).toEqual([type])
  })

  it.each([
    ['a workout tracker with a timer', ['Workouts', 'Workout', 'Dashboard', 'Timer']],
    ['a habit tracker with reminders', ['Habits', 'Dashboard', 'Reminders']],
    ['a pomodoro timer with tasks', ['Timer', 'Tasks', 'Task']],
  ])('shows first what it is about, then what it comes with: %s', (wish, screens) => {
    expect(understand(wish).screens.map(({ title }) => title)).toEqual(screens)
  })

  it.each([
    ['a photo editor', 'photo editor'],
    ['a business card maker', 'business card maker'],
  ])('says what it cannot do: %s', (wish, missed) => {
    expect(understand(wish).notUnderstood).toEqual([missed])
  })

  it('asks in a poll about what it is about', () => {
    const questions = (wish: string) =>
      understand(wish).screens.flatMap(({ sections }) =>
        sections.flatMap((section) =>
          section.type === 'poll' ? section.polls.map(({ question }) => question) : [],
        ),
      )
    expect(questions('an app that lets my team vote on lunch')[0]).toBe('What shall we have for lunch?')
    expect(questions('a football poll')[0]).toBe('What matters most to you about football?')
  })

  it('keeps its colours', () => {
    const { name, look } = understand('an app to track my runs in green with a dark theme')
    expect([name, look.component, look.mode]).toEqual(['Run Tracker', '#008000', 'dark'])
  })

  it('is the same with a number at its front', () => {
    expect(understand('2048 game').name).toBe('2048 Game')
  })

  it('is a part of something else in a long request', () => {
    const model = understand(
      'Build a website for a choir. Visitors read release notes and a changelog of our rehearsals. Singers have a sleep tracker, and the board keeps a visitor log. There is a shop with records.',
    )
    expect(model.kind).not.toBe('personal')
    expect(model.screens.map(({ title }) => title)).toContain('Home')
  })

  it('averages what is measured and adds up what is used', () => {
    expect(tilesOf('a sleep tracker')).toContainEqual(
      expect.objectContaining({ label: 'Hours, on average (h)', measure: 'average', field: 'hours' }),
    )
    expect(tilesOf('a water intake tracker')).toContainEqual(
      expect.objectContaining({ label: 'Amount (ml)', measure: 'sum', field: 'amount' }),
    )
  })

  it.each([
    ['a sleep tracker', 'down'],
    ['an expense tracker', 'down'],
    ['an event calendar', 'up'],
    ['a to-do list', 'up'],
  ])('"%s" lists what has happened latest first, and what is to come next first', (wish, direction) => {
    expect(understand(wish).entities[0]?.sort?.direction).toBe(direction)
  })
})

function sectionsOf(wish: string): string[] {
  return understand(wish).screens.flatMap(({ sections }) => sections.map(({ type }) => type))
}

function tilesOf(wish: string) {
  return understand(wish).screens.flatMap(({ sections }) =>
    sections.flatMap((section) => (section.type === 'dashboard' ? section.tiles : [])),
  )
}
