import { afterAll, beforeAll, expect, it } from 'vitest'
import { codes, type School, school } from '../groups'

let app: School
beforeAll(async () => {
  app = await school()
})
afterAll(() => app.close())

const JOIN = `mutation ($studyGroupId: ID!, $message: Text, $studySubGroupId: ID, $trainingFrom: Date, $trainingTill: Date) {
  studyGroupJoin(studyGroupId: $studyGroupId, message: $message, studySubGroupId: $studySubGroupId, trainingFrom: $trainingFrom, trainingTill: $trainingTill) { id state message } }`

it('an applicant is approved by whoever leads the group, and both are told', async () => {
  const studyGroupId = await app.group()
  const leader = await app.member(studyGroupId, 'moderator')
  const asker = await app.person()
  const { data } = await app.send(JOIN, { studyGroupId, message: 'I sit in January.' }, asker)
  expect(data.studyGroupJoin).toMatchObject({ state: 'requested', message: 'I sit in January.' })
  const { id } = data.studyGroupJoin
  const asked = await app.send(
    '{ applicants { entries { id message priority missesDays timesLeft user { fullName } } } }',
    {},
    leader,
  )
  expect(asked.data.applicants.entries).toMatchObject([{ id, message: 'I sit in January.', priority: 'normal' }])
  expect(asked.data.applicants.entries[0].user.fullName).toBeTruthy()
  const { data: approved } = await app.send(
    'mutation ($id: ID!) { acceptJoin(id: $id) { state acceptedAt } }',
    { id },
    leader,
  )
  expect(approved.acceptJoin.state).toBe('accepted')
  expect(await app.query(`select user_id from notifications where kind like 'group_%' order by inserted_at`)).toEqual([
    { user_id: leader.id },
    { user_id: asker.id },
  ])
  expect(codes(await app.send(JOIN, { studyGroupId }, asker))).toEqual(['CONFLICT'])
})
