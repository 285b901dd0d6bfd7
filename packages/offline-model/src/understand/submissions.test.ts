import { describe, expect, it } from 'vitest'
import { changeModel } from '../change/change-model.ts'
import type { ApplicationModel } from '../model/application-model.ts'
import { limitToFramework } from '../render/components/limit-to-framework.ts'
import { understand } from './understand.ts'

const desk =
  'A property repair desk. Residents submit repair requests with fault type, address, description and photos. The manager assigns maintenance workers to repair requests. Workers accept tasks and mark them as finished. Residents view their own repair requests.'

const parcels =
  'A parcel delivery app. Customers track their parcels. Couriers accept parcels and update the delivery status. Administrators manage couriers.'

describe('what somebody hands in', () => {
  it('has a form of its own and a list of what one handed in, for those who are signed in', () => {
    const { screens, entities } = understand(desk)
    const form = screens.find(({ sections }) => sections.some(({ type }) => type === 'recordForm'))
    expect(form).toMatchObject({ title: 'New repair request', access: 'signedIn' })
    expect(listsOf(understand(desk), 'repairRequest', 'mine')).toEqual(['My repair requests'])
    expect(entities.find(({ id }) => id === 'repairRequest')?.editableBy).toBe('owner')
    expect(entities.map(({ id }) => id)).not.toContain('message')
  })

  it('asks for what the request names, with the usual choices, before anything else', () => {
    const [title, ...fields] = fieldsOf(understand(desk), 'repairRequest')
    expect(title?.label).toBe('Title')
    expect(fields[0]?.options).toEqual(['Electricity', 'Water', 'Heating', 'Doors and windows', 'Other'])
    expect(fields.find(({ id }) => id === 'address')).toMatchObject({ isRequired: true, inForm: true })
    expect(fields.find(({ id }) => id === 'photos')).toMatchObject({ isRequired: false, inForm: true })
  })

  it('has room for a few words where the request does not say what is asked for', () => {
    const model = understand('A charity. Families submit aid applications. Staff approve aid applications.')
    expect(fieldsOf(model, 'aidApplication').find(({ id }) => id === 'details')).toMatchObject({
      type: 'longtext',
      isRequired: true,
    })
  })

  it('needs no account where nobody has one', () => {
    const model = understand(
      'A simple maintenance log: submit repair requests with fault type, room and description, filter them by status and export them.',
    )
    expect(model.roles).toEqual([])
    expect(model.screens.find(({ title }) => title === 'New repair request')?.access).toBe('public')
    expect(listsOf(model, 'repairRequest', 'all')).toContain('Repair requests')
    expect(fieldsOf(model, 'repairRequest').map(({ label }) => label)).not.toContain('Export them')
  })

  it('is a message, or the work of a program, where it is no thing that is kept', () => {
    expect(formsOf(understand('A website for a bakery where visitors submit contact requests.'))).toEqual([])
    expect(formsOf(understand('An API tester that submits http requests and shows the response.'))).toEqual(
      [],
    )
  })
})

describe('who works on what', () => {
  it('is asked for by a step of those who assign, and goes for the "tasks" of the workers too', () => {
    const model = understand(desk)
    expect(stepsOf(model, 'repairRequest')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ label: 'Assign', roles: ['administrator'], asks: ['maintenanceWorker'] }),
        expect.objectContaining({ label: 'Accept', roles: ['worker'], takes: true }),
      ]),
    )
    expect(model.entities.map(({ id }) => id)).not.toContain('task')
    expect(entityOf(model, 'repairRequest')?.people).toEqual({
      maker: 'reporter',
      taker: 'maintenanceWorker',
    })
  })

  it('is whoever accepts it: the work begins then, and is theirs', () => {
    const model = understand(parcels)
    const steps = stepsOf(model, 'parcel')
    expect(steps[0]).toMatchObject({ label: 'Accept', from: ['Registered'], to: 'Accepted', takes: true })
    expect(steps.find(({ label }) => label === 'Pick up')).toMatchObject({ from: ['Accepted'], by: 'taker' })
    expect(listsOf(model, 'parcel', 'taken')).toContain('Courier parcels')
    expect(listsOf(model, 'parcel', 'mine')).toEqual(['My parcels'])
  })

  it('does what was handed in, rather than approves it', () => {
    const model = understand(
      'A town app. Citizens can submit cleaning requests with address. Workers accept cleaning requests.',
    )
    expect(stepsOf(model, 'cleaningRequest').map(({ label }) => label)).toEqual([
      'Accept',
      'Finish',
      'Cancel',
    ])
  })

  it('can accept what they were given, whichever the request names first', () => {
    const model = understand(
      'A help desk. Customers submit tickets. Agents accept tickets. Managers assign agents to tickets.',
    )
    expect(stepsOf(model, 'ticket').find(({ takes }) => takes)?.from).toEqual(['Open', 'Assigned'])
  })

  it('schedules people, vehicles and time for what is to be moved', () => {
    const model = understand(
      'A logistics scheduling system with functions for order management, scheduling vehicles, drivers and time for unsent cargo, and statistics. Drivers accept transport tasks.',
    )
    expect(stepsOf(model, 'order').find(({ label }) => label === 'Schedule')?.asks).toEqual([
      'vehicle',
      'driver',
    ])
    expect(stepsOf(model, 'cargo').find(({ label }) => label === 'Schedule')?.asks).toEqual(['scheduledFor'])
  })

  it('has samples under the names of the accounts that can be tried', () => {
    const model = understand(desk)
    const nameOf = (role: string) => model.roles.find(({ id }) => id === role)?.demo.name
    const requests = entityOf(model, 'repairRequest')?.records ?? []
    expect(requests.map(({ values }) => values.reporter)).toContain(nameOf('resident'))
    const worker = entityOf(model, 'maintenanceWorker')?.records.find(
      ({ values }) => values.name === nameOf('worker'),
    )
    expect(requests.map(({ values }) => values.maintenanceWorker)).toContain(worker?.id)
    expect(
      requests.filter(({ values }) => values.status === 'Open' && values.maintenanceWorker !== null),
    ).toEqual([])
  })

  it('stays known when the app is changed', () => {
    const { model } = changeModel(understand(desk), 'Add a forum. Couriers accept repair requests.')
    expect(entityOf(model, 'repairRequest')).toEqual(entityOf(understand(desk), 'repairRequest'))
    expect(model.roles.map(({ label }) => label)).toEqual(['Resident', 'Manager', 'Worker'])
  })

  it('is asked by nothing in a framework that has no accounts', () => {
    const model = limitToFramework({ ...understand(desk), framework: 'vue' })
    expect(
      stepsOf(model, 'repairRequest').flatMap(({ asks, takes, by }) => [asks, takes, by].filter(Boolean)),
    ).toEqual([])
    expect(listsOf(model, 'repairRequest', 'taken')).toEqual([])
    expect(entityOf(model, 'repairRequest')?.people).toBeUndefined()
  })
})

describe('several parties', () => {
  it.each([
    ['Donors can book donation appointments. Hospitals can submit blood requests.', ['Donor', 'Hospital']],
    ['Volunteers sign up for activities. Coordinators create activities.', ['Volunteer', 'Coordinator']],
    ['Users submit repair requests. Administrators approve repair requests.', ['User', 'Administrator']],
  ])('have accounts by their own names: %s', (sentence, roles) => {
    const model = understand(`A platform for a town. ${sentence}`)
    expect(model.roles.map(({ label }) => label)).toEqual(roles)
  })

  it('book under their own name, though others are customers', () => {
    const model = understand(
      'A meeting room booking system. Employees can book a meeting room by date and time. Administrators can manage meeting rooms.',
    )
    expect(fieldsOf(model, 'booking').find(({ id }) => id === 'customer')?.label).toBe('Employee')
  })

  it('are not made of one kind of people alone', () => {
    expect(understand('A site where cyclists browse routes and rate routes.').roles).toEqual([])
  })
})

describe('what is one’s own', () => {
  it('has a list beside what everybody sees', () => {
    const model = understand(
      'An equipment rental website. Users can register, browse equipment, book equipment by date and view their rentals.',
    )
    expect(listsOf(model, 'rental', 'mine')).toEqual(['My rentals'])
  })

  it('brings no thing along that is not there', () => {
    const model = understand(
      'Create a library management system. Readers can search books, borrow books and view their loan history. Librarians manage books.',
    )
    expect(model.entities.map(({ id }) => id)).not.toContain('loanHistory')
  })
})

describe('a list of properties', () => {
  it('ends where somebody does something, and "experience and reason" are two', () => {
    const model = understand(
      'A pet adoption site. Adopters can browse pets, filter by pet type and age, submit adoption applications with address, experience and reason, and view their own applications. Shelter staff can add pets and approve applications.',
    )
    const labels = fieldsOf(model, 'adoptionApplication').map(({ label }) => label)
    expect(labels.slice(0, 4)).toEqual(['Number', 'Address', 'Experience', 'Reason'])
    expect(labels).not.toContain('Details')
    // What pets are filtered by is no property of an application.
    expect(labels).not.toContain('Pet type')
    expect(model.requirements.filter(({ state }) => state === 'missed')).toEqual([])
  })

  it('describes each of the things it is said of', () => {
    const model = understand(
      'A crowdfunding platform. Creators publish projects. Each project page should show the raised amount, the number of backers and comments.',
    )
    const project = model.entities.find(({ one }) => one.endsWith('project'))
    expect(project?.fields.map(({ label }) => label)).toEqual(expect.arrayContaining(['Raised', 'Backers']))
    expect(project?.fields.map(({ label }) => label)).not.toContain('Raised amount')
    expect(project?.abilities).toContain('comment')
  })

  it('is all there is of a thing that nobody has described before', () => {
    const model = understand(
      'A diary for beekeepers. Users can add hive checks with weather, temperature and weight.',
    )
    expect(fieldsOf(model, 'hiveCheck').map(({ label }) => label)).toEqual([
      'Title',
      'Date',
      'Weather',
      'Temperature',
      'Weight',
    ])
  })
})

function entityOf(model: ApplicationModel, id: string) {
  return model.entities.find((entity) => entity.id === id)
}

function fieldsOf(model: ApplicationModel, id: string) {
  return entityOf(model, id)?.fields ?? []
}

function stepsOf(model: ApplicationModel, id: string) {
  return entityOf(model, id)?.lifecycle?.steps ?? []
}

/** The screens that list a thing within a scope. */
function listsOf(model: ApplicationModel, entity: string, scope: 'all' | 'mine' | 'taken'): string[] {
  return model.screens
    .filter(({ sections }) =>
      sections.some(
        (section) => section.type === 'collection' && section.entity === entity && section.scope === scope,
      ),
    )
    .map(({ title }) => title)
}

function formsOf(model: ApplicationModel): string[] {
  return model.screens
    .filter(({ sections }) => sections.some(({ type }) => type === 'recordForm'))
    .map(({ title }) => title)
}
