import { afterAll, beforeAll, expect, it } from 'vitest'
import { build, type Person, type TestApp } from '../../../build'
import { loadCountries } from '../../../factories'

const people = [
  ['Jude', 'Zeta'],
  ['Amy', 'adams'],
  ['Jan', 'van der Berg'],
  ['Anders', 'Ångström'],
  ['Ayşe', 'Çelik'],
  ['Pat', "O'Brien"],
  ['Pía', 'O’Brien'],
  ['José', 'García'],
  ['Jose\u0301', 'Garci\u0301a'],
  ['Łukasz', 'Żak'],
  ['Иван', 'Ёлкин'],
] as const

let app: TestApp
let staff: Person
beforeAll(async () => {
  app = await build()
  await loadCountries(app)
  staff = await app.person({ role: 'admin' })
  for (const [firstName, lastName] of people) {
    const person = await app.person()
    await app.services.database.query({
      text: 'update users set first_name = $2, last_name = $3, nickname = $4 where id = $1',
      values: [person.id, firstName, lastName, 'of the list'],
    })
  }
})
afterAll(() => app?.close())

const namesBy = async (variables: object) => {
  const { data, errors } = await app.send(
    `query ($search: String, $orderBy: UserOrder, $orderDirection: OrderDirection) {
      users(search: $search, orderBy: $orderBy, orderDirection: $orderDirection, pageSize: 50) { entries { lastName firstName } } }`,
    { orderBy: 'last_name', orderDirection: 'asc', ...variables },
    staff,
  )
  expect(errors).toBeUndefined()
  return data.users.entries as { lastName: string; firstName: string }[]
}

it('people stand in the order of a list of names', async () => {
  const found = (await namesBy({ search: 'of the list' })).map(({ lastName }) => lastName.normalize('NFC'))
  const order = [
    'adams',
    'Ångström',
    'Çelik',
    'García',
    'García',
    "O'Brien",
    'O’Brien',
    'van der Berg',
    'Żak',
    'Zeta',
    'Ёлкин',
  ]
  expect(found).toEqual(order)
  const back = await namesBy({ search: 'of the list', orderDirection: 'desc' })
  expect(back[0]?.lastName).toBe('Ёлкин')
})

it.each([
  ["O'Brien", ['Pat', 'Pía']],
  ['O’Brien', ['Pat', 'Pía']],
  ['oʼbrien', ['Pat', 'Pía']],
  ['obrien', ['Pat', 'Pía']],
  ['José', ['Jose\u0301', 'José']],
  ['Jose\u0301', ['Jose\u0301', 'José']],
  ['JOSE GARCIA', ['Jose\u0301', 'José']],
  ['Angstrom', ['Anders']],
  ['ÅNGSTRÖM', ['Anders']],
  ['ayse', ['Ayşe']],
  ['van der  Berg', ['Jan']],
  ['van\u00a0der berg ', ['Jan']],
  ['lukasz zak', ['Łukasz']],
  ['елкин', ['Иван']],
  ['100%', []],
])('a search for %j finds everybody of that name', async (search, expected) => {
  expect((await namesBy({ search })).map(({ firstName }) => firstName).sort()).toEqual([...expected].sort())
})

it('countries stand in the order of their letters, whatever their marks', async () => {
  await app.services.database.query({
    text: `update countries set name = case alpha2 when 'FR' then 'Åland' when 'DE' then 'algeria' else name end`,
  })
  const { data } = await app.send('{ countries { name } }', {}, staff)
  const names = data.countries.map(({ name }: { name: string }) => name)
  expect(names.indexOf('Åland')).toBeLessThan(names.indexOf('algeria'))
  expect(names.indexOf('algeria')).toBeLessThan(names.indexOf('Belgium') < 0 ? names.length : names.indexOf('Belgium'))
})

it.each(['-', "'", '– ’', '\u200b'])('a search for signs alone finds nobody (%j)', async (search) => {
  expect(await namesBy({ search })).toEqual([])
})
