import { AbilityProvider } from '@casl/react'
import { type DataProvider, Refine } from '@refinedev/core'
import { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, describe, expect, test } from 'vitest'
import { abilityAreas } from '../../../access/abilities'
import { type Resource, resourceOf, resources } from '../../../resources'
import { abilityFor } from '../../../src/admin/ability'
import adminStyles from '../../../src/admin/admin.module.css'
import { operationOf, typeOf } from '../../../src/admin/catalogue'
import { FormPage } from '../../../src/admin/form/form-page'
import { ListPage } from '../../../src/admin/list/list-page'
import { keptColumns } from '../../../src/admin/list/use-columns'
import { OnlinePeople } from '../../../src/ui/data/online-people'
import personStyles from '../../../src/ui/data/person.module.css'
import tagStyles from '../../../src/ui/data/tag.module.css'
import errorSummaryStyles from '../../../src/ui/form/error-summary.module.css'
import { click, eventually, find, render } from '../render'

const admin = { id: 'me', role: 'admin', type: 'aspiringSolicitor', abilities: [], confirmed: true } as const
const looker = { ...admin, role: 'user', abilities: ['view_all_mocks'] } as const

/** Rows with nothing but their ids, since a screen must draw any record. */
const empty: Partial<DataProvider> = {
  getList: async () => ({ data: [{ id: 'a' }, { id: 'b' }] as never, total: 2 }),
  getOne: async () => ({ data: { id: 'a' } as never }),
  getMany: async () => ({ data: [] }),
}

function draw(
  page: ReactNode,
  provider: Partial<DataProvider> = empty,
  viewer: Parameters<typeof abilityFor>[0] = admin,
  address = '/page/a',
) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  client.setQueryData(['CurrentUser', {}], viewer)
  const root = (
    <AbilityProvider value={abilityFor(viewer)}>
      <Refine
        dataProvider={provider as DataProvider}
        options={{
          disableTelemetry: true,
          reactQuery: { clientConfig: client },
        }}
      >
        <Outlet />
      </Refine>
    </AbilityProvider>
  )
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: root,
        children: [
          { path: 'page/:id?', element: page },
          { path: '*', element: <p>Elsewhere</p> },
        ],
      },
    ],
    { initialEntries: [address] },
  )
  render(<RouterProvider router={router} />)
}
const rowsShown = (count: number) =>
  eventually(() => expect(document.querySelectorAll('tbody tr.ant-table-row')).toHaveLength(count))
const list = (name: string): Resource => resourceOf(name) ?? (resources[0] as Resource)

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('each resource', () => {
  const listed = resources.filter(({ path }) => path)

  test.each(listed.map((resource) => [resource.list, resource] as const))(
    '%s draws its list with a heading for each column',
    async (_name, resource) => {
      draw(<ListPage resource={resource} />)
      await rowsShown(2)
      expect(find('h1').textContent).toBe(resource.label)
      const headings = [...document.querySelectorAll(`thead th:not(.${adminStyles.actions})`)]
        .map((each) => each.textContent)
        .filter(Boolean)
      expect(headings).toHaveLength(resource.columns.length)
    },
  )

  const forms = listed.flatMap((resource) =>
    (['create', 'update'] as const).flatMap((kind) =>
      resource[kind] ? [[`${resource.list} ${kind}`, resource, kind] as const] : [],
    ),
  )
  test.each(forms)(
    '%s draws a labelled control for each argument that it does not hide',
    async (_name, resource, kind) => {
      draw(<FormPage resource={resource} kind={kind} />)
      await eventually(() => find('form button[type=submit]'))
      const names = Object.keys(operationOf(resource[kind] ?? '').args).filter(
        (name) => name !== 'id' && name !== 'idempotencyKey',
      )
      const hidden = resource.hidden ?? []
      for (const name of hidden) expect(document.querySelector(`[id$="_${name}"]`), name).toBeNull()
      for (const name of names.filter((each) => !hidden.includes(each)))
        expect(document.querySelector(`[id$="_${name}"]`), name).not.toBeNull()
      for (const control of document.querySelectorAll('form input:not([type=hidden]), form textarea'))
        expect(
          (control as HTMLInputElement).labels?.length || control.getAttribute('aria-label'),
          control.id,
        ).toBeTruthy()
      expect(typeOf(resource)).toBeTruthy()
    },
  )
})

test('every list shows whether its people are online', async () => {
  const online = new Set(['ruth'])
  const rows: Partial<DataProvider> = {
    ...empty,
    getList: async ({ resource }) => ({
      data: (resource === 'users'
        ? [
            { id: 'ruth', fullName: 'Ruth Adeyemi' },
            { id: 'luca', fullName: 'Luca Bell' },
          ]
        : [{ id: 'payment', user: { id: 'ruth', fullName: 'Ruth Adeyemi' } }]) as never,
      total: 2,
    }),
  }
  const shown = () => [...document.querySelectorAll(`.${personStyles.person}`)].map(({ textContent }) => textContent)
  const drawList = (name: string) =>
    draw(
      <OnlinePeople value={online}>
        <ListPage resource={list(name)} />
      </OnlinePeople>,
      rows,
    )
  drawList('users')
  await eventually(() => expect(shown()).toEqual(['RAonline Ruth Adeyemi', 'LB Luca Bell']))
  document.body.replaceChildren()
  drawList('billingSessions')
  await eventually(() => expect(shown()).toEqual(['RAonline Ruth Adeyemi']))
})

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
    { id: 'e', name: 'Research', status: 'marking', readyAt: '2020-01-01T00:00:00.000Z', attendees: [] },
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
  expect(cells('status')).toEqual(['Booked', 'Booked', 'Cancelled', 'No showDisputed', 'MarkingMarks overdue'])
  const tags = [...document.querySelectorAll(`.${tagStyles.tag}`)].map(({ textContent }) => textContent)
  expect(tags).toEqual(['Unassigned', 'Disputed', 'Marks overdue'])
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

test('a queued job has a name in words', async () => {
  const jobs = { getList: async () => ({ data: [{ id: 'a', kind: 'mail' }] as never, total: 1 }) }
  draw(<ListPage resource={list('queueJobs')} />, { ...empty, ...jobs })
  await rowsShown(1)
  expect(find('tbody tr.ant-table-row').textContent).toContain('Mail')
})

test('an operation that the viewer may not use has no button, and its form says so', async () => {
  draw(<ListPage resource={list('mocks')} />, empty, looker)
  await rowsShown(2)
  expect(document.body.textContent).not.toContain('New mock')
  document.body.replaceChildren()
  draw(<FormPage resource={list('mocks')} kind="create" />, empty, looker)
  await eventually(() => expect(document.body.textContent).toContain('not change them'))
  expect(document.querySelector('form')).toBeNull()
})

test('abilities are ticked by area, each with its meaning, and one that the editor lacks stays as it is', async () => {
  const editor = { ...admin, role: 'user', abilities: ['manage_roles', 'view_all_mocks'] } as const
  const kept = {
    ...empty,
    getOne: async () => ({ data: { id: 'a', name: 'Front desk', abilities: ['manage_billing'] } as never }),
  }
  draw(<FormPage resource={list('roles')} kind="update" />, kept, editor)

  await eventually(() => {
    const headings = [...document.querySelectorAll('form legend')].map((each) => each.textContent)
    expect(headings).toEqual(Object.keys(abilityAreas))
  })
  const boxes = [...document.querySelectorAll<HTMLInputElement>('form input[type=checkbox]')]
  expect(boxes.map((box) => box.labels?.[0]?.textContent)).toEqual(
    Object.values(abilityAreas).flatMap((area) => Object.values(area)),
  )
  const named = (ability: string) =>
    boxes.find((box) => document.getElementById(`${box.id}-help`)?.querySelector('code')?.textContent === ability)
  expect(named('view_all_mocks')).toMatchObject({ checked: false, disabled: false })
  expect(named('manage_billing')).toMatchObject({ checked: true, disabled: true })
  expect(document.getElementById(`${named('manage_billing')?.id}-help`)?.textContent).toContain(
    'You do not have this ability',
  )
})

test('a refused form shows the reason at its field and above the form, and keeps the typed values', async () => {
  const refusal = {
    message: 'This name is in use.',
    statusCode: 200,
    code: 'CONFLICT',
    errors: { name: 'This name is in use.' },
  }
  const refusing = {
    ...empty,
    getOne: async () => ({ data: { id: 'a', name: 'Tort', shortName: 'T' } as never }),
    update: async () => Promise.reject(refusal),
  }
  draw(<FormPage resource={list('practiceAreas')} kind="update" />, refusing)
  const typed = () => find<HTMLInputElement>('[id$="_name"]').value
  await eventually(() => expect(typed()).toBe('Tort'))

  click(find('button[type=submit]'))

  await eventually(() =>
    expect(find(`.${errorSummaryStyles.errors}`).textContent).toContain('Name: This name is in use.'),
  )
  await eventually(() => expect(find('.ant-form-item-explain-error').textContent).toBe('This name is in use.'))
  expect(typed()).toBe('Tort')
})

test('an empty form names each required field, and sends nothing', async () => {
  let sent = 0
  const counting = { ...empty, create: async () => Promise.reject(new Error(String(++sent))) }
  draw(<FormPage resource={list('practiceAreas')} kind="create" />, counting)

  click(await eventually(() => find('button[type=submit]')))

  await eventually(() => expect(find(`.${errorSummaryStyles.errors}`).textContent).toContain('There are 2 problems'))
  expect([...document.querySelectorAll(`.${errorSummaryStyles.errors} a`)].map((link) => link.textContent)).toEqual([
    'Name: Field is required',
    'Short name: Field is required',
  ])
  expect(sent).toBe(0)
})

test('a list that the viewer may not read says so, and one that fails can be tried again', async () => {
  let tries = 0
  const failing = {
    ...empty,
    getList: async () =>
      tries++
        ? { data: [{ id: 'a' }] as never, total: 1 }
        : Promise.reject({ message: 'The server rests.', statusCode: 500, code: 'INTERNAL' }),
  }
  draw(<ListPage resource={list('roles')} />, failing)
  await eventually(() => expect(document.body.textContent).toContain('The server rests.'))
  click([...document.querySelectorAll('button')].find((button) => button.textContent === 'Try again') as HTMLElement)
  await rowsShown(1)

  document.body.replaceChildren()
  draw(<ListPage resource={list('roles')} />, {
    ...empty,
    getList: async () => Promise.reject({ message: 'Not yours.', statusCode: 200, code: 'FORBIDDEN' }),
  })
  await eventually(() => expect(document.body.textContent).toContain('You do not have access to this'))
})

test('a row without its own page has its actions in the list, as far as its state allows', async () => {
  const sent: unknown[] = []
  const rows = [
    { id: 'a', kind: 'mail', state: 'failed', error: 'Refused' },
    { id: 'b', kind: 'mail', state: 'waiting', error: null },
  ]
  draw(<ListPage resource={list('queueJobs')} />, {
    ...empty,
    getList: async () => ({ data: rows as never, total: 2 }),
    custom: async ({ payload, meta }) => ({ data: sent.push([meta?.operation, payload]) as never }),
  })
  const buttons = () => [...document.querySelectorAll<HTMLElement>('button')]
  const retries = () => buttons().filter(({ textContent }) => textContent === 'Retry')
  await eventually(() => expect(retries().map((button) => button.closest('tr')?.dataset.rowKey)).toEqual(['a']))
  click(retries()[0] as HTMLElement)
  click(await eventually(() => find('dialog button[type=submit]')))
  await eventually(() => expect(sent).toEqual([['queueJobRetry', { id: 'a' }]]))
})

test('columns are remembered on this device, without those that the schema no longer has', () => {
  localStorage.setItem('columns:roles', JSON.stringify(['name', 'colour']))
  expect(keptColumns(list('roles'))).toEqual(['name'])
  localStorage.setItem('columns:roles', 'nonsense')
  expect(keptColumns(list('roles'))).toEqual([...list('roles').columns])
})
