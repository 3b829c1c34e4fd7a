import { resources } from '../../resources'
import { loadAreas } from '../../src/admin/catalogue'
import { paramsOf, stateFrom } from '../../src/admin/list/list-address'
import { filtersOf, sortsOf } from '../../src/admin/list/list-state'
import { ask } from '../server'
import { offersOf, startsOf } from './offers'

const DAY = 86_400_000

/** The views that a page's address selects: each filter, sort, search and a far page of the staff's lists; starts, tabs, another month. */
export async function looksOf(url: string, token: string, paths: readonly string[]): Promise<string[]> {
  await loadAreas()
  const lists = resources.flatMap((resource) => {
    const { path } = resource
    if (!path || !paths.includes(path)) return []
    const start = stateFrom(new URLSearchParams(), resource)
    const filters = filtersOf(resource).flatMap(({ name, widget }) => {
      const values = widget.kind === 'choice' ? widget.options.map(({ value }) => value) : []
      return values.map((value) => ({ ...start, filters: { [name]: value } }))
    })
    const sorts = sortsOf(resource).map((by) => ({ ...start, order: { by, direction: 'desc' as const } }))
    const others = [
      { ...start, search: 'hartley' },
      { ...start, page: 40 },
    ]
    return [...filters, ...sorts, ...others].map((state) => `${path}?${paramsOf(state, resource)}`)
  })
  const tabs = paths.includes('/classroom') ? ['marking', 'marked', 'past'].map((tab) => `/classroom?show=${tab}`) : []
  const library = paths.includes('/library') ? libraryLooks : []
  return [
    ...lists,
    ...tabs,
    ...library,
    ...(await bookingLooks(url, token, paths)),
    ...(await peopleLooks(url, token, paths)),
  ]
}

/** A frequent word, a rare one, a kind of bundle and a far page. */
const libraryLooks = ['search=land', 'search=overreaching', 'type=test', 'page=40'].map((look) => `/library?${look}`)

/** The starts of a live and of a written type, with one of them selected. */
async function bookingLooks(url: string, token: string, paths: readonly string[]): Promise<string[]> {
  if (!paths.includes('/booking')) return []
  const offers = await offersOf(url, token)
  const looks: string[] = []
  for (const offer of [offers.find(({ isLive }) => isLive), offers.find(({ isLive }) => !isLive)]) {
    if (!offer) continue
    const address = `/booking/${offer.typeId}?area=${offer.areaId}`
    const start = (await startsOf(url, token, offer, new Date(Date.now() + 3 * DAY))).at(10)
    looks.push(address, ...(start ? [`${address}&start=${encodeURIComponent(start)}`] : []))
  }
  return looks
}

/** The pages of a long-time student and tutor, for visitors who may see them. */
async function peopleLooks(url: string, token: string, paths: readonly string[]): Promise<string[]> {
  const below = paths.filter((path) => path.startsWith('/users/'))
  const looks: string[] = []
  for (const search of ['student@articled.example', 'tutor@articled.example']) {
    if (!below.length) break
    const document = 'query ($search: String) { users(search: $search, pageSize: 1) { entries { id } } }'
    const { users } = await ask<{ users: { entries: { id: string }[] } }>(url, document, { search }, token)
    const id = users.entries[0]?.id
    if (id) looks.push(...below.map((path) => path.replace(/^\/users\/[^/]+/, `/users/${id}`)))
  }
  return looks
}
