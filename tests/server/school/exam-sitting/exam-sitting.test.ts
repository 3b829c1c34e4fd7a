import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ExamPaper, Preparation } from '../../../../schema/generated/types'
import { build, type Person, type TestApp } from '../../../build'

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

const note = (who: Person, exam: Preparation, paper: ExamPaper, date = '2027-01-11') =>
  app.send(
    `mutation($exam: Preparation!, $paper: ExamPaper!, $date: Date!) {
      examSittingCreate(exam: $exam, paper: $paper, date: $date) { id exam paper date } }`,
    { exam, paper, date },
    who,
  )
const change = (who: Person, id: string, values: { exam?: Preparation; paper?: ExamPaper; date?: string | null }) =>
  app.send(
    `mutation($id: ID!, $exam: Preparation, $paper: ExamPaper, $date: Date) {
      examSittingUpdate(id: $id, exam: $exam, paper: $paper, date: $date) { exam paper date } }`,
    { id, ...values },
    who,
  )
const sittings = async (who: Person, userId?: string) =>
  (
    await app.send(
      'query($userId: ID) { examSittings(userId: $userId) { userId exam paper date } }',
      { ...(userId && { userId }) },
      who,
    )
  ).data.examSittings
const faultOf = ({ errors }: Awaited<ReturnType<TestApp['send']>>) => errors?.[0]?.extensions

describe('a person’s exam sittings', () => {
  it('are listed by day with past ones, for the person and for staff who see everybody', async () => {
    const who = await app.person()
    await note(who, 'sqe2', 'oral', '2027-02-02')
    await note(who, 'sqe2', 'written', '2027-01-26')
    await note(who, 'sqe1', 'flk1', '2020-01-13')
    const own = await sittings(who)
    expect(own.map(({ date }: { date: string }) => date)).toEqual(['2020-01-13', '2027-01-26', '2027-02-02'])
    expect(own[0]).toEqual({ userId: who.id, exam: 'sqe1', paper: 'flk1', date: '2020-01-13' })

    const staff = await app.person({ abilities: ['view_all_users'] })
    expect(await sittings(staff, who.id)).toEqual(own)
    expect(await sittings(staff)).toEqual([])
    expect(await sittings(await app.person(), who.id)).toEqual([])
  })

  it.each([
    ['sqe1', ['flk1', 'flk2']],
    ['sqe2', ['written', 'oral']],
    ['hra_bar', ['whole']],
    ['other', ['whole']],
  ] as const)('are for %s those of its papers %s, and no others', async (exam, papers: readonly ExamPaper[]) => {
    const who = await app.person()
    const refused: ExamPaper[] = []
    for (const paper of ['flk1', 'flk2', 'written', 'oral', 'whole'] as const) {
      const fault = faultOf(await note(who, exam, paper))
      if (fault) refused.push(paper)
      if (fault) expect(fault).toMatchObject({ code: 'VALIDATION', field: 'paper' })
    }
    expect((await sittings(who)).map(({ paper }: { paper: ExamPaper }) => paper).sort()).toEqual([...papers].sort())
    expect(refused).toHaveLength(5 - papers.length)
  })

  it('are one for each paper, also from two tabs at once', async () => {
    const who = await app.person()
    const answers = await Promise.all(['2027-01-11', '2027-01-12'].map((date) => note(who, 'sqe1', 'flk1', date)))
    expect(answers.map(faultOf).filter((fault) => fault !== undefined)).toMatchObject([
      { code: 'CONFLICT', field: 'paper' },
    ])
    expect(await sittings(who)).toHaveLength(1)
    await note(await app.person(), 'sqe1', 'flk1')
  })

  it('can be changed and deleted by the person who noted them, and by nobody else', async () => {
    const [who, another] = [await app.person(), await app.person({ role: 'admin' })]
    const { id } = (await note(who, 'sqe1', 'flk1')).data.examSittingCreate
    await note(who, 'sqe1', 'flk2')
    expect((await change(who, id, { date: '2027-07-12' })).data.examSittingUpdate.date).toBe('2027-07-12')
    expect(faultOf(await change(who, id, { paper: 'flk2' }))).toMatchObject({ code: 'CONFLICT', field: 'paper' })
    expect(faultOf(await change(who, id, { exam: 'sqe2' }))).toMatchObject({ code: 'VALIDATION', field: 'paper' })
    expect(faultOf(await change(who, id, { date: null }))).toMatchObject({ code: 'VALIDATION', field: 'date' })
    expect(faultOf(await change(another, id, { date: '2027-07-13' }))?.code).toBe('FORBIDDEN')

    const remove = (each: Person) => app.send('mutation($id: ID!) { examSittingDelete(id: $id) { id } }', { id }, each)
    expect(faultOf(await remove(another))?.code).toBe('NOT_FOUND')
    expect((await remove(who)).data.examSittingDelete.id).toBe(id)
    expect((await sittings(who)).map(({ paper }: { paper: ExamPaper }) => paper)).toEqual(['flk2'])
  })

  it('cannot have an invalid date', async () => {
    const who = await app.person()
    for (const date of ['2027-02-29', '11/01/2027', '2027-1-11'])
      expect(faultOf(await note(who, 'sqe1', 'flk1', date))?.code).toBe('VALIDATION')
  })

  it('are in the person’s export, and go with the account', async () => {
    const who = await app.person()
    await note(who, 'hra_bar', 'whole', '2027-03-01')
    const { data } = await app.send('{ userExport }', {}, who)
    expect(data.userExport.examSittings).toMatchObject([{ exam: 'hra_bar', paper: 'whole', date: '2027-03-01' }])
    await app.send('mutation($email: String!) { userDelete(email: $email) { id } }', { email: who.email }, who)
    const { rows } = await app.services.database.query({
      text: 'select 1 from exam_sittings where user_id = $1',
      values: [who.id],
    })
    expect(rows).toEqual([])
  })
})
