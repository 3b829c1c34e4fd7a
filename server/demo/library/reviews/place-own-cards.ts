import { sidesOf } from '../../../../rules/content/card-sides'
import type { CardKind } from '../../../../schema/generated/types'
import { wordsOf } from '../../../library/own-card/sides'
import type { Student } from '../../place-people'
import { paragraphs } from '../shelving'
import { addCard, type ReviewTools } from './review-histories'

/** What the demo student wrote, with the days since. Law as at 1 October 2026. */
const written: readonly { kind: CardKind; front: string; back: string | null; days: number }[] = [
  {
    kind: 'basic',
    front: 'Simple contract: how long have I got to sue, and from when?',
    back: 'Six years from the breach, when the cause of action accrues. Limitation Act 1980, s 5.',
    days: 26,
  },
  {
    kind: 'cloze',
    front:
      'An individual signs a deed in the presence of {{c1::a witness}} who {{c2::attests the signature}}. LP(MP)A 1989, s 1(3).',
    back: null,
    days: 11,
  },
  {
    kind: 'basic_reversed',
    front: 'Serving a claim form inside the jurisdiction: the last moment for the step',
    back: 'Midnight at the end of the day four months after issue, CPR 7.5(1).',
    days: 3,
  },
]

/** Cards that a student wrote, each with its answers since. */
export function placeOwnCards(tools: ReviewTools, student: Student) {
  const { school, calendar, ids } = tools
  for (const { kind, days, ...texts } of written) {
    const at = calendar.at(-days, '21:10')
    const [front, back] = [paragraphs([texts.front]), texts.back === null ? null : paragraphs([texts.back])]
    const id = ids(at)
    const stamps = { insertedAt: at, updatedAt: at }
    school.ownCards.push({
      id,
      userId: student.id,
      kind,
      front,
      back,
      words: wordsOf({ userId: student.id, kind, front, back }),
      ...stamps,
    })
    for (const { side } of sidesOf({ subtype: kind, assignment: front, answer: back }))
      addCard(tools, { student, side, of: { ownCardId: id }, begins: 1 - days })
  }
}
