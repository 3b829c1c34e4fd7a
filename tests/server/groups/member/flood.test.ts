import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { codes, type School, school } from '../groups'

const JOIN = 'mutation ($id: ID!) { studyGroupJoin(studyGroupId: $id) { id } }'
const GO = 'mutation ($id: ID!) { memberDelete(id: $id) { id } }'

let app: School
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  app = await school({ rateFactor: 1 })
})
afterAll(async () => {
  vi.useRealTimers()
  await app.close()
})

it('nobody tells those who lead of their applications more than 30 times a day, by taking them back', async () => {
  const start = new Date()
  const id = await app.group()
  const leader = await app.member(id, 'moderator')
  const who = await app.person()
  for (let at = 0; at < 30; at++) {
    const { data } = await app.send(JOIN, { id }, who)
    expect(codes(await app.send(GO, { id: data.studyGroupJoin.id }, who))).toEqual([])
  }
  // Limits are counted by the time of the machine.
  const tryAfter = async (hours: number) => {
    vi.setSystemTime(start.getTime() + hours * 3_600_000)
    return codes(await app.send(JOIN, { id }, await app.again(who)))
  }
  expect(await tryAfter(1)).toEqual(['RATE_LIMITED'])
  const told = await app.query("select 1 from notifications where user_id = $1 and kind = 'group_applications'", [
    leader.id,
  ])
  expect(told).toHaveLength(30)
  expect(await tryAfter(26)).toEqual([])
})
