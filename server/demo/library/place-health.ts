import type { QuestionReportKind } from '../../../schema/generated/types'
import type { Student } from '../place-people'
import { createDice, createIds } from '../random'
import type { Making, Row } from '../school'
import { quirkOf } from './quirks'
import type { PlacedBundle } from './shelving'

const VOIDED_DAYS_AGO = 9
const REASON = 'Two options were right as the facts were written. The question is being rewritten.'

/** What readers said of a question that misleads: who, how many days ago, what, and the answer to it. */
const said: readonly { days: number; kind: QuestionReportKind; message: string; answer?: string }[] = [
  {
    days: 6,
    kind: 'wrong_key',
    message: 'The facts can be read so that A is right too. Most of my study group chose it.',
  },
  { days: 4, kind: 'unclear', message: 'Does the buyer know of the occupier or not? The facts do not say.' },
  { days: 2, kind: 'wrong_key', message: 'I checked the case that is cited and still think A.' },
  {
    days: 20,
    kind: 'typo',
    message: 'A word is missing in the second sentence.',
    answer: 'Thank you, the sentence is complete now.',
  },
]

type Block = Row<'contentBlocks'> & { id: string }

/** Takes the questions out that are voided; attempts that are placed later leave them out. */
export function voidQuestions({ school, calendar }: Making, bundles: readonly PlacedBundle[]) {
  const ids = createIds(createDice(1963))
  const at = calendar.at(-VOIDED_DAYS_AGO, '17:30')
  for (const { bundle, block, quirk } of oddOnes(school, bundles)) {
    if (quirk !== 'voided') continue
    block.voidedAt = at
    const author = school.bundleAuthors.find(({ bundleId }) => bundleId === bundle.id)
    school.questionCorrections.push({
      ...{ id: ids(at), blockId: block.id, bundleId: bundle.id, userId: author?.userId ?? null, kind: 'void' },
      ...{ reason: REASON, insertedAt: at, total: 0, finishedAt: at },
    })
  }
}

/** Reports of faults, and an author's estimates, after the attempts. */
export function placeHealth(
  { school, calendar }: Making,
  students: readonly Student[],
  bundles: readonly PlacedBundle[],
) {
  const ids = createIds(createDice(1964))
  for (const { bundle, block, quirk } of oddOnes(school, bundles)) {
    const author = school.bundleAuthors.find(({ bundleId }) => bundleId === bundle.id)
    if (author && (quirk === 'guessed' || quirk === 'obvious'))
      school.questionEstimates.push({
        ...{ id: ids(calendar.at(-40, '11:00')), blockId: block.id, userId: author.userId },
        ...{ percent: (block.estimate ?? 60) - 2, updatedAt: calendar.at(-40, '11:00') },
      })
    if (quirk !== 'misleads') continue
    const answered = school.attemptQuestions.filter(({ blockId }) => blockId === block.id)
    const people = students.slice(1).filter(({ id }) => answered.some(({ userId }) => userId === id))
    for (const [at, { days, kind, message, answer }] of said.entries()) {
      const person = people[at]
      if (!person) continue
      const insertedAt = calendar.at(-days, '20:40')
      school.questionReports.push({
        ...{
          id: ids(insertedAt),
          blockId: block.id,
          bundleId: bundle.id,
          userId: person.id,
          kind,
          message,
          insertedAt,
        },
        ...(answer && { outcome: 'corrected' as const, answer, closedAt: calendar.at(-days + 1, '09:15') }),
      })
    }
  }
  for (const correction of school.questionCorrections) {
    const { blockId } = correction
    correction.total = school.attemptQuestions.filter((each) => each.blockId === blockId).length
    correction.done = correction.total
  }
}

function oddOnes(school: Making['school'], bundles: readonly PlacedBundle[]) {
  const blocks = school.contentBlocks as Block[]
  return bundles.flatMap((bundle) =>
    blocks
      .filter(({ contentId, type }) => contentId === bundle.contentId && type === 'question')
      .flatMap((block, place) => {
        const quirk = quirkOf(bundle.title, place)
        return quirk ? [{ bundle, block, quirk }] : []
      }),
  )
}
