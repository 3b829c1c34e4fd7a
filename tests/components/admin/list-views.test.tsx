// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ListPage } from '../../../src/admin/list/list-page'
import { type View, viewShown, withView } from '../../../src/admin/view/views'
import { queryClient } from '../../../src/providers/api/query'
import { click, eventually, find, type } from '../render'
import { draw, empty, list, rowsShown } from './draw'
// Otherwise it is loaded when it is first asked for, which takes long on a busy machine.
import '../../../src/admin/view/view-dialog'

const view = (name: string, query: string, columns = ['name']): View => ({ name, query, columns })

test('the view that is shown has the same filters, and of several the same columns', () => {
  const views = [view('One', 'a=1'), view('Two', 'a=1', ['name', 'level']), view('Three', 'a=2')]
  expect(viewShown(views, 'a=1', ['name', 'level'])?.name).toBe('Two')
  expect(viewShown(views, 'a=1', ['level'])?.name).toBe('One')
  expect(viewShown(views, 'a=3', ['name'])).toBeUndefined()
})

test('a view takes the place of the one with its name', () => {
  expect(withView([view('One', 'a=1'), view('Two', '')], view('One', 'a=9')).map(({ query }) => query)).toEqual([
    'a=9',
    '',
  ])
})

let kept: { name: string; value: Record<string, View[]> }[]
beforeEach(() => {
  kept = []
  localStorage.clear()
  queryClient.clear()
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body)
    if (/query CountMocks/.test(query))
      return Response.json({
        data: Object.fromEntries([12, 3, 0, 9].map((n, at) => [`of${at}`, { pageInfo: { totalCount: n } }])),
      })
    if (/mutation/.test(query)) kept.push(variables)
    return new Response('{"data":{"keptValueUpdate":{"name":"list_views"}}}')
  })
})

const tabs = () => [...document.querySelectorAll('nav[aria-label="Views"] a')].map((each) => each.textContent)
const current = () => document.querySelector('nav[aria-label="Views"] [aria-current]')?.textContent
const button = (words: string) =>
  [...document.querySelectorAll<HTMLElement>('button, [role=menuitem]')].find(
    (each) => each.textContent === words || each.getAttribute('aria-label') === words,
  ) ?? expect.fail(`no button says ${words}`)

/** Opens the view's menu as a browser does, which this one does not know. */
function openMenu() {
  const id = button('Change this view').getAttribute('popovertarget')
  act(() => {
    document.getElementById(id ?? '')?.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'open' }))
  })
}

async function show(views: View[], address: string) {
  // The list’s own client answers reads, and the application’s is written to.
  const value = { keptValues: [{ name: 'list_views', value: { mocks: views } }] }
  queryClient.setQueryData(['KeptValues', {}], value)
  draw(<ListPage resource={list('mocks')} />, empty, undefined, address, [[['KeptValues', {}], value]])
  await rowsShown(2)
}

test('filters are saved as a view by a name, for the person on the server', async () => {
  await show([view('Half done', 'status=draft')], '/page/a?level=stretch')
  await eventually(() => expect(tabs()).toEqual(['All12', 'Drafts3', 'In review0', 'Published9', 'Half done']))
  expect(current()).toBeUndefined()
  click(button('Save this view'))
  const form = await eventually(() => find<HTMLFormElement>('#view-form'))
  click(find('dialog button[type=submit]'))
  await eventually(() => expect(form.textContent).toContain('Field is required'))
  type(find<HTMLInputElement>('#view-form input'), 'Stretch')
  click(find('dialog button[type=submit]'))
  await eventually(() => expect(kept).toHaveLength(1))
  expect(kept[0]).toEqual({
    name: 'list_views',
    value: {
      mocks: [view('Half done', 'status=draft'), view('Stretch', 'level=stretch', [...list('mocks').columns])],
    },
  })
})

test('the shown view is renamed and deleted from its menu', async () => {
  await show([view('Half done', 'status=draft', [...list('mocks').columns])], '/page/a?status=draft')
  expect(current()).toBe('Half done')
  openMenu()
  click(await eventually(() => button('Rename')))
  await eventually(() => find('#view-form'))
  type(find<HTMLInputElement>('#view-form input'), 'To finish')
  click(find('dialog button[type=submit]'))
  await eventually(() => expect(kept[0]?.value.mocks?.map(({ name }) => name)).toEqual(['To finish']))
  openMenu()
  click(await eventually(() => button('Delete')))
  click(
    await eventually(() => [...document.querySelectorAll<HTMLElement>('dialog footer button')].at(-1) as HTMLElement),
  )
  await eventually(() => expect(kept.at(-1)?.value.mocks).toEqual([]))
})

test('a view that the list offers is named in the address, and says what to do where it has no rows', async () => {
  const none = { ...empty, getList: async () => ({ data: [], total: 0 }) }
  draw(<ListPage resource={list('mocks')} />, none, undefined, '/page/a?view=in-review')
  await eventually(() => expect(document.body.textContent).toContain('Nothing in ‘In review’'))
  await eventually(() => expect(current()).toBe('In review0'))
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain('Save this view')
  click(button('Show all mocks'))
  await eventually(() => expect(current()).toBe('All12'))
})

test('a search among chosen rows that finds none offers to search all', async () => {
  const none = { ...empty, getList: async () => ({ data: [], total: 0 }) }
  draw(<ListPage resource={list('mocks')} />, none, undefined, '/page/a?status=draft&search=inheritance')
  click(await eventually(() => button('Search all mocks')))
  await eventually(() => expect(current()).toBeUndefined())
  expect(document.querySelector<HTMLInputElement>('input[type=search]')?.value).toBe('inheritance')
  await eventually(() => button('Clear search and filters'))
})
