import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../build'
import { codes, type School, school } from '../groups'

const POST = `mutation ($studyGroupId: ID!, $title: String!, $body: Html) {
  studyGroupPostCreate(studyGroupId: $studyGroupId, title: $title, body: $body) { id title body authorRole readCount readerCount unread notifiedAt } }`
const LIST = `query ($studyGroupId: ID!) { studyGroupPosts(studyGroupId: $studyGroupId) { pageInfo { totalCount } entries { id title unread readCount readerCount editedAt
  answers { id body acceptedAt authorRole } } } }`
const NOTIFY = 'mutation ($id: ID!) { studyGroupPostNotify(id: $id) { notifiedAt } }'
const ANSWER =
  'mutation ($postId: ID!, $body: Html!) { studyGroupAnswerCreate(postId: $postId, body: $body) { id acceptedAt } }'
const ACCEPT =
  'mutation ($id: ID!, $accepted: Boolean!) { studyGroupAnswerAccept(id: $id, accepted: $accepted) { acceptedAt } }'

let app: School
let studyGroupId: string
let tutor: Person
let member: Person
beforeAll(async () => {
  app = await school()
})
beforeEach(async () => {
  studyGroupId = await app.group()
  tutor = await app.member(studyGroupId, 'tutor')
  member = await app.member(studyGroupId)
})
afterAll(() => app.close())

const post = async (who = tutor, more: object = {}) =>
  app.send(POST, { studyGroupId, title: 'Sunday reading', body: '<p>Read it.</p>', ...more }, who)
const posted = async (more: object = {}) => (await post(tutor, more)).data.studyGroupPostCreate.id as string
const listed = async (who: Person) =>
  (await app.send(LIST, { studyGroupId }, who)).data.studyGroupPosts.entries as {
    id: string
    unread: boolean
    readCount: number
    readerCount: number
    answers: { id: string; acceptedAt: string | null }[]
  }[]
const told = (who: Person, kind: string) =>
  app.query('select title, body, path from notifications where user_id = $1 and kind = $2', [who.id, kind])

describe('a post', () => {
  it('names its author as the list of members does, by the name by which they are mentioned', async () => {
    const [author] = await app.query('update users set nickname = $2 where id = $1 returning full_name as "fullName"', [
      tutor.id,
      'Nick',
    ])
    const { data } = await app.send(POST.replace('{ id ', '{ id authorName '), { studyGroupId, title: 'Names' }, tutor)
    expect(data.studyGroupPostCreate.authorName).toBe(author?.fullName)
  })

  it('is written by those who lead, read by members, and says how many have read it', async () => {
    const { data } = await post()
    expect(data.studyGroupPostCreate).toMatchObject({
      authorRole: 'tutor',
      readCount: 0,
      readerCount: 1,
      unread: false,
    })
    expect(codes(await post(member))).toEqual(['FORBIDDEN'])
    expect(await listed(member)).toMatchObject([{ unread: true, readCount: 0 }])
    const own = async () =>
      (await app.send('query ($id: ID!) { studyGroup(id: $id) { unreadPosts } }', { id: studyGroupId }, member)).data
    expect(await own()).toEqual({ studyGroup: { unreadPosts: 1 } })
    await app.send(
      'mutation ($studyGroupId: ID!) { studyGroupPostsRead(studyGroupId: $studyGroupId) { postsReadAt } }',
      { studyGroupId },
      member,
    )
    expect(await listed(tutor)).toMatchObject([{ unread: false, readCount: 1, readerCount: 1 }])
    expect(await own()).toEqual({ studyGroup: { unreadPosts: 0 } })
  })

  it('is read by nobody outside the group', async () => {
    await posted()
    expect(await listed(await app.person())).toEqual([])
    const other = await app.member(await app.group(), 'owner')
    expect(await listed(other)).toEqual([])
  })

  it('has no more than 20,000 characters, a title, and nothing dangerous in it', async () => {
    expect(codes(await post(tutor, { body: `<p>${'x'.repeat(20_001)}</p>` }))).toEqual(['VALIDATION body'])
    expect(codes(await post(tutor, { title: ' ' }))).toEqual(['VALIDATION title'])
    const { data } = await post(tutor, { body: '<p>Hello<script>alert(1)</script></p>' })
    expect(data.studyGroupPostCreate.body).toBe('<p>Hello</p>')
  })

  it('is told to its members once, also when it is pressed twice', async () => {
    const id = await posted()
    expect(await told(member, 'group_posts')).toEqual([])
    const both = await Promise.all([app.send(NOTIFY, { id }, tutor), app.send(NOTIFY, { id }, tutor)])
    expect(both.flatMap(codes)).toEqual(['CONFLICT'])
    await app.services.jobs.drain()
    expect(await told(member, 'group_posts')).toEqual([
      { title: 'Sunday reading', body: 'Read it.', path: `/study-groups/${studyGroupId}/info#post-${id}` },
    ])
    expect(await told(tutor, 'group_posts')).toEqual([])
    expect(codes(await app.send(NOTIFY, { id }, member))).toEqual(['FORBIDDEN'])
  })

  it('of an archived group is told to nobody', async () => {
    const id = await posted()
    await app.query('update study_groups set archived_at = now() where id = $1', [studyGroupId])
    expect(codes(await app.send(NOTIFY, { id }, tutor))).toEqual(['CONFLICT'])
  })

  it('says before whom it reaches, by what they chose', async () => {
    const id = await posted()
    const REACH = 'query ($id: ID!) { studyGroupPostReach(id: $id) { people inApp push email emailLater onlyInApp } }'
    const { data } = await app.send(REACH, { id }, tutor)
    expect(data.studyGroupPostReach).toEqual({ people: 1, inApp: 1, push: 0, email: 1, emailLater: 0, onlyInApp: 0 })
    expect(codes(await app.send(REACH, { id }, member))).toEqual(['FORBIDDEN'])
  })
})

describe('whoever has left', () => {
  it('keeps what they wrote, and neither learns how large the group is nor accepts an answer', async () => {
    const left = await app.member(studyGroupId, 'moderator')
    const postId = (await post(left)).data.studyGroupPostCreate.id
    const { id } = (await app.send(ANSWER, { postId, body: '<p>Or this.</p>' }, left)).data.studyGroupAnswerCreate
    expect(await listed(left)).toMatchObject([{ readerCount: 2 }])
    await app.send('mutation ($id: ID!) { memberDelete(id: $id) { id } }', { id: left.memberId }, left)
    expect(await listed(left)).toMatchObject([{ id: postId, readCount: 0, readerCount: 0, answers: [{ id }] }])
    expect(codes(await app.send(ACCEPT, { id, accepted: true }, left))).toEqual(['FORBIDDEN'])
    expect(await listed(tutor)).toMatchObject([{ readerCount: 2 }])
  })
})

describe('a mention', () => {
  it('tells whoever is named, once, and nobody whose name only begins like it', async () => {
    const [ada, adam] = await Promise.all(
      ['Ada', 'Adam'].map((firstName) => app.person({ firstName, lastName: 'Byron' })),
    )
    if (!ada || !adam) throw new Error('two people')
    for (const each of [ada, adam]) await app.member(studyGroupId, 'member', each)
    const id = await posted({ body: '<p>Ask @Ada Byron about it.</p>' })
    const EDIT =
      'mutation ($id: ID!, $body: Html) { studyGroupPostUpdate(id: $id, title: "Later", body: $body) { editedAt } }'
    await app.send(EDIT, { id, body: '<p>Ask @ada byron, again.</p>' }, tutor)
    expect(await told(ada, 'group_mentions')).toMatchObject([{ title: 'You are named: Sunday reading' }])
    expect(await told(adam, 'group_mentions')).toEqual([])
  })

  it('tells whoever is named after somebody whose name begins like theirs', async () => {
    const [ada, longer] = await Promise.all(
      ['Byron', 'Byronson'].map((lastName) => app.person({ firstName: 'Ada', lastName })),
    )
    if (!ada || !longer) throw new Error('two people')
    for (const each of [ada, longer]) await app.member(studyGroupId, 'member', each)
    await posted({ body: '<p>Ask @Ada Byronson and @Ada Byron.</p>' })
    for (const each of [ada, longer]) expect(await told(each, 'group_mentions')).toHaveLength(1)
  })

  it('is of 20 people at most in one text, also where it is changed to name others', async () => {
    const postId = await posted()
    const people: Person[] = []
    for (let at = 0; at < 21; at++) {
      people.push(await app.person({ firstName: `Zoe${at}`, lastName: 'Adler' }))
      await app.member(studyGroupId, 'member', people[at])
    }
    const naming = (from: number, until: number) =>
      `<p>${people.slice(from, until).map((_, at) => `@Zoe${from + at} Adler`)}</p>`
    expect(codes(await app.send(ANSWER, { postId, body: naming(0, 21) }, member))).toEqual(['VALIDATION body'])
    expect(await told(people[0] as Person, 'group_mentions')).toEqual([])
    const { data } = await app.send(ANSWER, { postId, body: naming(0, 20) }, member)
    const CHANGE = 'mutation ($id: ID!, $body: Html!) { studyGroupAnswerUpdate(id: $id, body: $body) { id } }'
    const { id } = data.studyGroupAnswerCreate
    expect(codes(await app.send(CHANGE, { id, body: naming(5, 15) }, member))).toEqual([])
    expect(codes(await app.send(CHANGE, { id, body: naming(20, 21) }, member))).toEqual(['VALIDATION body'])
    for (const [at, each] of people.entries()) expect(await told(each, 'group_mentions')).toHaveLength(at < 20 ? 1 : 0)
  })
})

describe('an answer', () => {
  it('is written by members, and one is accepted by the post’s author', async () => {
    const postId = await posted()
    const { data } = await app.send(ANSWER, { postId, body: '<p>Because of s 12.</p>' }, member)
    const { id } = data.studyGroupAnswerCreate
    const second = (await app.send(ANSWER, { postId, body: '<p>And s 13.</p>' }, member)).data.studyGroupAnswerCreate.id
    expect(codes(await app.send(ACCEPT, { id, accepted: true }, member))).toEqual(['FORBIDDEN'])
    expect((await app.send(ACCEPT, { id, accepted: true }, tutor)).data.studyGroupAnswerAccept.acceptedAt).toBeTruthy()
    await app.send(ACCEPT, { id: second, accepted: true }, tutor)
    const [read] = await listed(member)
    expect(read?.answers.map(({ acceptedAt }) => acceptedAt !== null)).toEqual([false, true])
    expect(codes(await app.send(ANSWER, { postId, body: '<p>I look in.</p>' }, await app.person()))).toEqual([
      'FORBIDDEN',
    ])
  })
})
