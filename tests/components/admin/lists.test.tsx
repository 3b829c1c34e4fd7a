import type { DataProvider } from '@refinedev/core'
import { describe, expect, test } from 'vitest'
import type { Foresight } from '../../../src/admin/bulk/works'
import { ListPage } from '../../../src/admin/list/list-page'
import tagStyles from '../../../src/ui/data/tag.module.css'
import { click, eventually, find, type } from '../render'
import { admin, draw, empty, list, rowsShown } from './draw'
// Its form takes longer to load on a busy machine than a test waits.
import '../../../src/admin/bulk/bulk-dialog'

test('the list of people says what somebody is of those alone whom it tells something about', async () => {
  const people = [
    { id: 'a', fullName: 'Ada Student', type: 'aspiringSolicitor', role: 'user', abilities: [] },
    { id: 'b', fullName: 'Bea Admin', type: 'aspiringSolicitor', role: 'admin', abilities: [] },
    { id: 'c', fullName: 'Cy Clerk', type: 'aspiringSolicitor', role: 'user', abilities: ['manage_billing'] },
    { id: 'd', fullName: 'Di Tutor', type: 'tutoringSolicitor', role: 'supervisor', abilities: [] },
  ]
  const asked: unknown[] = []
  draw(<ListPage resource={list('users')} />, {
    ...empty,
    getList: async ({ meta, sorters }) => {
      asked.push(...((meta?.paths as string[]) ?? []), ...(sorters ?? []))
      return { data: people as never, total: 4 }
    },
  })
  await rowsShown(4)
  // A person has a box to tick before the columns.
  const at = list('users').columns.indexOf('type') + 1
  const types = [...document.querySelectorAll<HTMLTableRowElement>('tbody tr.ant-table-row')].map(
    ({ cells }) => cells[at]?.textContent,
  )
  expect(types).toEqual(['Aspiring Solicitor', '–', '–', 'Tutoring Solicitor'])
  expect(asked).toEqual(expect.arrayContaining(['role', 'abilities']))

  const name = [...document.querySelectorAll<HTMLElement>('thead th')].find(({ textContent }) => textContent === 'Name')
  click(name ?? document.body)
  await eventually(() => expect(asked).toContainEqual({ field: 'last_name', order: 'asc' }))
})

test('a heading among the session types has no price, and the types below it have theirs', async () => {
  const types = [
    { id: 'a', parentId: null, name: 'Mocks', price: 0, reschedulePrice: 0, children: [{ id: 'b' }] },
    { id: 'b', parentId: 'a', name: 'Advocacy', price: 8000, reschedulePrice: 1250, children: [] },
  ]
  draw(<ListPage resource={list('sessionTypes')} />, {
    ...empty,
    getList: async () => ({ data: types as never, total: 2 }),
  })
  await rowsShown(2)
  const prices = [...document.querySelectorAll('tbody td[data-label*="rice"]')].map(({ textContent }) => textContent)
  expect(prices).toEqual(['–', '–', '£80.00', '£12.50'])
})

test('a list of sessions names candidate and tutor apart, and marks only what needs somebody', async () => {
  const attends = (role: string, fullName: string) => ({ role, user: { id: fullName, fullName } })
  const rows = [
    {
      id: 'a',
      name: 'Advocacy',
      status: 'booked',
      assignmentStatus: 'accepted',
      attendees: [attends('candidate', 'Ada Byron'), attends('tutor', 'Ruth Adeyemi')],
    },
    {
      id: 'b',
      name: 'Drafting',
      status: 'booked',
      assignmentStatus: 'unassigned',
      attendees: [attends('candidate', 'Bo Lind')],
    },
    { id: 'c', name: 'Writing', status: 'cancelled', assignmentStatus: 'unassigned', attendees: [] },
    { id: 'd', name: 'Interview', status: 'no_show', noShowDispute: { outcome: null }, attendees: [] },
    {
      id: 'e',
      name: 'Research',
      status: 'marking',
      readyAt: '2020-01-01T00:00:00.000Z',
      due: '2020-01-08T00:00:00.000Z',
      dueFor: 'marks',
      attendees: [],
    },
  ]
  draw(<ListPage resource={list('sessions')} />, {
    ...empty,
    getList: async () => ({ data: rows as never, total: 5 }),
  })
  await rowsShown(5)
  const { columns } = list('sessions')
  const cells = (path: string) =>
    [...document.querySelectorAll<HTMLTableRowElement>('tbody tr.ant-table-row')].map(
      // A session has a box to tick before its columns.
      ({ cells: all }) => all[columns.indexOf(path) + 1]?.textContent,
    )
  expect(cells('attendees[role=candidate].user.fullName')).toEqual(['AB Ada Byron', 'BL Bo Lind', '–', '–', '–'])
  expect(cells('attendees[role=tutor|interviewer].user.fullName')).toEqual([
    'RA Ruth Adeyemi',
    'Unassigned',
    '–',
    '–',
    '–',
  ])
  expect(cells('status')).toEqual(['Booked', 'Booked', 'Cancelled', 'No showDisputed', 'Marking'])
  expect(cells('due').at(-1)).toBe('Marks by Wed 8 Jan 2020, 00:00Overdue')
  const tags = [...document.querySelectorAll(`.${tagStyles.tag}`)].map(({ textContent }) => textContent)
  expect(tags).toEqual(['Unassigned', 'Disputed', 'Overdue'])
})

describe('a list', () => {
  const counting = (asked: unknown[]): Partial<DataProvider> => ({
    ...empty,
    getList: async ({ filters, pagination }) => {
      asked.push(filters)
      return { data: [{ id: 'a', fullName: 'Ada' }] as never, total: pagination?.pageSize === 1 ? 12_000 : 41 }
    },
  })

  test('says above the table how many rows there are, and of how many where some are left out', async () => {
    draw(<ListPage resource={list('users')} />, counting([]))
    await rowsShown(1)
    expect(find('header .sub').textContent).toBe('Users: 41')
    document.body.replaceChildren()
    draw(<ListPage resource={list('users')} />, counting([]), admin, '/page/a?contactStatus=new')
    await eventually(() => expect(find('header .sub').textContent).toBe('Users: 41 of 10,000+'))
    expect(document.body.textContent).toContain('Export 41 as CSV')
  })
})

describe('an action on many people', () => {
  const people = [
    { id: 'a', fullName: 'Ada Byron', disabledAt: null },
    { id: 'b', fullName: 'Bo Lind', disabledAt: null },
    { id: 'c', fullName: 'Cy Off', disabledAt: '2026-11-01T00:00:00.000Z' },
  ]
  const button = (words: string) =>
    [...document.querySelectorAll<HTMLElement>('button')].find(
      ({ textContent }) => textContent === words,
    ) as HTMLElement
  async function selectAll(custom: DataProvider['custom']) {
    draw(<ListPage resource={list('users')} />, {
      ...empty,
      getList: async () => ({ data: people as never, total: 3 }),
      custom,
    })
    await rowsShown(3)
    click(find('thead input[type=checkbox]'))
    await eventually(() => expect(document.body.textContent).toContain('3 selected'))
  }

  test('names them before it begins, leaves out whom it does not fit, and names each that was refused', async () => {
    const sent: unknown[] = []
    await selectAll(async ({ payload, meta }) => {
      sent.push([meta?.operation, payload])
      if ((payload as { id: string }).id === 'b') throw { message: 'The last admin stays.' }
      return { data: {} as never }
    })
    click(button('Disable'))
    await eventually(() => expect(find('dialog h2').textContent).toBe('Disable: 2 users'))
    expect(find('dialog ul').textContent).toBe('Ada ByronBo Lind')
    expect(find('dialog').textContent).toContain('1 of those selected need no change')
    click([...document.querySelectorAll<HTMLElement>('dialog footer button')].at(-1) as HTMLElement)
    await eventually(() => expect(find('dialog h2').textContent).toBe('1 disabled, 1 refused'))
    expect(find('dialog ul').textContent).toBe('Bo Lind: The last admin stays.')
    expect(sent).toEqual([
      ['userDisable', { id: 'a' }],
      ['userDisable', { id: 'b' }],
    ])
  })

  test('that needs a value asks for it once, and sends nothing without one', async () => {
    const sent: unknown[] = []
    await selectAll(async ({ payload }) => ({ data: sent.push(payload) as never }))
    click(button('Set follow-up'))
    const submit = await eventually(() => find('dialog button[type=submit]'))
    expect(find('dialog ul').textContent).toBe('Ada ByronBo LindCy Off')
    click(submit)
    await eventually(() => expect(find('dialog').textContent).toContain('Field is required'))
    expect(sent).toEqual([])
  })
})

describe('an action on many sessions', () => {
  const sessions = [
    {
      id: 'a',
      name: 'Advocacy',
      status: 'booked',
      assignmentStatus: 'unassigned',
      allowed: ['sessionCancel', 'sessionAssign'],
    },
    {
      id: 'b',
      name: 'Drafting',
      status: 'booked',
      assignmentStatus: 'accepted',
      allowed: ['sessionCancel', 'sessionAssign'],
    },
    { id: 'c', name: 'Writing', status: 'marked', assignmentStatus: 'accepted', allowed: [] },
  ]
  const button = (words: string) =>
    [...document.querySelectorAll<HTMLElement>('button')].find(({ textContent }) => textContent === words) ??
    expect.fail(`no button says ${words}`)
  async function selectAll(custom: DataProvider['custom'], foresight?: Foresight) {
    draw(<ListPage resource={list('sessions')} foresight={foresight} />, {
      ...empty,
      getList: async () => ({ data: sessions as never, total: 3 }),
      custom,
    })
    await rowsShown(3)
    click(find('thead input[type=checkbox]'))
    await eventually(() => expect(document.body.textContent).toContain('3 selected'))
  }

  test('cancels those that can be, after what goes back is named and a reason is given, each by a key of its own', async () => {
    const sent: { id: string; reason: string; idempotencyKey: string }[] = []
    const foreseen: string[][] = []
    await selectAll(
      async ({ payload }) => {
        sent.push(payload as (typeof sent)[0])
        if (sent.length === 2) throw { message: 'This session has begun or is over, so it cannot be cancelled.' }
        return { data: {} as never }
      },
      {
        sessionCancel: async (ids) => {
          foreseen.push([...ids])
          return { notes: { a: '£80.00 back' }, sum: '£80.00 go back.' }
        },
      },
    )
    click(button('Cancel 2 sessions'))
    await eventually(() => expect(find('dialog').textContent).toContain('£80.00 go back.'))
    expect(foreseen).toEqual([['a', 'b']])
    expect(find('dialog ul').textContent).toBe('Advocacy · £80.00 backDrafting')
    click(find('dialog button[type=submit]'))
    await eventually(() => expect(find('dialog').textContent).toContain('Field is required'))
    expect(sent).toEqual([])
    type(find<HTMLInputElement>('dialog input'), 'The tutor is ill')
    click(find('dialog button[type=submit]'))
    await eventually(() => expect(find('dialog h2').textContent).toBe('1 cancelled, 1 refused'))
    expect(find('[aria-label="Refused"]').textContent).toContain('Drafting: This session has begun')
    expect(find('[aria-label="Done"]').textContent).toBe('Advocacy')
    expect(sent.map(({ id, reason }) => [id, reason])).toEqual([
      ['a', 'The tutor is ill'],
      ['b', 'The tutor is ill'],
    ])
    expect(sent[0]?.idempotencyKey).toMatch(/:a$/)
    expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey.replace(/a$/, 'b'))
  })

  test('does not cancel before what it costs is known', async () => {
    const sent: unknown[] = []
    await selectAll(async ({ payload }) => ({ data: sent.push(payload) as never }), {
      sessionCancel: async () => Promise.reject(new Error('offline')),
    })
    click(button('Cancel 2 sessions'))
    await eventually(() => expect(find('dialog').textContent).toContain('What this costs could not be read'))
    expect(document.querySelector('dialog button[type=submit]')).toBeNull()
  })

  test('assigns those that have none by one press on a tutor, and names whom the server refuses', async () => {
    const sent: unknown[] = []
    const ruth = { id: 'ruth', name: 'Ruth Adeyemi', meta: 'Free for all of them', end: '2 open' }
    await selectAll(
      async ({ payload, meta }) => {
        sent.push([meta?.operation, payload])
        throw { message: 'Ruth Adeyemi gives another session at this time.' }
      },
      {
        sessionAssign: async (ids) => ({
          notes: Object.fromEntries(ids.map((id) => [id, '1 free'])),
          sum: '',
          choose: { argument: 'userId', label: 'Tutors', choices: [ruth], none: '' },
        }),
      },
    )
    click(button('Assign a tutor to 1'))
    const tutor = await eventually(() => find('[aria-label="Tutors"] button'))
    expect(find('dialog ul').textContent).toBe('Advocacy · 1 free')
    click(tutor)
    await eventually(() => expect(find('dialog h2').textContent).toBe('0 assigned, 1 refused'))
    expect(sent).toEqual([['sessionAssign', { id: 'a', userId: 'ruth' }]])
  })

  test('has a button in the row of each that has none', async () => {
    const opened: string[] = []
    const dialogs = {
      sessionAssign: ({ id, title }: { id: string; title: string }) => {
        opened.push(`${id} ${title}`)
        return null
      },
    }
    draw(<ListPage resource={list('sessions')} dialogs={dialogs} />, {
      ...empty,
      getList: async () => ({ data: sessions as never, total: 3 }),
    })
    await rowsShown(3)
    const inRows = [...document.querySelectorAll<HTMLElement>('tbody button')]
    expect(inRows.map((each) => each.getAttribute('aria-label'))).toEqual(['Assign: Advocacy'])
    click(inRows[0] as HTMLElement)
    await eventually(() => expect(opened).toContain('a Advocacy'))
  })
})

test('a page beyond the end of a list leads to its last page', async () => {
  const asked: unknown[] = []
  draw(
    <ListPage resource={list('users')} />,
    {
      ...empty,
      getList: async ({ pagination }) => {
        asked.push(pagination?.currentPage)
        const rows = pagination?.currentPage === 11 ? [{ id: 'a' }, { id: 'b' }] : []
        return { data: rows as never, total: 202 }
      },
    },
    admin,
    '/page?page=99',
  )
  await rowsShown(2)
  expect(asked).toContain(11)
  await eventually(() => expect(document.body.textContent).toContain('201–202 of 202'))
})
