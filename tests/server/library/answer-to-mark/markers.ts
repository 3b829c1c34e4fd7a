import type { Person } from '../../../build'
import { type Classroom, classroom } from '../question-health/class'
import { question } from '../test-attempt/library'

const ANSWER =
  'id attemptId candidate submittedAt answer files { id name size contentType url } most points feedback marker version block { id answer }'
export const QUEUE = `query ($bundleId: ID, $marked: Boolean, $page: Int, $pageSize: Int) {
  answersToMark(bundleId: $bundleId, marked: $marked, page: $page, pageSize: $pageSize) { entries { ${ANSWER} } pageInfo { totalCount } } }`
export const ONE = `query ($id: ID!) { answerToMark(id: $id) { ${ANSWER} } }`
export const BUNDLES = '{ bundlesToMark { bundleId title waiting oldest } }'
export const MARK = `mutation ($id: ID!, $points: Float!, $feedback: Text, $version: Int!) {
  answerMark(id: $id, points: $points, feedback: $feedback, version: $version) { ${ANSWER} } }`

export interface Waiting {
  id: string
  answer: string
  files: { id: string; name: string; url: string }[]
  submittedAt: string
  version: number
}

export const essay = (more: object = {}) => question('essay', '', { score: 10, answer: '<p>Model</p>', ...more })

/** The server with people who write tests, take them and mark them. */
export async function markers() {
  const app = await classroom()
  const queue = async (who: Person, variables: object = {}): Promise<Waiting[]> =>
    (await app.ask(QUEUE, variables, who)).data.answersToMark.entries
  return {
    ...app,
    queue,
    mark: (who: Person, { id, version }: Waiting, points: number, more: object = {}) =>
      app.ask(MARK, { id, version, points, ...more }, who),
    /** A test of two essays and a question with one right option, its author, and an attempt with these answers. */
    async handedIn(answers: readonly string[] = ['One', 'Two', 'b'], values: object = {}) {
      const place = await app.library.test([essay(), essay(), question('single_best_answer')], values)
      const author = await app.author(place)
      const [who] = (await app.students(1, place)) as [Person]
      const id = await app.take(place, answers, who)
      return { place, author, who, id }
    },
    /** What somebody was told of a kind. */
    told: async ({ id }: Person, kind: string) =>
      (
        await app.query('select title, body from notifications where user_id = $1 and kind = $2 order by id', [
          id,
          kind,
        ])
      ).map(({ title, body }) => [title, body]),
  }
}

export type Markers = Classroom & Awaited<ReturnType<typeof markers>>
