import type { AnswerOption, BlockSubtype } from '../../../../schema/generated/types'
import { contents } from '../../../../server/content/content/table'
import { contentBlocks } from '../../../../server/content/content-block/table'
import { newId } from '../../../../server/kernel/database/columns'
import { bundles } from '../../../../server/library/bundle/table'
import { libraryCategories } from '../../../../server/library/library-category/table'
import { libraryPermissions } from '../../../../server/library/library-permission/table'
import { practiceAreas } from '../../../../server/school/practice-area/table'
import { build, type Person, type TestApp } from '../../../build'

export const NOON = new Date('2026-06-01T12:00:00.000Z')
export const minutes = (count: number) => new Date(NOON.getTime() + count * 60_000)

type Block = Partial<typeof contentBlocks.$inferInsert>
type BundleValues = Partial<typeof bundles.$inferInsert>

/** An option with its id as its text; a star makes it right, `id=partner` names its partner. */
export const option = (written: string, position: number): AnswerOption => {
  const [id = '', match] = written.replace('*', '').split('=')
  return {
    id,
    body: `<p>${id}</p>`,
    correct: written.startsWith('*'),
    position,
    match: match ?? null,
    feedback: null,
  }
}

/** A question as its author wrote it: `question('single_best_answer', 'a *b c')`. */
export const question = (subtype: BlockSubtype, options = 'a *b c', more: Block = {}): Block => ({
  subtype,
  assignment: '<p>Which one?</p>',
  answerOptions: options ? options.split(' ').map(option) : [],
  ...more,
})

export interface Place {
  bundleId: string
  contentId: string
  blockIds: string[]
}

const FIELDS = `id position blockId subtype assignment options { id body } matches answer files { id name size contentType url } confidence flagged struck note seconds changes change savedAt checkedAt checkable
  seenBefore voided correctionReason report { id kind message answer } outcome { right points waits marker markedAt remark correct reasons { optionId correct feedback chosen } feedback model source lawStatedAt others }`
const ATTEMPT = `id bundleId title mode status turn startedAt endsAt submittedAt submittedByClock timeLimit extraTime count answered points most unmarked percent passPercent
  questions { ${FIELDS} }`

export const START = `mutation ($bundleId: ID, $practice: PracticeInput, $mode: AttemptMode, $idempotencyKey: String) {
  testAttemptStart(bundleId: $bundleId, practice: $practice, mode: $mode, idempotencyKey: $idempotencyKey) { ${ATTEMPT} } }`
export const ANSWER = `mutation ($id: ID!, $questionId: ID!, $change: Float!, $since: Float, $answer: [String!], $confidence: Confidence, $flagged: Boolean, $struck: [String!],
  $note: Text, $seconds: Int, $check: Boolean) { testAttemptAnswer(id: $id, questionId: $questionId, change: $change, since: $since, answer: $answer, confidence: $confidence,
  flagged: $flagged, struck: $struck, note: $note, seconds: $seconds, check: $check) { ${FIELDS} } }`
export const FILE = `mutation ($id: ID!, $questionId: ID!, $file: Upload!) { testAttemptFile(id: $id, questionId: $questionId, file: $file)
  { id name size contentType url } }`
export const SUBMIT = `mutation ($id: ID!) { testAttemptSubmit(id: $id) { ${ATTEMPT} } }`
export const ABANDON = `mutation ($id: ID!) { testAttemptAbandon(id: $id) { ${ATTEMPT} } }`
export const SHOW = `query ($id: ID!) { testAttempt(id: $id) { ${ATTEMPT} } }`

/** A task as its author wrote it. */
export const task = (subtype: 'file_upload' | 'typed_answer' | 'audio_answer', more: Block = {}): Block => ({
  type: 'task',
  subtype,
  assignment: '<p>Advise the client.</p>',
  ...more,
})

/** Makes the library that attempts are made in. */
export const libraryOf = (app: TestApp) => ({
  /** A published test with these questions. */
  async test(questions: Block[], values: BundleValues = {}): Promise<Place> {
    const { orm } = app.services.database
    const [bundleId, contentId, categoryId] = [newId(), newId(), newId()]
    await orm.insert(libraryCategories).values({ id: categoryId, title: `FLK ${categoryId}`, status: 'published' })
    await orm.insert(contents).values({ id: contentId, title: 'Test', status: 'published' })
    await orm.insert(bundles).values({
      id: bundleId,
      contentId,
      categoryId,
      title: 'Contract',
      type: 'test',
      status: 'published',
      shuffleBlocks: false,
      ...values,
    })
    const blocks = questions.map((each, position) => ({
      id: newId(),
      contentId,
      type: 'question' as const,
      subtype: 'single_best_answer' as const,
      position,
      complete: true,
      ...each,
    }))
    if (blocks.length) await orm.insert(contentBlocks).values(blocks)
    return { bundleId, contentId, blockIds: blocks.map(({ id }) => id) }
  },
  async area(name: string): Promise<string> {
    const id = newId()
    await app.services.database.orm.insert(practiceAreas).values({ id, name: `${name} ${id}`, shortName: name })
    return id
  },
  /** Lets a person in. */
  async let(
    { id: userId }: Person,
    { bundleId }: Pick<Place, 'bundleId'>,
    values: Partial<typeof libraryPermissions.$inferInsert> = {},
  ) {
    const id = newId()
    await app.services.database.orm
      .insert(libraryPermissions)
      .values({ id, bundleId, userId, status: 'active', from: NOON, ...values })
    return id
  },
})

/** The server with a student, at noon. */
export async function attempts(settings: Parameters<typeof build>[0] = {}) {
  const app = await build(settings)
  app.services.clock.set(NOON)
  const student = await app.person()
  const library = libraryOf(app)
  let change = 0
  // Signed in anew each time, since the clock moves.
  const send = async (document: string, variables: object, who: Person) =>
    app.send(document, variables, await app.again(who))
  return {
    ...app,
    student,
    library,
    /** A test that the student has opened. */
    async opened(questions: Block[], values: BundleValues = {}, who = student) {
      const place = await library.test(questions, values)
      await library.let(who, place)
      return place
    },
    start: (variables: object, who = student) => send(START, variables, who),
    /** Answers a question; each answer is a later change, unless one is given. */
    answer: (id: string, questionId: string, variables: object, who = student) =>
      send(ANSWER, { id, questionId, change: ++change, ...variables }, who),
    /** Uploads a file for a task; a note unless told. */
    handFile: async (
      id: string,
      questionId: string,
      file: Partial<Parameters<typeof app.upload>[2]> = {},
      who = student,
    ) =>
      app.upload(
        FILE,
        { id, questionId },
        { name: 'note.txt', type: 'text/plain', content: 'A note.', ...file },
        await app.again(who),
      ),
    submit: (id: string, who = student) => send(SUBMIT, { id }, who),
    abandon: (id: string, who = student) => send(ABANDON, { id }, who),
    show: async (id: string, who = student) => (await send(SHOW, { id }, who)).data?.testAttempt,
    query: async (text: string, values: unknown[] = []) => (await app.services.database.query({ text, values })).rows,
  }
}
export type Attempts = Awaited<ReturnType<typeof attempts>>
