import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { day, type School, school } from '../groups'
import { ahead, codes, type Links, linksOf } from './links'

let app: School
let links: Links
beforeAll(async () => {
  app = await school()
  links = linksOf(app)
})
afterAll(() => app.close())

describe('a link that leads to an application', () => {
  it('opens a private group to whoever holds it, counts each person once, and tells those who lead', async () => {
    const group = await app.group({ visibility: 'private' })
    const leader = await app.member(group, 'moderator')
    const { id, token } = await links.make(group)
    const who = await app.person()
    expect(await links.open(token, who)).toMatchObject({ state: 'open', studyGroupId: null, membership: null })
    const { data } = await links.use(token.toLowerCase().replaceAll('-', ''), who, { message: ' I sit in January. ' })
    expect(data.studyGroupInvitationUse).toMatchObject({ state: 'requested', message: 'I sit in January.' })
    expect((await links.use(token, who)).data.studyGroupInvitationUse).toMatchObject({ state: 'requested' })
    expect(await links.used(id)).toBe(1)
    expect(await links.open(token, who)).toMatchObject({
      state: 'open',
      studyGroupId: group,
      membership: { state: 'requested' },
    })
    const told = await app.query(
      `select user_id from notifications where kind = 'group_applications' and user_id = $1`,
      [leader.id],
    )
    expect(told).toHaveLength(1)
  })

  it('takes an application again of whoever took one back, without counting them twice', async () => {
    const { id, token } = await links.make(await app.group(), { uses: 1 })
    const who = await app.person()
    const first = (await links.use(token, who)).data.studyGroupInvitationUse
    await app.send('mutation ($id: ID!) { memberDelete(id: $id) { id } }', { id: first.id }, who)
    expect(await links.open(token, who)).toMatchObject({ state: 'open' })
    expect((await links.use(token, who)).data.studyGroupInvitationUse.state).toBe('requested')
    expect(await links.used(id)).toBe(1)
  })

  it('says at the field what is wrong with the wishes', async () => {
    const { id, token } = await links.make(await app.group())
    const wishes = { trainingFrom: day(9), trainingTill: day(8) }
    expect(codes(await links.use(token, await app.person(), wishes))).toEqual(['VALIDATION trainingTill'])
    expect(await links.used(id)).toBe(0)
  })
})

describe('a link that lets people in at once', () => {
  it('lets somebody in while places are left, and a use without a place is not counted', async () => {
    const group = await app.group({ config: { places: 1 } })
    const { id, token } = await links.make(group, { joinsAtOnce: true })
    expect((await links.use(token, await app.person())).data.studyGroupInvitationUse.state).toBe('accepted')
    expect(codes(await links.use(token, await app.person()))).toEqual(['SOLD_OUT'])
    expect(await links.used(id)).toBe(1)
  })

  it('passes nobody who waits for a place', async () => {
    const group = await app.group({ config: { places: 2 } })
    const waiting = await app.member(group)
    await app.query(
      'update members set accepted_at = null, waiting_since = now(), requested_at = now() where id = $1',
      [waiting.memberId],
    )
    const { token } = await links.make(group, { joinsAtOnce: true })
    expect(codes(await links.use(token, await app.person()))).toEqual(['SOLD_OUT'])
    expect(codes(await links.use(token, waiting))).toEqual(['CONFLICT'])
  })

  it('goes round no decision: whoever was taken out, was declined or took an application back applies, after the days between', async () => {
    const group = await app.group()
    const { token } = await links.make(group, { joinsAtOnce: true })
    const removed = await app.member(group)
    await app.send('mutation ($id: ID!) { memberDelete(id: $id) { id } }', { id: removed.memberId }, app.staff)
    expect(await links.open(token, removed)).toMatchObject({ state: 'open', joinsAtOnce: false })
    expect((await links.use(token, removed)).data.studyGroupInvitationUse.state).toBe('requested')
    const second = await links.make(group, { joinsAtOnce: true })
    await app.send('mutation ($id: ID!) { memberDelete(id: $id) { id } }', { id: removed.memberId }, removed)
    expect((await links.use(second.token, removed)).data.studyGroupInvitationUse.state).toBe('requested')
    const declined = await app.person()
    const { data } = await app.send(
      'mutation ($id: ID!) { studyGroupJoin(studyGroupId: $id) { id } }',
      { id: group },
      declined,
    )
    await app.send('mutation ($id: ID!) { memberDecline(id: $id) { id } }', data.studyGroupJoin, app.staff)
    expect(codes(await links.use(token, declined))).toEqual(['CONFLICT'])
    await app.query("update members set declined_at = now() - interval '8 days' where id = $1", [
      data.studyGroupJoin.id,
    ])
    expect((await links.use(token, declined)).data.studyGroupInvitationUse.state).toBe('requested')
  })

  it('lets nobody in at once any more when whoever made it leads the group no longer', async () => {
    const group = await app.group({ visibility: 'private' })
    const [owner, maker] = [await app.member(group, 'owner'), await app.member(group, 'moderator')]
    const { token } = await links.make(group, { joinsAtOnce: true }, maker)
    expect((await links.use(token, await app.person())).data.studyGroupInvitationUse.state).toBe('accepted')
    await app.send('mutation ($id: ID!) { memberDelete(id: $id) { id } }', { id: maker.memberId }, owner)
    const later = await app.person()
    expect(await links.open(token, later)).toMatchObject({ state: 'open', joinsAtOnce: false })
    expect((await links.use(token, later)).data.studyGroupInvitationUse.state).toBe('requested')
  })

  it('refuses whoever is in the group, has applied or is invited, and counts nobody', async () => {
    const group = await app.group()
    const { id, token } = await links.make(group, { joinsAtOnce: true })
    const invited = await app.member(group)
    await app.query('update members set accepted_at = null, invited_at = now() where id = $1', [invited.memberId])
    const applied = await app.member(group)
    await app.query('update members set accepted_at = null, requested_at = now() where id = $1', [applied.memberId])
    for (const who of [await app.member(group, 'tutor'), invited, applied])
      expect(codes(await links.use(token, who))).toEqual(['CONFLICT'])
    expect(await links.used(id)).toBe(0)
  })
})

describe('what a link tells', () => {
  it('is what somebody needs to answer, and nothing of people or chat', async () => {
    const group = await app.group({ visibility: 'private', config: { places: 20 }, chatLink: 'https://chat.example/x' })
    const leader = await app.member(group, 'moderator')
    const { token } = await links.make(group, { joinsAtOnce: true }, leader)
    const found = await links.open(token, await app.person())
    expect(found).toMatchObject({ state: 'open', invitedByRole: 'moderator', joinsAtOnce: true, used: 0, uses: 10 })
    expect(found.group).toMatchObject({ type: 'sqe2', taken: 1, config: { places: 20, offerHours: 48 }, subGroups: [] })
    expect(JSON.stringify(found)).not.toContain('chat.example')
  })

  it('is that it is used up, past or closed, with who made it and no more of the group', async () => {
    const group = await app.group({ visibility: 'private' })
    const [full, past] = [await links.make(group, { uses: 1 }), await links.make(group)]
    await links.use(full.token, await app.person())
    const who = await app.person()
    expect(await links.open(full.token, who)).toMatchObject({ state: 'used_up', used: 1, group: null })
    expect(codes(await links.use(full.token, who))).toEqual(['EXPIRED'])
    await app.query("update study_group_invitations set until = now() - interval '1 minute' where id = $1", [past.id])
    expect(await links.open(past.token, who)).toMatchObject({ state: 'past', group: null })
    expect(codes(await links.use(past.token, who))).toEqual(['EXPIRED'])
    await app.query('update study_groups set archived_at = now() where id = $1', [group])
    expect(await links.open(full.token, who)).toMatchObject({ state: 'closed', group: null })
    expect(codes(await links.use(full.token, who))).toEqual(['CONFLICT'])
    const over = await app.group()
    const { token } = await links.make(over)
    await app.query('update study_groups set intensive_from = $2, intensive_until = $2 where id = $1', [over, day(-3)])
    expect(await links.open(token, who)).toMatchObject({ state: 'closed' })
  })

  it('is nothing but that it has ended, and of no link nothing at all', async () => {
    const { id, token } = await links.make(await app.group(), { until: ahead(2) })
    await links.end(id, app.staff)
    const who = await app.person()
    const nothing = Object.fromEntries(Object.keys(await links.open(token, who)).map((name) => [name, null]))
    expect(await links.open(token, who)).toEqual({ ...nothing, state: 'ended', joinsAtOnce: false })
    expect(codes(await links.use(token, who))).toEqual(['EXPIRED'])
    for (const typed of ['7QK4-M2ZD-9XWB-3HRT', '', 'x'.repeat(5000)]) {
      expect(await links.open(typed, who)).toBeUndefined()
      expect(codes(await links.use(typed, who))).toEqual(['NOT_FOUND'])
    }
  })
})
