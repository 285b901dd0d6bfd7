import { describe, expect, it } from 'vitest'
import { understand } from './understand.ts'

const crowdfunding =
  'A crowdfunding website. Users can log in, start a campaign with a funding goal and a deadline, choose a reward tier, pledge an amount, follow the progress and read updates. Administrators approve campaigns.'

describe('what has a goal', () => {
  it.each([
    { thing: 'campaign', entries: 'pledge', verb: 'Pledge', request: crowdfunding },
    {
      thing: 'fundraiser',
      entries: 'donation',
      verb: 'Donate',
      request:
        'A fundraising platform for medical emergencies. People start a fundraiser with a target amount and an end date, donors contribute any amount. Administrators verify fundraisers.',
    },
    {
      thing: 'campaign',
      entries: 'donation',
      verb: 'Donate',
      request:
        'A charity website for an animal shelter. Visitors browse the campaigns with the amount raised so far and donate. Staff create and close campaigns.',
    },
    {
      thing: 'groupPurchase',
      entries: 'participation',
      verb: 'Join',
      request:
        'A group purchase website. Users log in, start a group purchase with a number of participants and a closing date, and join with a quantity.',
    },
    {
      thing: 'savingsGoal',
      entries: undefined,
      verb: 'Add money',
      request: 'a savings goal tracker with progress bars',
    },
  ])('says how far it is and takes contributions: $request', ({ request, thing, entries, verb }) => {
    const { goal } = find(request, thing)
    expect(goal?.verb).toBe(verb)
    expect(goal?.entries?.entity).toBe(entries)
    const ids = find(request, thing).fields.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([goal?.target, goal?.reached, goal?.deadline]))
  })

  it('is no e-mail marketing, and nothing runs in the background', () => {
    const { entities, screens, notUnderstood } = understand(crowdfunding)
    expect(entities.map(({ id }) => id)).toEqual(['campaign', 'pledge', 'campaignUpdate'])
    expect(find(crowdfunding, 'campaign').fields.map(({ id }) => id)).not.toContain('clicks')
    expect(screens.flatMap(({ sections }) => sections.map(({ type }) => type))).not.toContain('jobs')
    expect(notUnderstood).toEqual([])
  })

  it('is begun by whoever signs in, waits for approval, and lists what one gave', () => {
    const { lifecycle, goal, editableBy } = find(crowdfunding, 'campaign')
    expect(editableBy).toBe('owner')
    expect(lifecycle?.initial).toBe('In review')
    expect(goal?.openIn).toBe('Running')
    expect(understand(crowdfunding).screens.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Start a campaign', 'My pledges']),
    )
  })

  it('counts what was given by itself: sums and contributions are not typed in', () => {
    const { fields, goal } = find(crowdfunding, 'campaign')
    const typed = fields.filter(({ inForm }) => inForm).map(({ id }) => id)
    expect(typed).not.toContain(goal?.reached)
    expect(typed).not.toContain(goal?.count)
    for (const ability of ['create', 'edit', 'delete'] as const)
      expect(find(crowdfunding, 'pledge').abilities).not.toContain(ability)
  })

  it('names rewards where they are asked for, and not elsewhere', () => {
    expect(find(crowdfunding, 'campaign').goal?.rewards).toBe('rewards')
    const plain = 'A crowdfunding website. Users start campaigns with a goal and pledge money.'
    expect(find(plain, 'campaign').goal?.rewards).toBeNull()
    expect(find(plain, 'pledge').fields.map(({ id }) => id)).not.toContain('reward')
  })

  it('keeps deposits where their history is asked for, and updates on how money was used', () => {
    const savings =
      'A savings app. Users create savings goals with a target amount and date, deposit money into a goal and view the history of deposits.'
    expect(find(savings, 'savingsGoal').goal?.entries?.entity).toBe('deposit')
    const relief =
      'A donation platform for disaster relief with project listing, online donation and fund usage disclosure. Donors log in, browse projects with target and raised amounts and donate.'
    expect(understand(relief).entities.map(({ id }) => id)).toEqual(['project', 'donation', 'projectUpdate'])
  })

  it.each([
    ['a donation page for a school library with a goal', 5000],
    ['a school donation drive with a progress bar, a goal of $12,500 and a list of donors', 12_500],
  ])('is one sum where only one is spoken of: %s', (request, goal) => {
    const { screens, entities } = understand(request)
    const sections = screens.flatMap((screen) => screen.sections)
    expect(sections).toContainEqual(expect.objectContaining({ type: 'donation', goal }))
    expect(entities).toEqual([])
  })

  it.each([
    'A blood bank system. Donors book a donation appointment and view their donation history.',
    'A marketing dashboard with campaigns and clicks',
    'A news app with in-app donations',
    'A goal tracker for my habits',
  ])('is something else: %s', (request) => {
    for (const { goal } of understand(request).entities) expect(goal).toBeUndefined()
  })
})

function find(request: string, id: string) {
  const found = understand(request).entities.find((entity) => entity.id === id)
  if (found === undefined) throw new Error(`There is no ${id}.`)
  return found
}
