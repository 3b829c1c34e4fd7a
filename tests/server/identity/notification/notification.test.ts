import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Viewer } from '../../../../access/viewer'
import type { NotificationKind } from '../../../../schema/generated/types'
import { notify } from '../../../../server/identity/notification/notify'
import { write } from '../../../../server/kernel/write/write'
import { move } from '../../../../server/money/ledger'
import type { Person } from '../../../build'
import { answer, listen, phone, until } from '../../kernel/realtime/clients'
import { days, minutes, NOON, type School, school } from '../../room/session/school'

let app: School
let address: string
beforeAll(async () => {
  app = await school()
  address = await listen(app)
})
afterAll(() => app.close())

const tell = (who: Person, title: string, kind: NotificationKind = 'bookings') =>
  write(app.services, (writing) =>
    notify(writing, app.services, [who.id], { kind, path: '/calendar', words: () => ({ title, body: '' }) }),
  )
const list = async (who: Person, args = '') =>
  (
    await app.send(
      `{ notifications${args} { entries { id kind title body path readAt } pageInfo { totalCount } } }`,
      {},
      who,
    )
  ).data.notifications
const titles = async (who: Person, args = '') =>
  (await list(who, args)).entries.map(({ title }: { title: string }) => title)
const read = async (who: Person, ids?: string[]) =>
  (await app.send('mutation($ids: [ID!]) { notificationsRead(ids: $ids) { unread } }', { ids }, who)).data
    .notificationsRead.unread

describe('the list under the bell', () => {
  it('shows a person’s own, the newest first, and counts the unread', async () => {
    const who = await app.person()
    for (const title of ['First', 'Second', 'Third']) await tell(who, title)
    expect(await titles(who)).toEqual(['Third', 'Second', 'First'])
    const [newest] = (await list(who)).entries
    expect(await read(who, [newest.id])).toBe(2)
    expect(await titles(who, '(unread: true)')).toEqual(['Second', 'First'])
    expect(await titles(who)).toHaveLength(3)
    expect(await read(who)).toBe(0)
    expect((await list(who, '(unread: true, pageSize: 1)')).pageInfo.totalCount).toBe(0)
  })

  it('is marked as read by its person alone', async () => {
    const [who, other] = [await app.person(), await app.person()]
    await tell(who, 'Mine')
    const [mine] = (await list(who)).entries
    expect(await read(other, [mine.id])).toBe(0)
    expect(await titles(who, '(unread: true)')).toEqual(['Mine'])
  })

  it('keeps the time of the first reading', async () => {
    const who = await app.person()
    await tell(who, 'Once')
    await read(who)
    const [{ readAt }] = (await list(who)).entries
    await read(who)
    expect((await list(who)).entries[0].readAt).toBe(readAt)
  })
})

it('a notification is sent to the person’s open pages at once, and to nobody else’s', async () => {
  const [who, other] = [await app.person(), await app.person()]
  const phones = [who, other].map((each) => phone(address, each))
  const got: unknown[] = []
  for (const [at, { socket }] of phones.entries()) {
    const channel = socket.channel(`user:${[who, other][at]?.id}`)
    channel.on('message', (payload: { title: string }) => void got.push([at, payload.title]))
    await answer(channel.join())
  }
  for (const [each, title] of [[who, 'Now'] as const, [other, 'Next'] as const]) await tell(each, title)
  // A page's messages keep their order, so what was not meant for the other would have come before.
  await until(() => got.length >= 2)
  expect(got.toSorted()).toEqual([
    [0, 'Now'],
    [1, 'Next'],
  ])
  for (const { socket } of phones) socket.disconnect()
})

it('a page is told whether its person did it themselves, and so knows of it', async () => {
  const [who, other] = [await app.person(), await app.person()]
  const { socket } = phone(address, who)
  const got: unknown[] = []
  const channel = socket.channel(`user:${who.id}`)
  channel.on('message', ({ title, own }: { title: string; own: boolean }) => void got.push([title, own]))
  await answer(channel.join())
  const by = ({ id }: Person, title: string) => {
    const viewer: Viewer = { id, role: 'user', type: 'aspiringSolicitor', abilities: [], confirmed: true }
    return write({ ...app.services, viewer }, (writing) =>
      notify(writing, app.services, [who.id], { kind: 'bookings', path: '/', words: () => ({ title, body: '' }) }),
    )
  }
  await by(who, 'Mine')
  await by(other, 'Another’s')
  await tell(who, 'The server’s')
  await until(() => got.length >= 3)
  expect(got).toEqual([
    ['Mine', true],
    ['Another’s', false],
    ['The server’s', false],
  ])
  socket.disconnect()
})

it('nothing is told of what was rolled back', async () => {
  const who = await app.person()
  await write(app.services, async (writing) => {
    await notify(writing, app.services, [who.id], {
      ...{ kind: 'bookings', path: '/' },
      words: () => ({ title: 'Never', body: '' }),
    })
    throw new Error('rolled back')
  }).catch(() => {})
  expect(await titles(who)).toEqual([])
})

describe('before a session', () => {
  const kindsOf = async (who: Person, id: string) =>
    (await list(who)).entries
      .filter(({ path }: { path: string }) => path === `/classroom/${id}`)
      .map(({ kind }: { kind: string }) => kind)

  it.each([
    ['email', true],
    ['push', false],
    ['email_and_push', true],
    ['none', false],
  ] as const)('its people are reminded as its type says (%s)', async (reminderType, isMailed) => {
    const id = await app.session({
      ...{ mode: 'live', status: 'booked', values: { startAt: days(1), endAt: minutes(30, days(1)) } },
      type: { reminderType, reminderTime: 60 },
    })
    const mails = () => app.outbox.list().filter(({ subject }) => subject.startsWith('Reminder')).length
    const before = mails()
    await app.at(minutes(-59, days(1)))
    const student = await app.again(app.student)
    expect(await kindsOf(student, id)).toEqual(reminderType === 'none' ? [] : ['session_reminders'])
    expect(mails() > before).toBe(isMailed)
    await app.at(NOON)
  })

  it('they are called ten minutes before it, once', async () => {
    const start = days(3)
    const id = await app.session({
      ...{ mode: 'live', status: 'booked', values: { startAt: start, endAt: minutes(30, start) } },
      type: { reminderType: 'none' },
    })
    await app.at(minutes(-11, start))
    expect(await kindsOf(await app.again(app.tutor), id)).toEqual([])
    for (const before of [10, 9, 5]) await app.at(minutes(-before, start))
    expect(await kindsOf(await app.again(app.tutor), id)).toEqual(['session_starting'])
    await app.at(NOON)
  })
})

describe('about money', () => {
  it('a top-up is told, and a payment that takes the balance below £20, once', async () => {
    const who = await app.person()
    const { tellIfLow, tellOfTopUp } = await import('../../../../server/money/letters')
    const paid = async (amount: number) =>
      write(app.services, async (writing) => {
        const against = { kind: 'adjustment', name: 'house' } as const
        await move(writing, { userId: who.id, type: 'adjustment', description: 'Test', amount, against })
        if (amount > 0) await tellOfTopUp(writing, app.services, who.id, amount)
        else await tellIfLow(writing, app.services, who.id, -amount)
      })
    await paid(5_000)
    await paid(-2_000)
    await paid(-1_500)
    await paid(-500)
    expect(await titles(who)).toEqual(['Balance under £20.00', 'Top-up received: £50.00'])
  })
})
