import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../build'
import { callers, type Feed, type Live, listen, toldToAll, until } from '../../kernel/realtime/clients'
import { codes, type School, school } from '../groups'
import { standing } from './standings'

const CREATED = 'subscription ($userId: ID) { memberCreated(userId: $userId) { userId state message } }'
const UPDATED = 'subscription ($userId: ID) { memberUpdated(userId: $userId) { userId state message examMark } }'
const DELETED = 'subscription ($userId: ID) { memberDeleted(userId: $userId) { id } }'
const JOIN = 'mutation ($id: ID!, $message: Text) { studyGroupJoin(studyGroupId: $id, message: $message) { id } }'
const APPROVE = 'mutation ($id: ID!) { acceptJoin(id: $id) { id } }'
const GO = 'mutation ($id: ID!) { memberDelete(id: $id) { id } }'

let app: School
let address: string
let group: string
let people: Record<'moderator' | 'fellow' | 'elsewhere' | 'stranger', Person>
beforeAll(async () => {
  app = await school()
  address = await listen(app)
  group = await app.group()
  people = {
    ...{ moderator: await app.member(group, 'moderator'), fellow: await app.member(group) },
    ...{ elsewhere: await app.member(await app.group(), 'owner'), stranger: await app.person() },
  }
})
afterAll(() => app.close())

const { connect, leave } = callers(() => address)
let asker: Person
let sockets: Live[]
beforeEach(async () => {
  asker = await app.person()
  sockets = []
})
afterEach(leave)

type Who = keyof typeof people | 'asker' | 'staff'
async function heard(document: string, listeners: readonly Who[], variables: Record<string, unknown> = {}) {
  const feeds = {} as Record<Who, Feed>
  for (const who of listeners) {
    const socket = connect({ ...people, asker, staff: app.staff }[who])
    sockets.push(socket)
    feeds[who] = await socket.subscribe(document, variables)
  }
  return feeds
}
const done = async (document: string, variables: object, who: Person) => {
  const answer = await app.send(document, variables, who)
  expect(codes(answer)).toEqual([])
  return (Object.values(answer.data)[0] as { id: string }).id
}
/** Waits until everybody was told of a change of a row, of which the witness has heard. */
async function told(id: string, kind: 'created' | 'updated' | 'deleted', witness: Feed) {
  await until(() => witness.messages.length)
  await toldToAll(app, { type: 'Member', id, kind }, witness, sockets)
}
const all: Who[] = ['asker', 'staff', 'moderator', 'fellow', 'elsewhere', 'stranger']
/** Who of the listeners has heard something. */
const whoHeard = (feeds: Record<Who, Feed>) => all.filter((who) => feeds[who]?.messages.length)

describe('that somebody is out of a group', () => {
  it('is heard of one person by that person and by staff with manage_study_groups', async () => {
    const member = await standing(app, 'accepted', group, { who: asker })
    const feeds = await heard(DELETED, all, { userId: asker.id })
    await done(GO, { id: member.memberId }, asker)
    await told(member.memberId, 'deleted', feeds.asker)
    expect(whoHeard(feeds)).toEqual(['asker', 'staff'])
    expect(feeds.staff.messages[0]).toEqual({ data: { memberDeleted: { id: member.memberId } } })
  })

  it('is heard of another person by nobody who asked about this one', async () => {
    const other = await app.member(group)
    const [feeds, theirs] = [await heard(DELETED, ['asker'], { userId: asker.id }), connect(other)]
    const witness = await theirs.subscribe(DELETED, { userId: other.id })
    await done(GO, { id: other.memberId }, other)
    await told(other.memberId, 'deleted', witness)
    expect(whoHeard(feeds)).toEqual([])
  })

  it('is heard as an id, and nothing of the person, by those who ask about all', async () => {
    const { memberId } = await standing(app, 'accepted', group, { who: asker })
    const feeds = await heard(DELETED, ['fellow'])
    await done(GO, { id: memberId }, asker)
    await told(memberId, 'deleted', feeds.fellow)
    expect(feeds.fellow.messages[0]).toEqual({ data: { memberDeleted: { id: memberId } } })
  })
})

describe('that somebody has applied', () => {
  it('is heard by the person, those who lead the group, and staff', async () => {
    const feeds = await heard(CREATED, all)
    const id = await done(JOIN, { id: group, message: 'Please.' }, asker)
    await told(id, 'created', feeds.staff)
    expect(whoHeard(feeds)).toEqual(['asker', 'staff', 'moderator'])
    const message = { data: { memberCreated: { userId: asker.id, state: 'requested', message: 'Please.' } } }
    expect(feeds.moderator.messages[0]).toEqual(message)
  })

  it('is heard by those who ask about one person of that person alone', async () => {
    const feeds = await heard(CREATED, ['moderator', 'staff', 'stranger'], { userId: asker.id })
    await done(JOIN, { id: group }, await app.person())
    const id = await done(JOIN, { id: group }, asker)
    await told(id, 'created', feeds.staff)
    expect(whoHeard(feeds)).toEqual(['staff', 'moderator'])
    for (const { messages } of [feeds.staff, feeds.moderator])
      expect(new Set(messages.map(({ data }) => data.memberCreated.userId))).toEqual(new Set([asker.id]))
  })
})

describe('that somebody is in a group', () => {
  it('is heard by their fellows too, each with what is theirs to read', async () => {
    const { memberId } = await standing(app, 'requested', group, { who: asker })
    await app.query(`update members set message = 'Please.', exam_mark = 437 where id = $1`, [memberId])
    const feeds = await heard(UPDATED, all)
    await done(APPROVE, { id: memberId }, people.moderator)
    await told(memberId, 'updated', feeds.staff)
    expect(whoHeard(feeds)).toEqual(['asker', 'staff', 'moderator', 'fellow'])
    const of = (who: Who) => feeds[who].messages[0].data.memberUpdated
    const known = { userId: asker.id, state: 'accepted' }
    expect(of('asker')).toEqual({ ...known, message: 'Please.', examMark: 437 })
    expect(of('staff')).toEqual({ ...known, message: 'Please.', examMark: 437 })
    expect(of('moderator')).toEqual({ ...known, message: 'Please.', examMark: null })
    expect(of('fellow')).toEqual({ ...known, message: null, examMark: null })
  })

  it('is heard by those who ask about one person of that person alone', async () => {
    const [mine, other] = [
      await standing(app, 'requested', group, { who: asker }),
      await standing(app, 'requested', group),
    ]
    const feeds = await heard(UPDATED, all, { userId: asker.id })
    for (const id of [other.memberId, mine.memberId]) await done(APPROVE, { id }, people.moderator)
    await told(mine.memberId, 'updated', feeds.staff)
    expect(whoHeard(feeds)).toEqual(['asker', 'staff', 'moderator', 'fellow'])
    for (const who of whoHeard(feeds))
      for (const { data } of feeds[who].messages) expect(data.memberUpdated.userId).toBe(asker.id)
  })
})
