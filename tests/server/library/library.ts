import { newId } from '../../../server/kernel/database/columns'
import type { Patience } from '../../../server/kernel/time/patience'
import { libraryCategories } from '../../../server/library/library-category/table'
import { build, type Person, type TestApp } from '../../build'
import { give } from '../../factories'

export const CREATE = `mutation ($categoryId: ID!, $title: String!, $type: BundleType, $price: Pence, $status: ContentStatus, $visibility: Visibility, $accessDuration: Int, $accessDurationUnit: DurationUnit) {
  bundleCreate(categoryId: $categoryId, title: $title, type: $type, price: $price, status: $status, visibility: $visibility, accessDuration: $accessDuration, accessDurationUnit: $accessDurationUnit) { id contentId } }`
export const BLOCK = `mutation ($contentId: ID!, $type: BlockType!, $subtype: BlockSubtype!, $title: String, $assignment: Html, $answerOptions: [AnswerOptionInput!], $answer: Html, $feedback: Html, $estimate: Int, $chapterId: ID) {
  contentBlockCreate(contentId: $contentId, type: $type, subtype: $subtype, title: $title, assignment: $assignment, answerOptions: $answerOptions, answer: $answer, feedback: $feedback, estimate: $estimate, chapterId: $chapterId)
    { id complete position version answerOptions { id body correct position } } }`
export const BUY = `mutation ($bundleId: ID!, $userId: ID, $price: Pence, $key: String) { bundleBuy(bundleId: $bundleId, userId: $userId, price: $price, idempotencyKey: $key) { id status duration from until } }`
export const OPEN = 'mutation ($bundleId: ID!) { bundleOpen(bundleId: $bundleId) { id status from until } }'
export const BLOCKS =
  'query ($contentId: ID!) { contentBlocks(contentId: $contentId) { id type assignment answer answerOptions { correct } } }'

export interface MadeBundle {
  id: string
  contentId: string
}

/** A library with a category, an admin who fills it, and a student. */
export async function library(patience: Partial<Patience> = {}) {
  const app = await build({}, patience)
  const categoryId = newId()
  await app.services.database.orm
    .insert(libraryCategories)
    .values({ id: categoryId, title: 'FLK1', status: 'published' })
  const admin = await app.person({ role: 'admin' })
  const student = await app.person()

  return {
    ...app,
    categoryId,
    admin,
    student,
    async bundle(values: object = {}): Promise<MadeBundle> {
      const answer = await app.send(CREATE, { categoryId, title: 'Contract', status: 'published', ...values }, admin)
      return answer.data.bundleCreate
    },
    async card(contentId: string, front = 'Front') {
      const card = { type: 'flashcard', subtype: 'basic', assignment: `<p>${front}</p>`, answer: '<p>Back</p>' }
      return (await app.send(BLOCK, { contentId, ...card }, admin)).data.contentBlockCreate
    },
    async question(contentId: string, values: object = {}) {
      const question = {
        type: 'question',
        subtype: 'single_best_answer',
        assignment: '<p>Which is right?</p>',
        answerOptions: ['one', 'two', 'three'].map((body) => ({ body: `<p>${body}</p>`, correct: body === 'two' })),
        ...values,
      }
      return (await app.send(BLOCK, { contentId, ...question }, admin)).data.contentBlockCreate
    },
    pay: (person: Person, amount: number) => give(app, person, amount),
    async balance(person: Person) {
      const { rows } = await app.services.database.query({
        text: 'select balance from accounts where user_id = $1',
        values: [person.id],
      })
      return Number(rows[0]?.balance)
    },
  }
}

export type Library = Awaited<ReturnType<typeof library>>

export const codes = ({ errors = [] }: Awaited<ReturnType<TestApp['send']>>) =>
  errors.map(({ extensions: { code, field } }) => (field ? `${code} ${field}` : code))
