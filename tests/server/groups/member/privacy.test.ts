import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Standing } from '../../../../rules/groups/membership'
import { newId } from '../../../../server/kernel/database/columns'
import type { Person } from '../../../build'
import { explored } from '../../../explored'
import { seenBy } from '../../tree/canaries/ask'
import { codes, day, type School, school } from '../groups'
import { standing } from './standings'

const RELATIONS = explored ? 2 : 1
/** The queries that speak of groups; whoever is in one is among what they answer. */
const QUERIES = [
  ...['applicants', 'member', 'members', 'studyGroup', 'studyGroupPosts', 'studyGroups', 'studySubGroups'],
  ...['userStudyGroups', 'notifications', ...(explored ? ['user', 'users'] : [])],
]

/** Words in a private group, by who may read them. */
const ofGroup = ['canaryname', 'canarygives', 'canarysub']
const ofMembers = ['canarychat', 'canarytitle', 'canarybody', 'canaryreply', 'canaryfull']
const ofLeaders = ['canarymessage', 'canaryanswer', 'canaryapplicant', 'canaryasks']
const results = ['"examMark":437', '"examPassed":true']
const mails = ['canarymail', 'canaryapplies']
const all = [...ofGroup, ...ofMembers, ...ofLeaders, ...results, ...mails]
const found = (text: string) => all.filter((each) => text.includes(each))

let app: School
let hidden: string
let other: string
let victim: Person & { memberId: string }
let moderator: Person
beforeAll(async () => {
  app = await school()
  hidden = await app.group({
    ...{ name: 'canaryname', visibility: 'private', chatLink: 'https://chat.example/canarychat' },
    config: { gives: 'canarygives' },
  })
  other = await app.group()
  await plant()
})
afterAll(() => app.close())

async function plant() {
  const tutor = await app.member(hidden, 'tutor')
  moderator = await app.member(hidden, 'moderator')
  victim = await standing(app, 'accepted', hidden, {
    who: await app.person({ firstName: 'Canaryfull', email: 'canarymail@articled.example' }),
  })
  const asker = await standing(app, 'requested', hidden, {
    who: await app.person({ firstName: 'Canaryapplicant', email: 'canaryapplies@articled.example' }),
  })
  const done = async (document: string, variables: object, who: Person) => {
    const { data, errors } = await app.send(document, variables, who)
    expect(errors).toBeUndefined()
    return Object.values(data)[0] as { id: string }
  }
  const post = await done(
    'mutation ($id: ID!) { studyGroupPostCreate(studyGroupId: $id, title: "canarytitle", body: "<p>canarybody</p>") { id } }',
    { id: hidden },
    tutor,
  )
  await done(
    'mutation ($id: ID!) { studyGroupAnswerCreate(postId: $id, body: "<p>canaryreply</p>") { id } }',
    { id: post.id },
    victim,
  )
  await done(
    'mutation ($id: ID!) { studySubGroupCreate(studyGroupId: $id, name: "canarysub") { id } }',
    { id: hidden },
    app.staff,
  )
  await app.query(
    `update members set message = 'canarymessage', answer = 'canaryanswer', exam_mark = 437, exam_passed = true where id = $1`,
    [victim.memberId],
  )
  await app.query(`update members set message = 'canaryasks' where id = $1`, [asker.memberId])
}

const elsewhere = async (where: Standing, role: 'member' | 'moderator' | 'owner' = 'member') =>
  standing(app, where, other, { role })

/** People, with what each reads. */
const readers: Record<string, [() => Promise<Person>, string[]]> = {
  'a stranger': [() => app.person(), []],
  'a tutor of the school': [() => app.person({ type: 'tutoringSolicitor' }), []],
  'a member of another group': [() => elsewhere('accepted'), []],
  'a moderator of another group': [() => elsewhere('accepted', 'moderator'), []],
  'an owner of another group': [() => elsewhere('accepted', 'owner'), []],
  'an applicant of another group': [() => elsewhere('requested'), []],
  'staff with other work': [
    () => app.person({ abilities: ['manage_settings', 'manage_meetings', 'view_all_mocks'] }),
    [],
  ],
  'somebody who was declined': [() => standing(app, 'declined', hidden), []],
  'somebody who has left': [() => standing(app, 'none', hidden), []],
  'somebody who is invited': [() => standing(app, 'invited', hidden), ofGroup],
  'somebody who waits': [() => standing(app, 'waiting', hidden), ofGroup],
  'somebody who was promised to lead': [() => standing(app, 'invited', hidden, { role: 'owner' }), ofGroup],
  'a fellow member': [() => app.member(hidden), [...ofGroup, ...ofMembers]],
  'a moderator': [() => Promise.resolve(moderator), [...ofGroup, ...ofMembers, ...ofLeaders]],
  'an owner': [() => app.member(hidden, 'owner'), [...ofGroup, ...ofMembers, ...ofLeaders]],
  'the person': [
    () => Promise.resolve(victim),
    [...ofGroup, ...ofMembers, 'canarymessage', 'canaryanswer', ...results, 'canarymail'],
  ],
  'staff who keep groups and know people': [
    () => app.person({ abilities: ['manage_study_groups', 'manage_sessions'] }),
    [...ofGroup, ...ofMembers, ...ofLeaders, ...results],
  ],
}

/** All that somebody is answered, in small letters. */
const seen = async (who: Person) => (await seenBy(app, who, victim, RELATIONS, QUERIES)).replaceAll('Canary', 'canary')

describe('of a private group', { timeout: 300_000 }, () => {
  it.each(Object.entries(readers))('%s reads what is theirs, and nothing else', async (_who, [make, expected]) => {
    expect(found(await seen(await make()))).toEqual(expected)
  })

  it('nobody is found by their mail, though by their name by those who lead it', async () => {
    const search = async (words: string, who: Person) => {
      const { data } = await app.send(
        `query ($words: String, $id: ID) { members(search: $words, studyGroupId: $id) { pageInfo { totalCount } entries { userId } }
          applicants(search: $words, studyGroupId: $id) { pageInfo { totalCount } entries { userId } } }`,
        { words, id: hidden },
        who,
      )
      const { members, applicants } = data
      return [
        members.pageInfo.totalCount,
        members.entries.length,
        applicants.pageInfo.totalCount,
        applicants.entries.length,
      ]
    }
    for (const who of [moderator, victim, app.staff])
      for (const words of ['canaryapplies', 'canaryapplies@articled.example'])
        expect(await search(words, who)).toEqual([0, 0, 0, 0])
    expect(await search('canarymail', moderator)).toEqual([0, 0, 0, 0])
    expect(await search('Canaryapplicant', moderator)).toEqual([1, 1, 1, 1])
    expect(await search('Canaryapplicant', await app.person())).toEqual([0, 0, 0, 0])
  })

  it('the address of its chat is for members, and not for whoever may answer an invitation', async () => {
    const CHAT = 'query ($id: ID!) { studyGroup(id: $id) { name chatLink } }'
    const read = async (who: Person) => (await app.send(CHAT, { id: hidden }, who)).data.studyGroup
    expect(await read(await standing(app, 'invited', hidden))).toEqual({ name: 'canaryname', chatLink: null })
    expect((await read(victim)).chatLink).toContain('canarychat')
  })
})

describe('a restricted group', () => {
  it('is found by whoever has to do with it, and not by those who have left or never came', async () => {
    const id = await app.group({ visibility: 'restricted' })
    const GROUP = 'query ($id: ID!) { studyGroup(id: $id) { id } }'
    const finds = async (who: Person) => codes(await app.send(GROUP, { id }, who))
    for (const where of ['requested', 'invited', 'waiting', 'offered', 'accepted', 'declined'] as const)
      expect(await finds(await standing(app, where, id))).toEqual([])
    for (const who of [await standing(app, 'none', id), await app.person()])
      expect(await finds(who)).toEqual(['NOT_FOUND'])
  })
})

describe('somebody who is only invited', () => {
  it('tells those who lead nothing of their exams and groups, until they come themselves', async () => {
    const id = await app.group()
    const leader = await app.member(id, 'moderator')
    const guest = await app.person()
    await app.query(
      `insert into exam_sittings (id, user_id, exam, paper, date, inserted_at, updated_at) values (gen_random_uuid(), $1, 'sqe2', 'written', $2, now(), now())`,
      [guest.id, day(30)],
    )
    const INVITE = `mutation ($id: ID!, $userId: ID!) { studyGroupInvite(studyGroupId: $id, userId: $userId, role: member) { id } }`
    const invited = await app.send(INVITE, { id, userId: guest.id }, leader)
    const memberId = invited.data.studyGroupInvite.id
    const READ =
      'query ($id: ID!) { member(id: $id) { state nextSitting timesLeft missesDays priority priorityByHand } }'
    const read = async (who: Person) => (await app.send(READ, { id: memberId }, who)).data.member
    const nothing = { nextSitting: null, timesLeft: null, missesDays: null, priority: null, priorityByHand: null }
    expect(await read(leader)).toEqual({ state: 'invited', ...nothing })
    expect(await read(app.staff)).toMatchObject({ nextSitting: day(30), timesLeft: 0 })
    await standing(app, 'declined', id, { who: guest })
    expect(await read(leader)).toEqual({ state: 'declined', ...nothing })
    for (const where of ['requested', 'waiting', 'offered', 'accepted'] as const) {
      await standing(app, where, id, { who: guest })
      expect(await read(leader)).toMatchObject({ state: where, nextSitting: day(30), timesLeft: 0 })
    }
  })
})

describe('how often somebody left groups', () => {
  it('is remembered when they have applied again, and taken that back', async () => {
    const JOIN = 'mutation ($id: ID!) { studyGroupJoin(studyGroupId: $id) { id } }'
    const GO = 'mutation ($id: ID!) { memberDelete(id: $id) { id } }'
    const who = await app.person()
    for (let at = 0; at < 2; at++) {
      const { memberId } = await app.member(await app.group(), 'member', who)
      await app.send(GO, { id: memberId }, who)
    }
    const READ = 'query ($id: ID!) { member(id: $id) { timesLeft priority } }'
    const apply = async (id: string) => (await app.send(JOIN, { id }, who)).data.studyGroupJoin.id as string
    const here = await apply(await app.group())
    const standsSo = async () => (await app.send(READ, { id: here }, app.staff)).data.member
    expect(await standsSo()).toEqual({ timesLeft: 2, priority: 'low' })
    for (const row of await app.query(
      `select study_group_id as id from members where user_id = $1 and state = 'none'`,
      [who.id],
    ))
      await app.send(GO, { id: await apply(String(row.id)) }, who)
    expect(await standsSo()).toEqual({ timesLeft: 2, priority: 'low' })
  })
})

describe('a person’s own copy', () => {
  it('has what they said to a group that they have left, and how they did', async () => {
    const id = await app.group()
    const who = await app.member(id)
    await app.query(
      `update members set message = 'My words', exam_mark = 301, exam_passed = true, posts_read_at = now() where id = $1`,
      [who.memberId],
    )
    await app.send('mutation ($id: ID!) { memberDelete(id: $id) { id } }', { id: who.memberId }, who)
    const { data } = await app.send('{ userExport }', {}, who)
    expect(data.userExport.studyGroups).toEqual([
      expect.objectContaining({
        ...{ studyGroupId: id, state: 'none', message: 'My words', examMark: 301, examPassed: true },
        ...{ leftAt: expect.any(String), postsReadAt: expect.any(String), acceptedAt: expect.any(String) },
      }),
    ])
  })
})

describe('whoever adds something to a private group', () => {
  it('learns neither that it is there nor what its parts are called', async () => {
    const stranger = await app.person()
    const SUB = 'mutation ($id: ID!) { studySubGroupCreate(studyGroupId: $id, name: "canarysub") { id } }'
    const POST = 'mutation ($id: ID!) { studyGroupPostCreate(studyGroupId: $id, title: "Hello") { id } }'
    const LINK = `mutation ($id: ID!) { studyGroupInvitationCreate(studyGroupId: $id, uses: 1, until: "${day(9)}T12:00:00Z") { id } }`
    const ANSWER = 'mutation ($id: ID!) { studyGroupAnswerCreate(postId: $id, body: "<p>Hello</p>") { id } }'
    const [post] = await app.query('select id from study_group_posts where study_group_id = $1', [hidden])
    const tried = [SUB, POST, LINK].map((document) => [document, hidden] as const)
    for (const [document, id] of [...tried, [ANSWER, post?.id as string] as const])
      for (const each of [id, newId()])
        expect(codes(await app.send(document, { id: each }, stranger))).toEqual(['FORBIDDEN'])
  })
})

it('the order in which people applied is for those who lead the group, and for oneself', async () => {
  const BY = `query ($studyGroupId: ID, $userId: ID) { members(studyGroupId: $studyGroupId, userId: $userId, orderBy: requested_at) { entries { id } } }`
  const asked = async (who: Person, given: object) => codes(await app.send(BY, given, who))
  const fellow = await app.member(other)
  expect(await asked(fellow, { studyGroupId: other })).toEqual(['FORBIDDEN'])
  expect(await asked(fellow, {})).toEqual(['FORBIDDEN'])
  expect(await asked(moderator, { studyGroupId: other })).toEqual(['FORBIDDEN'])
  for (const [who, given] of [
    [fellow, { userId: fellow.id }],
    [await app.member(other, 'tutor'), { studyGroupId: other }],
    [app.staff, {}],
  ] as const)
    expect(await asked(who, given)).toEqual([])
})
