import { describe, expect, test, vi } from 'vitest'
import { resourceOf, resources } from '../../resources'
import { availableColumns, loadAreas, operationOf } from '../../src/admin/catalogue'
import { countsDocument, listDocument, mutationDocument } from '../../src/admin/documents'
import { csvRow } from '../../src/admin/export/csv'
import { exportCsv } from '../../src/admin/export/export'
import { changed } from '../../src/admin/form/changed'
import { contextOf, formFields, startValues } from '../../src/admin/form/form-fields'
import { faultOf, toForm, toVariable } from '../../src/admin/form/values'
import { paramsOf, stateFrom } from '../../src/admin/list/list-address'
import { crudFilters } from '../../src/admin/list/list-state'
import { treeOf } from '../../src/admin/list/tree-of'
import { readWall, wallOf } from '../../src/admin/london-wall'
import { viewsOf } from '../../src/admin/view/offered-views'
import { enumWords, labelOf, words } from '../../src/admin/words'
import { now } from '../../src/providers/device/clock'
import { csvText } from '../../src/ui/files/csv'
import { dayOf } from '../../src/ui/time/london-days'

await loadAreas()

const list = (name: string) => resourceOf(name) ?? resources[0]!

describe('documents', () => {
  test('ask for dotted paths once each, with the count and cursor of a page', () => {
    const { text, variables } = listDocument('users', ['email', 'country.name', 'country.alpha2'], {
      types: ['interviewer'],
      page: 2,
    })
    expect(text.replace(/\s+/g, ' ')).toBe(
      'query AdminUsers ($types: [UserType!], $page: Int) { users (types: $types, page: $page) { entries { id, email, country { name, alpha2 } }, pageInfo { endCursor, hasNextPage, totalCount } } }',
    )
    expect(variables).toEqual({ types: ['interviewer'], page: 2 })
  })

  test('asks for the id of a person wherever it asks for the name, to show who is online', () => {
    const { text } = listDocument('billingSessions', ['user.fullName', 'user.email'], {})
    expect(text.replace(/[\s,]+/g, ' ')).toContain('user { fullName email id }')
  })

  test('refuse an argument or a field that the schema does not have', () => {
    expect(() => listDocument('users', ['shoeSize'], {})).toThrow('User has no field shoeSize')
    expect(() => mutationDocument('roleCreate', { colour: 'blue' })).toThrow('roleCreate has no argument colour')
  })

  test('count the rows of several views at once', () => {
    const { text, variables } = countsDocument('users', [{}, { types: ['interviewer'] }])
    expect(text.replace(/[\s,]+/g, ' ')).toBe(
      'query CountUsers ($of0_pageSize: Int $of1_types: [UserType!] $of1_pageSize: Int) { of0: users (pageSize: $of0_pageSize) { pageInfo { totalCount } } of1: users (types: $of1_types pageSize: $of1_pageSize) { pageInfo { totalCount } } }',
    )
    expect(variables).toEqual({ of0_pageSize: 1, of1_types: ['interviewer'], of1_pageSize: 1 })
  })

  test('read the id of the record that a mutation answers', () => {
    expect(mutationDocument('walletWithdraw', { userId: 'a', amount: 1, description: 'x' }).text).toMatch(
      /\{\s*id\s*\}/,
    )
  })
})

describe('an address and the state of its list', () => {
  const resource = list('sessions')

  test('say the same both ways, also with several values of a filter', () => {
    const params = new URLSearchParams(
      'status=booked&status=marking&from=2026-11-09&search=okafor&orderBy=deadline&orderDirection=asc&page=3&pageSize=50',
    )
    const state = stateFrom(params, resource)
    expect(state).toMatchObject({
      page: 3,
      pageSize: 50,
      search: 'okafor',
      order: { by: 'deadline', direction: 'asc' },
    })
    expect(state.filters).toEqual({ status: ['booked', 'marking'], from: '2026-11-09' })
    expect([...paramsOf(state, resource)].sort()).toEqual([...params].sort())
  })

  test('leave out what the list does not have and what it starts with', () => {
    const state = stateFrom(new URLSearchParams('shoeSize=9&orderBy=shoe_size&page=-2&pageSize=7'), resource)
    const today = dayOf(now())
    expect(state).toEqual({
      page: 1,
      pageSize: 20,
      search: '',
      order: { by: 'start_at', direction: 'asc' },
      filters: { from: today, until: today },
    })
    expect(paramsOf(state, resource).toString()).toBe('')
  })

  test('name the views that the list offers, and the whole list where it opens with a view', () => {
    const whole = stateFrom(new URLSearchParams('view=all'), resource)
    expect(whole).toEqual({ page: 1, pageSize: 20, search: '', order: resource.order, filters: {} })
    expect(paramsOf({ ...whole, page: 2 }, resource).toString()).toBe('view=all&page=2')
    const everyMock = stateFrom(new URLSearchParams('view=all'), list('mocks'))
    expect(paramsOf(everyMock, list('mocks')).toString()).toBe('')
    // What is searched or filtered further is no view any more.
    const overdue = stateFrom(new URLSearchParams('view=marks-overdue'), resource)
    expect(overdue.filters).toEqual({ overdue: 'true' })
    expect(paramsOf({ ...overdue, search: 'ruth' }, resource).toString()).toBe(
      'search=ruth&overdue=true&orderBy=due_at&orderDirection=asc',
    )
  })

  const offering = resources.filter(({ views }) => views)
  test.each(offering.map((each) => [each.list, each] as const))('are the same for each view of %s', (_name, each) => {
    for (const { label, name, state } of viewsOf(each)) {
      const again = stateFrom(new URLSearchParams(paramsOf(state, each)), each)
      expect([label, again]).toEqual([label, state])
      // As plain filters they are read in the same form, so every value is one that the list takes.
      const plain = new URLSearchParams(
        Object.entries(state.filters).flatMap(([filter, value]) => [value].flat().map((one) => [filter, one])),
      )
      if (plain.size > 0) expect([name, stateFrom(plain, each).filters]).toEqual([name, state.filters])
      expect(crudFilters(state, each)).toHaveLength(Object.keys(state.filters).length)
    }
  })

  test('hold no longer search text than the server takes', () => {
    expect(stateFrom(new URLSearchParams({ search: 'x'.repeat(101) }), resource).search).toHaveLength(100)
  })

  test('read days as London days, the last one included', () => {
    const state = stateFrom(new URLSearchParams('from=2026-07-01&until=2026-07-02'), resource)
    expect(crudFilters(state, resource).map((filter) => filter.value)).toEqual([
      '2026-06-30T23:00:00.000Z',
      '2026-07-02T23:00:00.000Z',
    ])
  })
})

describe('a CSV cell', () => {
  test.each([
    ['=1+2', "'=1+2"],
    ['+44 20', "'+44 20"],
    ['-x', "'-x"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['a,b', '"a,b"'],
    ['say "no"', '"say ""no"""'],
    ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ])('%j is written as %j', (text, written) => expect(csvText(text)).toBe(written))

  test('gives pounds with a point, also below zero, London time, words and several values', () => {
    expect(
      csvRow('Transaction', ['amount', 'insertedAt', 'type', 'user.fullName'], {
        amount: -4050,
        insertedAt: '2026-07-01T11:00:00.000Z',
        type: 'refund',
        user: null,
      }),
    ).toEqual(['-40.50', '2026-07-01 12:00', 'Refund', ''])
    expect(csvRow('User', ['roles.name'], { roles: [{ name: 'Desk' }, { name: 'Money' }] })).toEqual(['"Desk; Money"'])
  })
})

describe('an exported list', () => {
  const exported = async (name: string, columns: string[], rows: object[]) => {
    const answer = name === 'users' ? { entries: rows, pageInfo: { endCursor: null, hasNextPage: false } } : rows
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ data: { [name]: answer } })))
    const { signal } = new AbortController()
    const file = await exportCsv({ resource: list(name), columns, filters: [], signal, onProgress: () => {} })
    vi.unstubAllGlobals()
    return (await file.text()).trim().split('\r\n').slice(1)
  }

  test('leaves empty what the list leaves empty', async () => {
    const types = [
      { id: 'a', name: 'Mocks', price: 0, children: [{ id: 'b' }] },
      { id: 'b', name: 'Advocacy', price: 8000, children: [] },
    ]
    expect(await exported('sessionTypes', ['name', 'price'], types)).toEqual(['Mocks,', 'Advocacy,80.00'])
    const people = [
      { id: 'a', email: 'a@b.example', type: 'aspiringSolicitor', role: 'admin', abilities: [] },
      { id: 'b', email: 'c@d.example', type: 'aspiringSolicitor', role: 'user', abilities: [] },
    ]
    expect(await exported('users', ['email', 'type'], people)).toEqual([
      'a@b.example,',
      'c@d.example,Aspiring Solicitor',
    ])
  })
})

describe('a file of a sorted list', () => {
  const person = (id: string, lastName: string) => ({ id, lastName, type: 'aspiringSolicitor', abilities: [] })
  const order = { by: 'last_name', direction: 'asc' } as const
  /** Answers as the server does: pages in the order that is asked for, and by cursor in the order of ids. */
  const served = async (rows: ReturnType<typeof person>[], afterPage: (page: number) => void = () => {}) => {
    const asked: Record<string, unknown>[] = []
    vi.stubGlobal('fetch', async (_url: unknown, { body }: { body: string }) => {
      const { variables } = JSON.parse(body)
      asked.push(variables)
      const { after, page = 1, pageSize } = variables
      const sorted = [...rows].sort((one, other) =>
        (after ? one.id < other.id : one.lastName < other.lastName) ? -1 : 1,
      )
      const left = after ? sorted.filter(({ id }) => id > after) : sorted.slice((page - 1) * pageSize)
      const entries = left.slice(0, pageSize)
      const hasNextPage = left.length > pageSize
      const pageInfo = { endCursor: entries.at(-1)?.id ?? null, hasNextPage, totalCount: rows.length }
      if (!after) afterPage(page)
      return new Response(JSON.stringify({ data: { users: { entries, pageInfo } } }))
    })
    const { signal } = new AbortController()
    const columns = ['lastName']
    const file = await exportCsv({ resource: list('users'), columns, filters: [], order, signal, onProgress: () => {} })
    vi.unstubAllGlobals()
    return { names: (await file.text()).trim().split('\r\n').slice(1), asked }
  }
  const many = Array.from({ length: 250 }, (_, at) =>
    person(`id${String(999 - at)}`, `N${String(at).padStart(3, '0')}`),
  )

  test('has its rows in the order of the screen', async () => {
    const { names, asked } = await served([person('a', 'Zeta'), person('b', 'Adams')])
    expect(names).toEqual(['Adams', 'Zeta'])
    expect(asked[0]).toMatchObject({ orderBy: 'last_name', orderDirection: 'asc' })
    expect((await served(many)).names).toEqual(many.map(({ lastName }) => lastName))
  })

  test('has each row once, whatever comes and goes while it is read', async () => {
    const rows = [...many]
    const { names } = await served(rows, (page) => {
      if (page === 1) rows.push(person('new', 'A new one at the front'))
      // What goes lets a row slip from the page that is still to come to one that was read.
      if (page === 2) rows.splice(0, 3)
    })
    expect(new Set(names).size).toBe(names.length)
    expect(many.slice(3).every(({ lastName }) => names.includes(lastName))).toBe(true)
  })

  test('has each row that stayed, though as many came at the end as went at the front', async () => {
    const rows = [...many]
    const { names } = await served(rows, (page) => {
      if (page === 1) rows.splice(0, 1, person('id0', 'Z at the end'))
    })
    expect(many.slice(1).filter(({ lastName }) => !names.includes(lastName))).toEqual([])
  })
})

describe('London time as it is typed', () => {
  test('is summer or winter time by the day', () => {
    expect(readWall('2026-07-01T10:30')).toEqual({ result: 'ok', instant: '2026-07-01T09:30:00.000Z' })
    expect(readWall('2026-01-01T10:30')).toEqual({ result: 'ok', instant: '2026-01-01T10:30:00.000Z' })
    expect(wallOf('2026-07-01T23:30:00.000Z')).toBe('2026-07-02T00:30')
  })

  test('is refused in the hour that does not exist, and asked about in the one that comes twice', () => {
    expect(readWall('2026-03-29T01:30')).toEqual({ result: 'missing' })
    expect(readWall('2026-10-25T01:30')).toEqual({
      result: 'twice',
      options: ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'],
    })
    const widget = { kind: 'instant' } as const
    expect(faultOf(widget, { wall: '2026-03-29T01:30' })).toContain('does not exist')
    expect(faultOf(widget, { wall: '2026-10-25T01:30' })).toContain('twice')
    expect(toVariable(widget, { wall: '2026-10-25T01:30', second: true }, { type: 'Session' })).toBe(
      '2026-10-25T01:30:00.000Z',
    )
    expect(toForm(widget, '2026-10-25T01:30:00.000Z', { type: 'Session' })).toEqual({
      wall: '2026-10-25T01:30',
      second: true,
    })
  })
})

describe('the values of a form', () => {
  const resource = list('sessionTypes')
  const operation = 'sessionTypeUpdate'
  const fields = formFields({ operation, resource, fixed: { id: 'x' } })
  const context = contextOf(operation, resource)
  const record = {
    name: 'Advocacy',
    shortName: 'Adv',
    techName: 'advocacy',
    group: 'oral',
    mode: 'live',
    status: 'active',
    price: 8000,
    reschedulePrice: 1250,
    practiceAreas: [{ id: 'p1' }],
    criteria: [{ id: 'c1', title: 'Law', description: null, kind: 'law', weight: 2 }],
    academicReview: true,
    duration: 60,
  }
  const start = startValues(fields, context, record)

  test('show pence as pounds and send them as pence', () => {
    expect(start).toMatchObject({ price: '80.00', reschedulePrice: '12.50', practiceAreas: ['p1'], duration: '60' })
    expect(changed(fields, { ...start, price: '95' }, start, context)).toMatchObject({ price: 9500 })
  })

  test('send the whole record where the operation requires fields of it, and an emptied field as null', () => {
    const sent = changed(fields, { ...start, duration: '', academicReview: false }, start, context)
    expect(sent).toMatchObject({
      name: 'Advocacy',
      mode: 'live',
      practiceAreas: ['p1'],
      academicReview: false,
      duration: null,
    })
    for (const name of ['parentId', 'description', 'image', 'reminderTime']) expect(sent).not.toHaveProperty(name)
  })

  test('send otherwise only the fields that changed', () => {
    const people = formFields({ operation: 'userUpdate', resource: list('users'), fixed: { id: 'x' } })
    const inContext = contextOf('userUpdate', list('users'))
    const before = startValues(people, inContext, {
      firstName: 'Ada',
      nickname: 'A',
      country: { id: 'gb' },
      followUp: null,
    })
    const after = { ...before, firstName: 'Adah', nickname: '' }
    expect(changed(people, after, before, inContext)).toEqual({ firstName: 'Adah', nickname: null })
  })

  test('leave switches that nothing obeys as they are', () => {
    const names = formFields({ operation: 'sessionTypeCreate', resource }).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['academicReview', 'bookingAllowed', 'reminderType']))
    const idle = ['chat', 'marksheet', 'drawingTools', 'meetingAllowed', 'classroomAllowed', 'purchaseAllowed']
    for (const name of idle) expect(names).not.toContain(name)
    expect(availableColumns(resource).filter((name) => idle.includes(name))).toEqual([])
    expect(Object.keys(changed(fields, { ...start, name: 'Speaking' }, start, context))).not.toContain('chat')
  })

  test('keep the ids of lines and send numbers as numbers', () => {
    const [line] = start.criteria as Record<string, unknown>[]
    const sent = changed(
      fields,
      {
        ...start,
        criteria: [
          { ...line, weight: '3' },
          { title: 'New', kind: 'skills', weight: '1' },
        ],
      },
      start,
      context,
    )
    expect(sent.criteria).toEqual([
      { id: 'c1', title: 'Law', kind: 'law', weight: 3 },
      { title: 'New', kind: 'skills', weight: 1 },
    ])
  })

  test('send each switch of a new record as it is shown, since the operation may require it', () => {
    const create = formFields({ operation: 'practiceAreaCreate', resource: list('practiceAreas') })
    const values = startValues(create, contextOf('practiceAreaCreate'), {})
    expect(
      changed(create, { ...values, name: ' Tort ', shortName: 'T' }, null, contextOf('practiceAreaCreate')),
    ).toEqual({ name: 'Tort', shortName: 'T', bookingAllowed: false })
  })

  test.each([
    ['pounds', '12.505'],
    ['whole', '1.5'],
    ['json', '{a}'],
    ['number', 'x'],
  ] as const)('refuse a %s given as %j', (kind, text) => expect(faultOf({ kind }, text)).toBeTypeOf('string'))
})

test.each([
  ['mocks', 'practiceAreaId', 'practiceAreas'],
  ['sessionTypeCreate', 'practiceAreas', 'practiceAreas'],
  ['sessionTypeCreate', 'parentId', 'sessionTypes'],
  ['transactions', 'userId', 'users'],
  ['userUpdate', 'country', 'countries'],
  ['transactions', 'mockSessionTypeId', 'sessionTypes'],
  ['transactions', 'meetingId', 'meetings'],
  ['meetingInvite', 'userIds', 'users'],
])('the id that %s takes as %s leads to the list that holds it', (operation, argument, list) => {
  const field = operationOf(operation).args[argument]
  expect(field).toBeDefined()
  expect(field?.reference).toBe(list)
})

test('rows stand below their parents, and rows without a known parent at the top', () => {
  const rows = [
    { id: 'b', up: 'a' },
    { id: 'a', up: null },
    { id: 'c', up: 'gone' },
  ]
  expect(treeOf(rows, 'up')).toEqual([
    { id: 'a', up: null, children: [{ id: 'b', up: 'a' }] },
    { id: 'c', up: 'gone' },
  ])
})

test('names become labels', () => {
  expect(words('reschedulePrice')).toBe('Reschedule price')
  expect(words('in_progress')).toBe('In progress')
  expect(labelOf('practiceArea.name')).toBe('Practice area')
  expect(labelOf('file.title')).toBe('Title')
  expect(enumWords('UserType', 'aspiringSolicitor')).toBe('Aspiring Solicitor')
  expect(enumWords('NoSlotsReason', 'no_tutor_free')).toBe('No tutor free')
})
