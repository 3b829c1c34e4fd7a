import { examProfiles } from '../../../../rules/library/exam-profiles'
import type { Person } from '../../../build'
import { type Attempts, attempts, question } from '../test-attempt/library'

const DAY = `id paper half status questions minutes extraTime breaks startedAt breakFrom breakUntil startBy endedAt
  sessions { id title mode status startedAt endsAt submittedAt submittedByClock count points percent extraTime breaks mockSession
    questions { id blockId practiceArea { shortName } outcome { right } } }
  result { points most percent projected from until verdict top pass passPercent }`
const OFFER = `query ($paper: ExamPaper!) { mockDayOffer(paper: $paper) { questions available plainMinutes minutes extraTime breaks breakMinutes graceMinutes
  areas { practiceArea { shortName } weightFrom weightTo available unseen whole half } } }`
export const START = `mutation ($paper: ExamPaper!, $half: Boolean, $idempotencyKey: String) {
  mockDayStart(paper: $paper, half: $half, idempotencyKey: $idempotencyKey) { ${DAY} } }`
const on = (name: string) => `mutation ($id: ID!) { ${name}(id: $id) { ${DAY} } }`

export interface Session {
  id: string
  status: string
  startedAt: string
  endsAt: string
  questions: { id: string; blockId: string; practiceArea: { shortName: string } | null; outcome: unknown }[]
}

/** A single-best-answer question of five options, as the exam asks it; B is right. */
export const asInExam = (practiceAreaId: string) => question('single_best_answer', 'a *b c d e', { practiceAreaId })

/** The server with the areas of FLK1, and what a mock day needs. */
export async function mockSchool() {
  const app: Attempts = await attempts()
  const [paper] = examProfiles.flatMap(({ papers }) => papers)
  const names = (paper?.areas ?? []).map(({ area }) => area)
  const areas = new Map<string, string>()
  for (const name of names) areas.set(name, await app.library.area(name))
  const send = async (document: string, variables: object, who: Person) =>
    app.send(document, variables, await app.again(who))
  return {
    ...app,
    names,
    areas,
    /** Opens so many questions of each area to a person. */
    open: (each: number, who: Person, only = names) =>
      app.opened(
        only.flatMap((name) => Array.from({ length: each }, () => asInExam(areas.get(name) as string))),
        {},
        who,
      ),
    offer: async (who: Person, of = 'flk1') => (await send(OFFER, { paper: of }, who)).data?.mockDayOffer,
    begin: (who: Person, variables: object = {}) => send(START, { paper: 'flk1', ...variables }, who),
    goOn: (id: string, who: Person) => send(on('mockDayContinue'), { id }, who),
    giveUp: (id: string, who: Person) => send(on('mockDayGiveUp'), { id }, who),
    day: async (id: string, who: Person) =>
      (await send(`query ($id: ID!) { mockDay(id: $id) { ${DAY} } }`, { id }, who)).data?.mockDay,
    /** Gives the same answer to the first so many questions of a session. */
    async answerAll({ id, questions }: Session, answer: string, who: Person, count = questions.length) {
      const own = await app.again(who)
      for (const [at, each] of questions.slice(0, count).entries())
        await app.send(
          'mutation ($id: ID!, $questionId: ID!, $change: Float!, $answer: [String!]) { testAttemptAnswer(id: $id, questionId: $questionId, change: $change, answer: $answer) { id } }',
          { id, questionId: each.id, change: at + 1, answer: [answer] },
          own,
        )
    },
  }
}

export type MockSchool = Awaited<ReturnType<typeof mockSchool>>
