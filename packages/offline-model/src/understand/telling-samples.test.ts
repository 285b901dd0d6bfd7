import { describe, expect, it } from 'vitest'
import type { Entity } from '../model/entity.ts'
import { understand } from './understand.ts'

describe('samples and fields tell of what a list is called after', () => {
  it.each([
    ['A website where users upload PDF files, view them and download them.', 'PDF files', /\.pdf$/],
    [
      'A web tool to store JS files. Users can upload JS files and see a list of JS files.',
      'JS files',
      /\.(?:js|css|html)$/,
    ],
    [
      'A photo archive. Users should be able to log in, upload image files and browse image files.',
      'image files',
      /\.(?:jpg|png)$/,
    ],
  ])('files have names of their format: %s', (request, many, ending) => {
    const titles = titlesOf(find(request, many))
    expect(titles).not.toEqual([])
    for (const title of titles) expect(title).toMatch(ending)
  })

  it('records of loading are no rounds of a watchman', () => {
    const records = find(
      'A logistics management system. Users can log in, manage vehicles and drivers, and view package loading records.',
      'package loading records',
    )
    expect(titlesOf(records)).toContain('LD-2041')
    expect(titlesOf(records)).not.toContain('Morning round')
  })

  it('what is kept of machines has lists of its own, each entry with its machine', () => {
    const request =
      'Please build a plant management system. The system should have machine service functions, including managing operators, machine maintenance, and machine insurance. Users should be able to manage machines.'
    expect(find(request, 'machine maintenance records').fields).toContainEqual(
      expect.objectContaining({ id: 'machine', type: 'reference' }),
    )
    expect(find(request, 'machine insurance records').fields.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Machine', 'Insurer', 'Premium', 'Valid until']),
    )
    expect(titlesOf(find(request, 'machines')).join(' ')).not.toMatch(/maintenance|insurance/i)
  })

  it.each([
    ['A monitoring system for greenhouses. Users can log in and view sensors.', 'sensors', 'Battery'],
    ['A plant management system. Users can manage machines and shifts.', 'machines', 'Hours'],
    ['A smart home system. Users can manage devices and rooms.', 'devices', 'Room'],
  ])('sensors, machines and devices are no servers: %s', (request, many, field) => {
    const labels = find(request, many).fields.map(({ label }) => label)
    expect(labels).toContain(field)
    expect(labels).not.toContain('Disk')
  })

  it('fees and claims are no people and no places', () => {
    const request = 'An insurance management system. Staff can log in and manage claims, fees and payouts.'
    expect(find(request, 'claims').fields.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Claimant', 'Happened on', 'Amount']),
    )
    expect(find(request, 'fees').fields.map(({ label }) => label)).toContain('Price')
    expect(find(request, 'payouts').fields.map(({ label }) => label)).toContain('Recipient')
  })

  it('a rule says when it holds and where to, and refuses a target that is none', () => {
    const { fields } = find(
      'An alert routing system. Operators can manage routing rules and view alerts.',
      'routing rules',
    )
    expect(fields.map(({ label }) => label)).toEqual(expect.arrayContaining(['When', 'Value', 'Target']))
    expect(fields.find(({ id }) => id === 'target')).toMatchObject({ type: 'email', isRequired: true })
  })

  it('departments that are kept are those one can choose for an employee', () => {
    const { fields } = find(
      'A staff management system. Administrators can manage departments and employees.',
      'employees',
    )
    expect(fields.find(({ id }) => id === 'department')).toMatchObject({
      type: 'reference',
      refersTo: 'department',
      options: [],
    })
  })

  it('a price has an amount and a unit, and two kinds of prices are two lists', () => {
    const request =
      'Please build a shipping management system. The system should have functions for maintaining storage and transport prices, and for managing shipments.'
    for (const many of ['storage prices', 'transport prices'])
      expect(find(request, many).fields.map(({ label }) => label)).toEqual(
        expect.arrayContaining(['Price', 'Unit', 'Valid from']),
      )
  })

  it('what is owed to partners is worked out, and settled by a button', () => {
    const settlements = find(
      'Please build a purchasing management system. The system should have functions for managing vendors and for vendor accounting and settlement.',
      'vendor settlements',
    )
    expect(settlements.fields.find(({ id }) => id === 'vendor')?.type).toBe('reference')
    expect(settlements.fields.find(({ id }) => id === 'payable')?.formula).not.toBeNull()
    expect(settlements.lifecycle?.steps.map(({ label }) => label)).toContain('Settle')
  })

  it('no sample goes from a place to the same place, and each record of another list has its turn', () => {
    const { entities } = understand('A logistics management system. Users can manage shipments and drivers.')
    for (const { records } of entities)
      for (const { values } of records.filter(({ values: { from } }) => from !== undefined))
        expect(values['to']).not.toBe(values['from'])
    const hives = understand(
      'An apiary management system. Users should be able to manage hives and harvests.',
    ).entities[1]?.records.map(({ values }) => values['hive'])
    expect(new Set(hives).size).toBe(hives?.length)
  })

  it.each([
    ['A news website. Visitors can read the news and comment on it.', 'articles', 'Breaking'],
    ['A basketball website. Visitors can browse news and matches.', 'news', 'Transfers'],
    ['A clinic website. Patients can book appointments and read articles.', 'articles', 'Prevention'],
    ['An update website to publish updates and browse update history.', 'updates', 'Fixed'],
    ['A music app to browse songs, albums and artists.', 'artists', 'Folk'],
    ['A music app to browse songs, albums and artists.', 'albums', 'Jazz'],
    ['A website for an action game. Visitors browse skills and weapons.', 'skills', 'Water'],
    ['A website for a pirate game. Visitors browse characters.', 'characters', 'Navy'],
  ])('what is read and shown is of the subject: %s', (request, many, value) => {
    const values = find(request, many).records.flatMap((record) => Object.values(record.values))
    expect(values).toContain(value)
  })

  it('when a picture was made is told once', () => {
    const labels = find(
      'A website for paintings. Users can view details of paintings, including the title, creator, and creation time.',
      'paintings',
    ).fields.map(({ label }) => label)
    expect(labels.filter((label) => label.startsWith('Creation'))).toEqual(['Creation year'])
  })

  it.each([
    [
      'A SaaS platform that supports WeChat, Baidu, and Alipay mini-programs. Users can create and manage their own mini-programs.',
      'mini-programs',
      ['WeChat', 'Baidu', 'Alipay'],
    ],
    [
      'A dashboard that supports Telegram and Discord bots. Users can log in and manage bots.',
      'bots',
      ['Telegram', 'Discord'],
    ],
  ])('what runs on several platforms says on which: %s', (request, many, platforms) => {
    const { fields, records } = find(request, many)
    expect(fields.find(({ id }) => id === 'platform')).toMatchObject({ options: platforms, isRequired: true })
    expect(platforms).toContain(records[0]?.values['platform'])
  })

  it('an offer takes off what it says', () => {
    const { records } = find('A shop website that shows products and promotions.', 'promotions')
    expect(records[0]?.values).toMatchObject({ code: 'WELCOME10', discount: 10 })
  })

  it.each([
    'A music website. Users can search for songs and control playback with buttons such as play, pause, and stop.',
    'A key store. The site should have multiple data structures such as set, string, hash, sorted set, and list, and support search. Users can create and manage different data structures.',
    'A monitoring website. Users can log in and monitor running services and the server status.',
  ])('no record is called after a button, a kind or what is watched: %s', (request) => {
    const titles = understand(request).entities.flatMap(titlesOf)
    expect(titles.filter((title) => junk.test(title))).toEqual([])
  })
})

const junk = /^(?:play|pause|stop|set|string|hash|list|running|services?|servers?|support .*)$/i

function find(request: string, many: string): Entity {
  const { entities } = understand(request)
  const found = entities.find((entity) => entity.many === many)
  if (found === undefined)
    throw new Error(`No ${many} in ${entities.map((entity) => entity.many).join(', ')}`)
  return found
}

function titlesOf({ records, titleField }: Entity): string[] {
  return records.map(({ values }) => String(values[titleField]))
}

describe('what is played', () => {
  it.each([
    ['A website for an action game with characters, game videos and images.', 'gameVideo', 'video'],
    ['A fan website where visitors browse songs and read news.', 'song', 'audio'],
  ])('films and songs that are listed have a player: %s', (request, entity, medium) => {
    const model = understand(request)
    expect(model.screens.flatMap(({ sections }) => sections)).toContainEqual(
      expect.objectContaining({ type: 'player', entity, medium }),
    )
    expect(model.entities.find(({ id }) => id === entity)?.abilities).toContain('play')
  })

  it('streams that are live have begun, and those to come have not', () => {
    const { records } = find('A live streaming website. Viewers can watch live streams.', 'live streams')
    for (const { values } of records) {
      const startsAt = Number(values['startsAt'])
      expect([values['title'], startsAt > 1]).toEqual([values['title'], values['status'] === 'Planned'])
    }
  })
})
