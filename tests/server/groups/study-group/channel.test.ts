import { type Channel, Presence } from 'phoenix'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { newId } from '../../../../server/kernel/database/columns'
import type { Person } from '../../../build'
import { answer, listen, type Phone, phone, until } from '../../kernel/realtime/clients'
import { type School, school } from '../groups'

let app: School
let address: string
const open: Phone[] = []
let group: string

const JOIN = 'mutation ($id: ID!) { studyGroupJoin(studyGroupId: $id) { state } }'
const LEAVE = 'mutation ($id: ID!) { memberDelete(id: $id) { id } }'
const refused = { status: 'error', response: { reason: 'unauthorized' } }

function connect(who: Pick<Person, 'token'> | null) {
  const made = phone(address, who)
  open.push(made)
  return made
}

/** A tab of a person with a group's channel. */
function tab(who: Pick<Person, 'token'>, id = group) {
  const { socket } = connect(who)
  const channel: Channel = socket.channel(`study_group:${id}`)
  const presence = new Presence(channel)
  const ended: string[] = []
  channel.onClose(() => void ended.push('closed'))
  channel.onError(() => void ended.push('error'))
  return {
    ...{ socket, channel, ended },
    here: () => presence.list((userId: string) => userId) as string[],
    metas: (userId: string) =>
      presence.list((each: string, { metas }: { metas: unknown[] }) => (each === userId ? metas : [])).flat(),
  }
}

async function joined(who: Pick<Person, 'token'>, id?: string) {
  const made = tab(who, id)
  expect((await answer(made.channel.join())).status).toBe('ok')
  return made
}

/** The answer to a join with any topic. */
const asked = (who: Pick<Person, 'token'>, topic: string) => answer(connect(who).socket.channel(topic).join())

beforeAll(async () => {
  app = await school()
  address = await listen(app)
})
beforeEach(async () => {
  group = await app.group({ autoapproval: true })
})
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.disconnect()
})
afterAll(() => app.close())

describe('the channel of a group', () => {
  test('shows its members who of them is here', async () => {
    const [ada, ben] = [await app.member(group), await app.member(group, 'tutor')]
    const [hers, his] = [await joined(ada), await joined(ben)]
    await until(() => hers.here().length === 2 && his.here().length === 2)
    expect(new Set(hers.here())).toEqual(new Set([ada.id, ben.id]))
    await answer(his.channel.leave())
    await until(() => hers.here().length === 1)
    expect(hers.here()).toEqual([ada.id])
  })

  test('holds one entry of somebody with two tabs, until the second is gone', async () => {
    const [ada, ben] = [await app.member(group), await app.member(group)]
    const hers = await joined(ada)
    const [first, second] = [await joined(ben), await joined(ben)]
    await until(() => hers.metas(ben.id).length === 2)
    expect(hers.here()).toHaveLength(2)
    first.socket.disconnect()
    await until(() => hers.metas(ben.id).length === 1)
    second.socket.disconnect()
    await until(() => !hers.here().includes(ben.id))
  })

  test('is closed to whoever is not accepted, and to people without a complete profile', async () => {
    const [stranger, applicant, unconfirmed] = [
      await app.person(),
      await app.person(),
      await app.person({ confirmed: false }),
    ]
    const approved = await app.group()
    await app.member(group, 'member', unconfirmed)
    await app.send(JOIN, { id: approved }, applicant)
    expect(await asked(stranger, `study_group:${group}`)).toEqual(refused)
    expect(await asked(applicant, `study_group:${approved}`)).toEqual(refused)
    expect(await asked(unconfirmed, `study_group:${group}`)).toEqual(refused)
  })

  test('lets staff look, whom nobody sees', async () => {
    const ada = await app.member(group)
    const hers = await joined(ada)
    const look = await joined(app.staff)
    const ben = await joined(await app.member(group))
    await until(() => look.here().length === 2 && hers.here().length === 2 && ben.here().length === 2)
    expect(look.here()).not.toContain(app.staff.id)
    expect(await asked(app.staff, `study_group:${newId()}`)).toEqual(refused)
    expect(await asked(await app.person({ abilities: ['view_all_users'] }), `study_group:${group}`)).toEqual(refused)
  })

  test('tells a member of one group nothing of another', async () => {
    const other = await app.group()
    const ada = await joined(await app.member(group))
    const ben = await joined(await app.member(other), other)
    await until(() => ben.here().length === 1 && ada.here().length === 1)
    expect(ada.here()).not.toEqual(ben.here())
  })
})

test('a list of members is narrowed to those who are online', async () => {
  const [ada, ben] = [await app.member(group), await app.member(group)]
  const stranger = await app.person()
  const query = `query ($id: ID!, $userIds: [ID!]) { members(studyGroupId: $id, userIds: $userIds) { entries { userId } } }`
  const listed = async (userIds: string[], who: Person = ada) =>
    (await app.send(query, { id: group, userIds }, who)).data.members.entries.map(
      ({ userId }: { userId: string }) => userId,
    )
  expect(await listed([ben.id, stranger.id])).toEqual([ben.id])
  expect(await listed([])).toEqual([])
  expect(await listed([ben.id], stranger)).toEqual([])
})

describe('whoever is out', () => {
  test('of the group by their own will loses the channel in each tab, and is not seen any more', async () => {
    const [ada, ben] = [await app.member(group), await app.member(group)]
    const hers = await joined(ada)
    const his = [await joined(ben), await joined(ben)]
    await until(() => hers.here().length === 2)
    expect((await app.send(LEAVE, { id: ben.memberId }, ben)).errors).toBeUndefined()
    await until(() => his.every(({ ended }) => ended.length))
    expect(his.map(({ ended }) => ended)).toEqual([['closed'], ['closed']])
    await until(() => !hers.here().includes(ben.id))
    expect(hers.ended).toEqual([])
    expect(await asked(ben, `study_group:${group}`)).toEqual(refused)
  })

  test('by a leader’s will hears nothing that comes after', async () => {
    const [owner, ben] = [await app.member(group, 'owner'), await app.member(group)]
    const his = await joined(ben)
    await app.send(LEAVE, { id: ben.memberId }, owner)
    await until(() => his.ended.length)
    const heard = his.here()
    const hers = await joined(owner)
    await until(() => hers.here().length === 1)
    expect(his.here()).toEqual(heard)
  })

  test('because the account is disabled is not seen any more', async () => {
    const [ada, ben, admin] = [await app.member(group), await app.member(group), await app.person({ role: 'admin' })]
    const [hers] = [await joined(ada), await joined(ben)]
    await until(() => hers.here().length === 2)
    await app.send('mutation ($id: ID!) { userDisable(id: $id) { id } }', { id: ben.id }, admin)
    await until(() => hers.here().length === 1)
    expect(hers.here()).toEqual([ada.id])
  })

  test('of the staff loses the channel', async () => {
    const [keeper, admin] = [
      await app.person({ abilities: ['manage_study_groups'] }),
      await app.person({ role: 'admin' }),
    ]
    const look = await joined(keeper)
    await app.send('mutation ($id: ID!) { userRolesUpdate(id: $id, roles: []) { id } }', { id: keeper.id }, admin)
    await until(() => look.ended.length)
    expect(look.ended).toEqual(['closed'])
    expect(await asked(keeper, `study_group:${group}`)).toEqual(refused)
  })

  test('because the group is deleted is told so', async () => {
    const look = await joined(app.staff)
    await app.send('mutation ($id: ID!) { studyGroupDelete(id: $id) { id } }', { id: group }, app.staff)
    await until(() => look.ended.length)
    expect(look.ended).toEqual(['closed'])
  })
})

test('staff who become members while they look join again, and are seen', async () => {
  const [look, hers] = [await joined(app.staff), await joined(await app.member(group))]
  await app.send(JOIN, { id: group }, app.staff)
  await until(() => look.ended.length)
  expect(look.ended).toEqual(['error'])
  await joined(app.staff)
  await until(() => hers.here().includes(app.staff.id))
})

describe('hostile input', () => {
  test('with a malformed id is refused like a group that is not there', async () => {
    const ada = await app.member(group)
    const { socket } = connect(ada)
    for (const id of [
      '',
      'lobby',
      '1',
      group.toUpperCase(),
      `${group}:1`,
      `{${group}}`,
      ` ${group}`,
      `${group}\n`,
      "' or true --",
      newId(),
    ])
      expect(await answer(socket.channel(`study_group:${id}`).join())).toEqual(refused)
    for (const topic of ['study_group', 'study_groups:1', '__proto__:1', ':', ''])
      expect((await answer(socket.channel(topic).join())).status).toBe('error')
  })

  test('with more channels than a page needs is refused what is too much', async () => {
    const { socket } = connect(app.staff)
    const answers: string[] = []
    for (let at = 0; at < 25; at++) {
      const { status, response } = await answer(socket.channel(`study_group:${await app.group()}`).join())
      answers.push(status === 'ok' ? 'ok' : String(response.reason))
    }
    expect(answers.filter((each) => each === 'ok')).toHaveLength(20)
    expect(answers.slice(20)).toEqual(Array(5).fill('too many topics'))
  })

  test('with thousands of joins of one connection ends it, and others notice nothing', async () => {
    const [ada, ben] = [await app.member(group), await app.member(group)]
    const hers = await joined(ada)
    const code = await flood(ben.token, 5_000)
    expect(code).toBe(4429)
    await until(() => !hers.here().includes(ben.id))
    expect(hers.ended).toEqual([])
  })

  test('before a sign-in is answered by nothing but the end', async () => {
    const heard: string[] = []
    expect(await flood('nonsense', 3, heard)).toBe(4401)
    expect(heard).toEqual([])
  })

  /** Joins the group so many times without waiting, and answers the code of the end. */
  function flood(token: string, times: number, heard: string[] = []) {
    const socket = new WebSocket(`${address}/socket/websocket?vsn=2.0.0&token=${token}`)
    socket.on('open', () => {
      for (let ref = 0; ref < times; ref++)
        socket.send(JSON.stringify([`${ref}`, `${ref}`, `study_group:${group}`, 'phx_join', {}]))
    })
    socket.on('message', (data) => void heard.push(String(data)))
    return new Promise<number>((ended) => socket.on('close', ended))
  }
})
