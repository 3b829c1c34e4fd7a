import { afterAll, beforeAll, expect, it } from 'vitest'
import { type School, school } from '../groups'
import { ahead, codes, type Links, linksOf } from './links'

let app: School
let links: Links
beforeAll(async () => {
  app = await school()
  links = linksOf(app)
})
afterAll(() => app.close())

it('those who lead a group make links that nobody can guess, see them, change them and end them', async () => {
  const group = await app.group({ visibility: 'private' })
  for (const role of ['moderator', 'tutor', 'owner'] as const) {
    const leader = await app.member(group, role)
    const { data } = await links.create(group, leader)
    const { id, token, joinsAtOnce } = data.studyGroupInvitationCreate
    expect(token).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(joinsAtOnce).toBe(false)
    const listed = (await links.listed(group, leader)).data.studyGroupInvitations
    expect(listed).toEqual([expect.objectContaining({ id, token, used: 0 })])
    const changed = await links.change(id, leader, { uses: 25, joinsAtOnce: true })
    expect(changed.data.studyGroupInvitationUpdate).toEqual({ uses: 25, joinsAtOnce: true })
    expect(codes(await links.end(id, leader))).toEqual([])
    expect((await links.listed(group, leader)).data.studyGroupInvitations).toEqual([])
    for (const again of [links.change(id, leader, { uses: 5 }), links.end(id, leader)])
      expect(codes(await again)).toEqual(['NOT_FOUND'])
  }
})

it('members, those who lead another group, and others have no part in it', async () => {
  const group = await app.group()
  const { id } = await links.make(group)
  const hidden = await app.group({ visibility: 'private' })
  for (const who of [await app.member(group), await app.member(await app.group(), 'owner'), await app.person()]) {
    expect(codes(await links.create(group, who))).toEqual(['FORBIDDEN'])
    expect(codes(await links.listed(group, who))).toEqual(['FORBIDDEN'])
    expect(codes(await links.listed(hidden, who))).toEqual(['NOT_FOUND'])
    for (const act of [links.change(id, who, { uses: 5 }), links.end(id, who)])
      expect(codes(await act)).toEqual(['NOT_FOUND'])
  }
})

it('whoever leads no more sees and changes no link, not even of their own', async () => {
  const group = await app.group()
  const leader = await app.member(group, 'moderator')
  const { id } = await links.make(group, {}, leader)
  await app.query(`update members set role = 'member' where id = $1`, [leader.memberId])
  expect(codes(await links.listed(group, leader))).toEqual(['FORBIDDEN'])
  for (const act of [links.change(id, leader, { uses: 50 }), links.end(id, leader)])
    expect(codes(await act)).toEqual(['NOT_FOUND'])
})

it('a link is for 1 to 1,000 people, no fewer than have used it, and until an instant within a year', async () => {
  const group = await app.group()
  for (const uses of [0, -1, 1001])
    expect(codes(await links.create(group, app.staff, { uses }))).toEqual(['VALIDATION uses'])
  for (const until of [ahead(-1), ahead(400)])
    expect(codes(await links.create(group, app.staff, { until }))).toEqual(['VALIDATION until'])
  const { id, token } = await links.make(group)
  for (const _ of [1, 2]) await links.use(token, await app.person())
  expect(codes(await links.change(id, app.staff, { uses: 1 }))).toEqual(['CONFLICT uses'])
  expect(codes(await links.change(id, app.staff, { until: ahead(-1) }))).toEqual(['VALIDATION until'])
  expect(codes(await links.change(id, app.staff, { uses: 2, until: ahead(30) }))).toEqual([])
})

it('a group that is closed gets no links, nor one that has 50', async () => {
  const closed = await app.group()
  await app.query('update study_groups set archived_at = now() where id = $1', [closed])
  expect(codes(await links.create(closed, app.staff))).toEqual(['CONFLICT'])
  const group = await app.group()
  await app.query(
    `insert into study_group_invitations (id, study_group_id, token, uses, until)
      select gen_random_uuid(), $1, 'T' || n, 1, now() + interval '1 day' from generate_series(1, 50) n`,
    [group],
  )
  expect(codes(await links.create(group, app.staff))).toEqual(['CONFLICT'])
})

it('a link that is used up or past is opened again by those who lead, and goes with its group', async () => {
  const group = await app.group({ visibility: 'private' })
  const { id, token } = await links.make(group, { uses: 1 })
  await app.query('update study_group_invitations set used = 1, until = $2 where id = $1', [id, ahead(-1)])
  expect((await links.listed(group, app.staff)).data.studyGroupInvitations).toEqual([])
  expect(codes(await links.change(id, app.staff, { uses: 2, until: ahead(3) }))).toEqual([])
  expect(await links.open(token, await app.person())).toMatchObject({ state: 'open' })
  const DELETE = 'mutation ($id: ID!) { studyGroupDelete(id: $id) { id } }'
  expect(codes(await app.send(DELETE, { id: group }, app.staff))).toEqual([])
  expect(await links.open(token, await app.person())).toBeUndefined()
})

it('the audit log says that a link was made, and never its token', async () => {
  const { id, token } = await links.make(await app.group())
  const kept = await app.query('select row_to_json(c)::text as text from audit_changes c where c::text like $1', [
    `%${id}%`,
  ])
  expect(kept.length).toBeGreaterThan(0)
  expect(kept.map(({ text }) => text).join()).not.toContain(token)
})

it('a link ends with the account of whoever made it, and is part of their export without its token', async () => {
  const group = await app.group()
  const leader = await app.member(group, 'moderator')
  const { token } = await links.make(group, {}, leader)
  const { data } = await app.send('{ userExport }', {}, leader)
  const exported = JSON.stringify(data.userExport)
  expect(exported).toContain('studyGroupInvitations')
  expect(exported).not.toContain(token)
  const user = await app.person()
  const used = (await links.use(token, user)).data.studyGroupInvitationUse
  expect(used.state).toBe('requested')
  const DELETE = 'mutation ($email: String!) { userDelete(email: $email) { id } }'
  for (const who of [leader, user]) expect(codes(await app.send(DELETE, { email: who.email }, who))).toEqual([])
  expect(await links.open(token, await app.person())).toMatchObject({ state: 'ended' })
  expect(await app.query('select user_id from study_group_invitation_uses where user_id = $1', [user.id])).toEqual([])
})
