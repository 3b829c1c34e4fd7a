import { afterAll, beforeAll, expect, it } from 'vitest'
import { TOLD_AFTER_MINUTES, tellPolicy } from '../../../../server/groups/study-group/tell-policy'
import { groupValues, type School, school } from '../groups'

const CHANGE = `mutation ($id: ID!, $name: String!, $shortName: String!, $type: StudyGroupType!, $availableFrom: Date!, $availableUntil: Date!, $intensiveFrom: Date!,
  $intensiveUntil: Date!, $allowedDays: [Int!], $bookingPolicy: BookingPolicyInput) {
  studyGroupUpdate(id: $id, name: $name, shortName: $shortName, type: $type, availableFrom: $availableFrom, availableUntil: $availableUntil,
    intensiveFrom: $intensiveFrom, intensiveUntil: $intensiveUntil, allowedDays: $allowedDays, bookingPolicy: $bookingPolicy) { bookingPolicy { version } } }`

let app: School
beforeAll(async () => {
  app = await school()
})
afterAll(() => app.close())

const change = async (id: string, values: object) => {
  const { data, errors } = await app.send(CHANGE, { id, ...groupValues('told'), ...values }, app.staff)
  if (errors) throw new Error(JSON.stringify(errors))
  return data.studyGroupUpdate.bookingPolicy.version as number
}
const told = (id: string) =>
  app.query('select user_id as "userId", title, body, path from notifications where about_id = $1 order by user_id', [
    id,
  ])
const waiting = async () =>
  (
    await app.query(
      `select round(extract(epoch from start_after - created_on) / 60)::int as minutes from pgboss.job where name = 'group_policy'`,
    )
  ).map(({ minutes }) => minutes)

it('of several changes in a row tells those who study in a group of the last, and each once', async () => {
  const id = await app.group()
  const [member, moderator] = [await app.member(id), await app.member(id, 'moderator')]
  await app.member(id, 'tutor')
  const first = await change(id, { allowedDays: [6, 7] })
  const last = await change(id, { allowedDays: [6, 7], bookingPolicy: { bookedAhead: 4 } })
  await change(id, { allowedDays: [7, 6], name: 'Another name' })

  expect(await waiting()).toEqual([TOLD_AFTER_MINUTES, TOLD_AFTER_MINUTES])
  for (const version of [first, last, last]) await tellPolicy(app.services, { groupId: id, version })
  expect(await told(id)).toEqual(
    [member.id, moderator.id].sort().map((userId) => ({
      userId,
      title: 'What you may book has changed: Another name',
      body: `Version ${last} of the group’s policy holds now. What you have booked already keeps its terms.`,
      path: `/study-groups/${id}/policy`,
    })),
  )
})

it('goes on after those who were told before the server was killed', async () => {
  const id = await app.group()
  const people = await Promise.all(Array.from({ length: 3 }, () => app.member(id)))
  const version = await change(id, { allowedDays: [1] })
  const [first, ...others] = people.map((person) => person.id).sort()
  await app.query('update study_groups set policy_told_until = $2 where id = $1', [id, first])
  await tellPolicy(app.services, { groupId: id, version })
  expect((await told(id)).map(({ userId }) => userId)).toEqual(others)

  const next = await change(id, { allowedDays: [2] })
  await tellPolicy(app.services, { groupId: id, version: next })
  expect(await told(id)).toHaveLength(5)
})

it('tells a group of more than some hundred in several transactions, and an archived one not at all', async () => {
  const id = await app.group()
  const { id: userId } = await app.person()
  await app.query(
    `with people as (insert into users (id, email, first_name, last_name, role, type, inserted_at, updated_at)
       select gen_random_uuid(), 'many' || at || '@policy.example', 'Some', 'Body', role, type, now(), now() from users, generate_series(1, 401) at where id = $2 returning id)
     insert into members (id, study_group_id, user_id, accepted_at) select gen_random_uuid(), $1, id, now() from people`,
    [id, userId],
  )
  const version = await change(id, { allowedDays: [1] })
  await tellPolicy(app.services, { groupId: id, version })
  expect(new Set((await told(id)).map((row) => row.userId)).size).toBe(401)
  expect(await told(id)).toHaveLength(401)

  const shut = await app.group()
  await app.member(shut)
  const closed = await change(shut, { allowedDays: [1] })
  await app.query('update study_groups set archived_at = now() where id = $1', [shut])
  await tellPolicy(app.services, { groupId: shut, version: closed })
  expect(await told(shut)).toEqual([])
})
