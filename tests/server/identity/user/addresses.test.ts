import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, type Person, type TestApp } from '../../../build'

let app: TestApp
let tutor: Person
beforeAll(async () => {
  app = await build()
  tutor = await app.person({ type: 'tutoringSolicitor' })
})
afterAll(() => app.close())

const change = (values: object) =>
  app.send(
    `mutation($id: ID!, $address: Text, $linkedIn: String, $skype: String, $zoomId: String, $summary: Html) {
      userUpdate(id: $id, address: $address, linkedIn: $linkedIn, skype: $skype, zoomId: $zoomId, summary: $summary) { id } }`,
    { id: tutor.id, ...values },
    tutor,
  )
const readBy = async (who: Person) =>
  (await app.send('query($id: ID!) { user(id: $id) { address linkedIn zoomId summary } }', { id: tutor.id }, who)).data
    .user

describe('the addresses of a tutor', () => {
  it('are read by the tutor and by staff; students read only what the tutor says about themselves', async () => {
    const values = { address: '4 Inner Row\nLeeds', linkedIn: 'ada-lovelace', zoomId: '842 1937 5520' }
    const summary = '<p>I teach <strong>advocacy</strong>.</p>'
    expect((await change({ ...values, summary })).errors).toBeUndefined()
    expect(await readBy(tutor)).toEqual({ ...values, summary })
    expect(await readBy(await app.person({ abilities: ['view_all_users'] }))).toEqual({ ...values, summary })
    expect(await readBy(await app.person())).toEqual({ address: null, linkedIn: null, zoomId: null, summary })
  })

  it.each([
    ['address', 1000],
    ['linkedIn', 300],
    ['zoomId', 300],
    ['skype', 100],
  ])('are refused at their field if they are endless (%s)', async (field, most) => {
    const { errors } = await change({ [field]: 'x'.repeat(most + 1) })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION', field })
    expect((await change({ [field]: 'x'.repeat(most) })).errors).toBeUndefined()
  })
})

it('a time zone is kept by its place, since the database knows it by that alone', async () => {
  const set = async (timezone: string) =>
    (
      await app.send(
        'mutation ($id: ID!, $timezone: String) { userUpdate(id: $id, timezone: $timezone) { timezone } }',
        { id: tutor.id, timezone },
        tutor,
      )
    ).data?.userUpdate.timezone
  expect(await set('BST')).toBe('Asia/Dhaka')
  expect(await set('Asia/Tokyo')).toBe('Asia/Tokyo')
})
