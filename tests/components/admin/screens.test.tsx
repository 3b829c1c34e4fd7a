import type { DataProvider } from '@refinedev/core'
import { afterEach, describe, expect, test } from 'vitest'
import { abilityAreas } from '../../../access/abilities'
import { resourceOf, resources } from '../../../resources'
import { operationOf, typeOf } from '../../../src/admin/catalogue'
import { FormPage } from '../../../src/admin/form/form-page'
import { ListPage } from '../../../src/admin/list/list-page'
import adminStyles from '../../../src/admin/list/table.module.css'
import { keptColumns } from '../../../src/admin/list/use-columns'
import { OnlinePeople } from '../../../src/ui/data/online-people'
import personStyles from '../../../src/ui/data/person.module.css'
import errorSummaryStyles from '../../../src/ui/form/error-summary.module.css'
import { click, eventually, find, type } from '../render'
import { admin, draw, empty, list, looker, rowsShown } from './draw'

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
      const first = kind === 'create' ? resource.asksFirst : undefined
      const left = first ? names.filter((name) => !first.includes(name)) : (resource.unasked ?? [])
      const hidden = [...(resource.hidden ?? []), ...left]
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
  const boxes = [...document.querySelectorAll<HTMLInputElement>('form fieldset input[type=checkbox]')]
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

test('a form of the staff says at its field that a text is too long, at once and when it is sent', async () => {
  const made: unknown[] = []
  const create = async ({ variables }: { variables: unknown }) => {
    made.push(variables)
    return { data: { id: 'a' } }
  }
  draw(<FormPage resource={resourceOf('practiceAreas') as never} kind="create" />, {
    ...empty,
    create: create as never,
  })
  await eventually(() => find('form button[type=submit]'))
  const name = find<HTMLInputElement>('[id$="_name"]')
  type(name, 'x'.repeat(190))
  await eventually(() => expect(document.body.textContent).toContain('190 of 200 characters'))
  type(name, 'x'.repeat(212))
  const fault = '212 of 200 characters: shorten this by 12.'
  await eventually(() => expect(document.body.textContent).toContain(fault))
  expect(name.value).toHaveLength(212)
  click(find('form button[type=submit]'))
  await eventually(() => expect(find(`.${errorSummaryStyles.errors}`).textContent).toContain(`Name: ${fault}`))
  expect(made).toEqual([])
})
