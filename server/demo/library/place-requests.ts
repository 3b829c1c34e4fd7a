import { createDice, createIds } from '../random'
import type { Row } from '../school'
import type { PlacedBundle, Placing } from './shelving'

/** Who asks, by their place in the list of students, how many days ago, with which words, and what was answered. */
const asked: readonly {
  student: number
  days: number
  message: string
  answer?: { outcome: 'accepted' | 'declined'; words: string }
}[] = [
  {
    student: 4,
    days: 1,
    message: 'I sit the advocacy stations in the next window and have no criminal seat. May I read it?',
  },
  { student: 9, days: 3, message: 'My study group works through confessions this week.' },
  {
    student: 13,
    days: 16,
    message: 'Sam said that it is what I should read before our next session.',
    answer: { outcome: 'accepted', words: 'Gladly. Begin with the part about the two limbs.' },
  },
  {
    student: 18,
    days: 25,
    message: 'Please let me in.',
    answer: {
      outcome: 'declined',
      words: 'It is for those who have sat a first mock in crime. Ask again after yours.',
    },
  },
]

/** Requests for access to a restricted bundle, waiting and answered; whoever was let in holds it and has not opened it yet. */
export function placeRequests({ school, calendar, students }: Placing, bundles: readonly PlacedBundle[]) {
  const ids = createIds(createDice(1930))
  const bundle = bundles.find(({ visibility }) => visibility === 'restricted')
  const author = school.bundleAuthors.find(({ bundleId }) => bundleId === bundle?.id)
  if (!bundle || !author) throw new Error('No author has a restricted bundle.')
  for (const { student, days, message, answer } of asked) {
    const userId = students[student]?.id ?? ''
    const insertedAt = calendar.at(-days, '20:10')
    const answeredAt = calendar.at(1 - days, '08:50')
    const request: Row<'accessRequests'> = { id: ids(insertedAt), bundleId: bundle.id, userId, message, insertedAt }
    school.accessRequests.push(
      answer
        ? { ...request, status: answer.outcome, answer: answer.words, answeredById: author.userId, answeredAt }
        : request,
    )
    if (answer?.outcome === 'accepted')
      school.libraryPermissions.push({
        ...{
          id: ids(answeredAt),
          bundleId: bundle.id,
          userId,
          status: 'pending',
          type: 'grant',
          insertedAt: answeredAt,
        },
        ...{ duration: bundle.accessDuration ?? null, durationUnit: bundle.accessDurationUnit ?? 'month' },
      })
  }
}
