import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MOST_SEARCHED } from '../../../../rules/limits'
import { oneLine } from '../../../../rules/one-line'
import { safeFileName } from '../../../../server/gateways/files/file-kinds'
import { build, type Person, type TestApp } from '../../../build'
import { school as someSchool } from '../../../factories'
import { generatedNames, NAMES } from '../../../generated-names'
import { type School, school } from '../../room/session/school'

const names = generatedNames()
const time = { timeout: 60_000 + NAMES * 100 }

describe(`${NAMES} generated names`, () => {
  let app: TestApp
  let admin: Person
  const ids = new Map<string, string>()
  beforeAll(async () => {
    app = await build()
    admin = await app.person({ role: 'admin' })
  })
  afterAll(() => app.close())

  it('are written as one line and read again as they were', time, async () => {
    const { typeId, areaId } = await someSchool(app, { mocks: 0 })
    for (const name of names) {
      const { data, errors } = await app.send(
        'mutation($type: ID!, $area: ID!, $name: String!) { mockCreate(sessionTypeId: $type, practiceAreaId: $area, name: $name) { id name } }',
        { type: typeId, area: areaId, name },
        admin,
      )
      expect(errors).toBeUndefined()
      expect(data.mockCreate.name).toBe(oneLine(name))
      ids.set(data.mockCreate.id, data.mockCreate.name)
    }
    expect(ids.size).toBe(NAMES)
  })

  it('are each found by what they are', time, async () => {
    /** A name of one letter is found among all that have this letter, on whichever page it stands. */
    const isFound = async (id: string, search: string) => {
      for (let page = 1; ; page++) {
        const { data } = await app.send(
          'query($search: String, $page: Int) { mocks(search: $search, page: $page, pageSize: 100) { entries { id } } }',
          { search, page },
          admin,
        )
        const entries: { id: string }[] = data?.mocks.entries ?? []
        if (entries.some((each) => each.id === id)) return true
        if (entries.length < 100) return false
      }
    }
    const lost: string[] = []
    for (const [id, name] of ids) if (name.length <= MOST_SEARCHED && !(await isFound(id, name))) lost.push(name)
    expect(lost).toEqual([])
  })

  it('are each in the sorted list once, up and down in one order', time, async () => {
    const inOrder = async (direction: 'asc' | 'desc') => {
      const found: string[] = []
      for (let page = 1; found.length < NAMES; page++) {
        const { data } = await app.send(
          'query($page: Int, $direction: OrderDirection) { mocks(page: $page, pageSize: 100, orderBy: name, orderDirection: $direction) { entries { id } } }',
          { page, direction },
          admin,
        )
        if (!data.mocks.entries.length) break
        found.push(...data.mocks.entries.map(({ id }: { id: string }) => id))
      }
      return found
    }
    const up = await inOrder('asc')
    expect(new Set(up)).toEqual(new Set(ids.keys()))
    expect(up).toHaveLength(NAMES)
    const namesOf = (list: string[]) => list.map((id) => ids.get(id))
    expect(namesOf(await inOrder('desc'))).toEqual(namesOf(up).reverse())
  })
})

describe('generated titles of documents', () => {
  let app: School
  beforeAll(async () => {
    app = await school()
  })
  afterAll(() => app.close())

  it('are kept, and the file is downloaded by its name', time, async () => {
    const sessionId = await app.session({ status: 'in_progress' })
    const tutor = await app.again(app.tutor)
    for (const name of names.filter((_, at) => at % 20 === 0)) {
      const { data, errors } = await app.upload(
        `mutation($id: ID!, $title: String!, $file: Upload) {
          sessionMaterialCreate(sessionId: $id, title: $title, contentType: "text/plain", file: $file) { id file { title contentLink } } }`,
        { id: sessionId, title: name },
        { name: `${oneLine(name).replace(/["\\]/g, '')}.txt`, type: 'text/plain', content: 'A note' },
        tutor,
      )
      expect(errors).toBeUndefined()
      const { title, contentLink } = data.sessionMaterialCreate.file
      expect(title).toBe(oneLine(name))
      const { headers, statusCode } = await app.server.inject({ url: contentLink })
      expect(statusCode).toBe(200)
      const [, sent = ''] = /filename\*=UTF-8''([^;]+)/.exec(String(headers['content-disposition'])) ?? []
      expect(decodeURIComponent(sent)).toBe(safeFileName(`${oneLine(name).replace(/["\\]/g, '')}.txt`, 'txt'))
    }
  })
})
