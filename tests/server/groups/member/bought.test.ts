import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sweep } from '../../../../server/groups/member/sweep'
import { newId } from '../../../../server/kernel/database/columns'
import { write } from '../../../../server/kernel/write/write'
import { createEndings } from '../../../../server/library/library-permission/endings'
import { lend } from '../../../../server/library/library-permission/lend'
import type { Person } from '../../../build'
import { codes } from '../../library/library'
import { type Shop, shop } from '../../money/sale/shop'

let app: Shop
let groupId: string
let bundleId: string
let student: Person
beforeAll(async () => {
  app = await shop()
})
afterAll(() => app.close())

const query = async (text: string, values: unknown[]) =>
  (await app.services.database.query({ text, values })).rows as Record<string, unknown>[]
const GROUP = `insert into study_groups (id, name, short_name, type, available_from, available_until, intensive_from, intensive_until, config)
  values ($1, 'Evenings', 'EV', 'sqe1', now(), now() + interval '9 days', now(), now() + interval '9 days', $2)`
async function group(config: object = {}) {
  const id = newId()
  await query(GROUP, [id, config])
  return id
}
const join = (id: string, who: Person) =>
  app.send('mutation ($id: ID!) { studyGroupJoin(studyGroupId: $id) { id } }', { id }, who)
const standing = async (who = student, id = groupId) =>
  (await query('select state, role from members where user_id = $1 and study_group_id = $2', [who.id, id]))[0] ?? null

beforeEach(async () => {
  groupId = await group()
  bundleId = (await app.bundle({ title: 'Torts', price: 2000 })).id
  student = await app.person()
  await app.pay(student, 10_000)
})

const PACKAGE = `mutation ($bundles: [ID!], $studyGroups: [ID!], $renews: PackageRenewal) {
  billingPackageCreate(title: "With a group", bundles: $bundles, studyGroups: $studyGroups, renews: $renews, status: active) { id parts { type name list share } studyGroups { id } } }`
const packageWith = async (values: object = {}) =>
  (await app.send(PACKAGE, { bundles: [bundleId], studyGroups: [groupId], ...values }, app.admin)).data
    .billingPackageCreate
const buy = (who: Person, typeId: string) =>
  app.checkout(who, { gateway: 'wallet', items: [{ type: 'package', typeId }] })

describe('a package with a group', () => {
  it('lets its buyer in, also somebody who was declined, and its price is that of the rest', async () => {
    const { id, parts, studyGroups } = await packageWith()
    expect(studyGroups).toEqual([{ id: groupId }])
    expect(parts).toEqual([
      { type: 'bundle', name: 'Torts', list: 2000, share: 2000 },
      { type: 'study_group', name: 'Evenings', list: 0, share: 0 },
    ])
    await query(
      `insert into members (id, study_group_id, user_id, requested_at, declined_at) values ($1, $2, $3, now(), now())`,
      [newId(), groupId, student.id],
    )
    expect(codes(await buy(student, id))).toEqual([])
    expect(await standing()).toEqual({ state: 'accepted', role: 'member' })
    expect(codes(await buy(student, id))).toEqual(['CONFLICT'])
  })

  it('is not sold while the group is full or closed, and nothing is paid', async () => {
    const full = await group({ places: 1 })
    await query('insert into members (id, study_group_id, user_id, accepted_at) values ($1, $2, $3, now())', [
      ...[newId(), full, (await app.person()).id],
    ])
    const { id } = await packageWith({ studyGroups: [full] })
    expect(codes(await buy(student, id))).toEqual(['SOLD_OUT'])
    await query('update study_groups set config = $2, archived_at = now() where id = $1', [full, {}])
    expect(codes(await buy(student, id))).toEqual(['CONFLICT'])
    expect(await app.balance(student)).toBe(10_000)
  })

  it('takes them out again where what was paid is given back, unless they lead the group by then', async () => {
    const { id } = await packageWith()
    const leader = await app.person()
    await app.pay(leader, 10_000)
    for (const who of [student, leader]) await buy(who, id)
    await query(`update members set role = 'moderator' where user_id = $1`, [leader.id])
    const BACK = `mutation ($id: ID!) { purchasePartGiveBack(id: $id) { id } }`
    for (const who of [student, leader]) {
      const parts = (await app.send('{ purchaseParts { entries { id name } } }', {}, who)).data.purchaseParts.entries
      const { id: part } = parts.find(({ name }: { name: string }) => name === 'Torts')
      expect(codes(await app.send(BACK, { id: part }, who))).toEqual([])
    }
    expect([await standing(), await standing(leader)]).toEqual([
      { state: 'none', role: 'member' },
      { state: 'accepted', role: 'moderator' },
    ])
  })

  it('does not go back once its buyer has read the posts of the group, though the rest is unused', async () => {
    const { id } = await packageWith()
    await query(
      `insert into members (id, study_group_id, user_id, accepted_at, removed_at, posts_read_at) values ($1, $2, $3, now(), now(), now() - interval '1 day')`,
      [newId(), groupId, student.id],
    )
    await buy(student, id)
    const bought = async () =>
      (await app.send('{ purchaseParts { entries { id name used } } }', {}, student)).data.purchaseParts.entries.find(
        ({ name }: { name: string }) => name === 'Torts',
      )
    const part = await bought()
    expect(part.used).toBe(false)
    await app.send('mutation ($id: ID!) { studyGroupPostsRead(studyGroupId: $id) { id } }', { id: groupId }, student)
    expect((await bought()).used).toBe(true)
    const BACK = `mutation ($id: ID!) { purchasePartGiveBack(id: $id) { id } }`
    expect(codes(await app.send(BACK, { id: part.id }, student))).toEqual(['CONFLICT'])
    expect(await app.balance(student)).toBe(8000)
  })

  it('is lent by a subscription until it is no longer paid, and leaves out whoever left', async () => {
    const { id } = await packageWith({ renews: 'monthly' })
    const subscribe = async (who: Person) => {
      const { data } = await app.checkout(who, { mode: 'subscription', items: [{ type: 'package', typeId: id }] })
      await app.press(data.checkout.externalId, 'pay')
    }
    await subscribe(student)
    await expect.poll(standing).toMatchObject({ state: 'accepted' })
    const [{ lent_until: until }] = (await query('select lent_until from members where user_id = $1', [
      student.id,
    ])) as [{ lent_until: Date }]
    expect(until.getTime()).toBeGreaterThan(Date.now() + 27 * 86_400_000)
    await query('update members set lent_until = now() where user_id = $1', [student.id])
    await sweep(app.services)
    expect(await standing()).toMatchObject({ state: 'none' })
  })
})

describe('a bundle of a group', () => {
  const SHARE = `mutation ($id: ID!, $category: ID!, $groups: [ID!]) { bundleUpdate(id: $id, categoryId: $category, title: "Torts", studyGroupIds: $groups) { studyGroups { id } } }`
  const share = (groups: string[], who: Person = app.admin) =>
    app.send(SHARE, { id: bundleId, category: app.categoryId, groups }, who)
  const permission = async (who = student) =>
    (
      await query('select type, status from library_permissions where user_id = $1 and bundle_id = $2', [
        who.id,
        bundleId,
      ])
    )[0] ?? null
  const open = (who: Person) =>
    app.send('mutation ($id: ID!) { bundleOpen(bundleId: $id) { id } }', { id: bundleId }, who)

  it('opens to its members, those who come later too, until they leave', async () => {
    await query('update study_groups set autoapproval = true where id = $1', [groupId])
    const later = await app.person()
    await join(groupId, student)
    expect((await share([groupId])).data.bundleUpdate.studyGroups).toEqual([{ id: groupId }])
    await join(groupId, later)
    for (const who of [student, later]) {
      expect(await permission(who)).toMatchObject({ type: 'group', status: 'pending' })
      expect(codes(await open(who))).toEqual([])
    }
    const [row] = await query('select id from members where user_id = $1', [later.id])
    await app.send('mutation ($id: ID!) { memberDelete(id: $id) { id } }', { id: row?.id }, later)
    expect(await permission(later)).toMatchObject({ status: 'expired' })
    await share([])
    expect(await permission()).toMatchObject({ status: 'expired' })
    await share([groupId])
    expect(await permission()).toMatchObject({ type: 'group', status: 'pending' })
  })

  it('stays with whoever bought it, and with whoever is in another group that has it', async () => {
    const [other, buyer] = [await group(), await app.person()]
    await app.pay(buyer, 5000)
    await app.checkout(buyer, { gateway: 'wallet', items: [{ type: 'bundle', typeId: bundleId }] })
    await share([groupId, other])
    for (const [who, id] of [
      [buyer, groupId],
      [student, groupId],
      [student, other],
    ] as const) {
      await query('update study_groups set autoapproval = true where id = $1', [id])
      await join(id, who)
    }
    await share([other])
    expect(await permission(buyer)).toMatchObject({ type: 'purchase', status: 'pending' })
    expect(await permission()).toMatchObject({ type: 'group', status: 'pending' })
  })

  it('opens again by the group once what somebody bought, or a subscription lent, has ended', async () => {
    const [buyer, lender] = [await app.person(), await app.person()]
    await app.pay(buyer, 5000)
    await app.checkout(buyer, { gateway: 'wallet', items: [{ type: 'bundle', typeId: bundleId }] })
    const lendUntil = (until: Date) =>
      write(app.services, (writing) => lend(writing, { bundleId, userId: lender.id, until }))
    await lendUntil(new Date(Date.now() + 60_000))
    await share([groupId])
    await query('update study_groups set autoapproval = true where id = $1', [groupId])
    for (const who of [buyer, lender]) await join(groupId, who)
    expect(await permission(lender)).toMatchObject({ type: 'subscription' })

    await lendUntil(new Date(0))
    expect(await permission(lender)).toMatchObject({ type: 'group', status: 'pending' })
    await query(
      `update library_permissions set status = 'active', "from" = now() - interval '2 days', until = now() - interval '1 day' where user_id = $1`,
      [buyer.id],
    )
    await createEndings(app.services)()
    expect(await permission(buyer)).toMatchObject({ type: 'group', status: 'pending' })
    expect(codes(await open(buyer))).toEqual([])
  })

  it('is a member’s again when what they had bought of it goes back, until they leave', async () => {
    const { id } = await packageWith({ studyGroups: [] })
    await buy(student, id)
    await share([groupId])
    await query('update study_groups set autoapproval = true where id = $1', [groupId])
    await join(groupId, student)
    expect(await permission()).toMatchObject({ type: 'package', status: 'pending' })
    const [part] = await query(`select id from purchase_parts where user_id = $1 and type = 'bundle'`, [student.id])
    const BACK = `mutation ($id: ID!) { purchasePartGiveBack(id: $id) { id } }`
    expect(codes(await app.send(BACK, { id: part?.id }, student))).toEqual([])
    expect(await permission()).toMatchObject({ type: 'group', status: 'pending' })
    const [row] = await query('select id from members where user_id = $1', [student.id])
    await app.send('mutation ($id: ID!) { memberDelete(id: $id) { id } }', { id: row?.id }, student)
    expect(await permission()).toMatchObject({ status: 'expired' })
  })

  it('is shared by staff alone', async () => {
    const tutor = await app.person({ type: 'tutoringSolicitor' })
    await query('insert into bundle_authors (id, bundle_id, user_id) values ($1, $2, $3)', [
      newId(),
      bundleId,
      tutor.id,
    ])
    expect(codes(await share([groupId], tutor))).toEqual(['FORBIDDEN'])
  })
})

describe('the movements of a group', () => {
  it('are those of the people who are in it now, for whoever may read them', async () => {
    const moved = async (who: Person, id = groupId) => {
      const { data } = await app.send(
        'query ($id: ID!) { transactions(studyGroupId: $id) { pageInfo { totalCount } entries { userId type } } }',
        { id },
        who,
      )
      return data.transactions.entries
    }
    const other = await app.person()
    await app.pay(other, 10_000)
    await buy(student, (await packageWith()).id)
    const both = ['purchase', 'bonus'].map((type) => ({ userId: student.id, type }))

    expect(await moved(app.admin)).toEqual(both)
    expect(await moved(app.admin, await group())).toEqual([])
    expect(await moved(student)).toEqual(both)
    expect(await moved(other)).toEqual([])
    await query('delete from members where user_id = $1', [student.id])
    expect(await moved(app.admin)).toEqual([])
  })
})
