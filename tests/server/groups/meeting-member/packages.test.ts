import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codes, type EventSchool, eventSchool, hoursAhead } from '../events'

let app: EventSchool
beforeAll(async () => {
  app = await eventSchool()
})
afterAll(() => app.close())

const PACKAGE = `mutation ($meetings: [ID!], $bundles: [ID!]) {
  billingPackageCreate(title: "With tickets", meetings: $meetings, bundles: $bundles, status: active) { id total parts { type name list } meetings { title } } }`

describe('a package with events', () => {
  it('gives its buyer tickets, and its money back as long as none of them has begun', async () => {
    const meetings = [
      await app.event({ price: 2000, title: 'One' }),
      await app.event({ price: 1000, title: 'Two', in: 200 }),
    ]
    const { data } = await app.send(PACKAGE, { meetings }, app.admin)
    expect(data.billingPackageCreate).toMatchObject({ total: 3000, meetings: [{ title: 'One' }, { title: 'Two' }] })
    const who = await app.payer()
    const items = [{ type: 'package', typeId: data.billingPackageCreate.id as string }]
    expect(codes(await app.checkout(who, { gateway: 'wallet', items }))).toEqual([])
    for (const id of meetings) expect(await app.standingOf(id, who)).toBe('attendee')
    const PARTS = '{ purchaseParts(pageSize: 20) { entries { id name used } } }'
    const parts = (await app.send(PARTS, {}, who)).data.purchaseParts.entries as {
      id: string
      name: string
      used: boolean
    }[]
    const GIVE = 'mutation ($id: ID!) { purchasePartGiveBack(id: $id) { id } }'
    const partOf = (name: string) => parts.find((part) => part.name === name)?.id
    expect(codes(await app.send(GIVE, { id: partOf('One') }, who))).toEqual([])
    expect(await app.standingOf(meetings[0] as string, who)).toBe('none')
    expect(await app.balanceOf(who)).toBe(9000)
    await app.at(hoursAhead(201))
    expect(codes(await app.send(GIVE, { id: partOf('Two') }, await app.again(who)))).toEqual(['CONFLICT'])
    await app.at(null)
  })

  it('is not sold where no place is left, unless its buyer has a ticket already', async () => {
    const full = await app.event({ price: 500, limit: 1 })
    await app.buy(full, await app.payer())
    const bundle = await app.bundle({ title: 'Torts', price: 2000 })
    const { data } = await app.send(PACKAGE, { meetings: [full], bundles: [bundle.id] }, app.admin)
    const who = await app.payer()
    const items = [{ type: 'package', typeId: data.billingPackageCreate.id as string }]
    expect(codes(await app.checkout(who, { gateway: 'wallet', items }))).toEqual(['SOLD_OUT'])
    expect(await app.balanceOf(who)).toBe(10_000)
  })
})

describe('transactions', () => {
  it('are found by the event that they paid for and by its kind, alone and in a package', async () => {
    const id = await app.event({ price: 700, title: 'Found' })
    const [alone, packed] = [await app.payer(), await app.payer()]
    await app.buy(id, alone)
    const { data } = await app.send(PACKAGE, { meetings: [id] }, app.admin)
    await app.checkout(packed, {
      gateway: 'wallet',
      items: [{ type: 'package', typeId: data.billingPackageCreate.id }],
    })
    const FIND = `query ($meetingId: ID, $meetingIds: [ID!], $meetingType: MeetingType, $meetingTypes: [MeetingType!]) {
      transactions(meetingId: $meetingId, meetingIds: $meetingIds, meetingType: $meetingType, meetingTypes: $meetingTypes, pageSize: 100) { entries { amount userId } } }`
    const found = async (given: object) =>
      ((await app.send(FIND, given, app.admin)).data.transactions.entries as { userId: string }[]).map(
        ({ userId }) => userId,
      )
    for (const given of [{ meetingId: id }, { meetingIds: [id] }])
      expect((await found(given)).sort()).toEqual([alone.id, packed.id].sort())
    for (const given of [{ meetingType: 'workshop' }, { meetingTypes: ['workshop', 'seminar'] }])
      expect(await found(given)).toEqual(expect.arrayContaining([alone.id, packed.id]))
    expect(await found({ meetingType: 'seminar' })).toEqual([])
  })
})
