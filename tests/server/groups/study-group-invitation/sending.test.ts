import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from '../../../build'
import { type School, school } from '../groups'
import { ahead, codes, type Links, linksOf } from './links'

let app: School
let links: Links
beforeAll(async () => {
  app = await school({ rateFactor: 1 })
  links = linksOf(app)
})
afterAll(() => app.close())

const SEND = `mutation ($studyGroupId: ID!, $email: String!, $message: Text) {
  studyGroupInvitationSend(studyGroupId: $studyGroupId, email: $email, message: $message) { uses used joinsAtOnce createdById } }`
const sendTo = (email: string, studyGroupId: string, by: Person, message?: string) =>
  app.send(SEND, { studyGroupId, email, message }, by)

async function mailTo(email: string) {
  await app.services.jobs.drain()
  return app.outbox.latestTo(email)
}

it('an invitation goes to an address, and whoever signs in with its link is in the group at once', async () => {
  const group = await app.group({ name: 'Evening readers', visibility: 'private' })
  const leader = await app.member(group, 'moderator')
  const answer = await sendTo(' Newcomer@Example.com ', group, leader, '  Do come, we read for March.  ')
  expect(answer.data.studyGroupInvitationSend).toEqual({ uses: 1, used: 0, joinsAtOnce: true, createdById: leader.id })
  const mail = await mailTo('newcomer@example.com')
  expect(mail?.subject).toContain('invites you to Evening readers')
  expect(mail?.text).toContain('\n\nDo come, we read for March.\n\n')
  const token = /\/i\/([0-9A-Z-]{19})/.exec(mail?.text ?? '')?.[1] ?? ''
  const newcomer = await app.person()
  expect((await links.use(token, newcomer)).data.studyGroupInvitationUse.state).toBe('accepted')
  expect(codes(await links.use(token, await app.person()))).toEqual(['EXPIRED'])
})

it('says the same of an address with an account as of one without, and keeps neither', async () => {
  const group = await app.group()
  const leader = await app.member(group, 'moderator')
  const here = await app.person({ email: 'known@articled.example' })
  const answers = [
    await sendTo('known@articled.example', group, leader),
    await sendTo('nobody@articled.example', group, leader),
  ]
  expect(answers[0]).toEqual(answers[1])
  const rows = await app.query(`select 1 from members where study_group_id = $1 and user_id = $2`, [group, here.id])
  expect(rows).toEqual([])
})

it('is for those who lead the group, to an address that can be one, and 30 times a day', async () => {
  const group = await app.group()
  for (const who of [await app.member(group), await app.person(), await app.member(await app.group(), 'owner')])
    expect(codes(await sendTo('a@example.com', group, who))).toEqual(['FORBIDDEN'])
  const leader = await app.member(group, 'tutor')
  const asked: string[][] = []
  for (const email of ['nobody', 'a@b', 'a@example.com, b@example.com', 'a@example.com\r\nBcc: b@example.com'])
    asked.push(codes(await sendTo(email, group, leader)))
  expect(asked).toEqual(Array(4).fill(['VALIDATION email']))
  const more: string[] = []
  for (let at = 0; at < 27; at++) more.push(...codes(await sendTo(`p${at}@example.com`, group, leader)))
  expect(more).toEqual(['RATE_LIMITED'])
})

it('a link that is used up no longer counts among the 50 of a group', async () => {
  const group = await app.group()
  for (let at = 0; at < 50; at++) await links.make(group, { until: ahead(3) }, await app.member(group, 'tutor'))
  const leader = await app.member(group, 'tutor')
  expect(codes(await links.create(group, leader))).toEqual(['CONFLICT'])
  await app.query('update study_group_invitations set used = uses where study_group_id = $1', [group])
  expect(codes(await links.create(group, leader))).toEqual([])
})
