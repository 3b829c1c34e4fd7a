import type { Criterion, CriterionMark, Grade, SessionCategory } from '../../../schema/generated/types'
import type { Dice } from '../random'

const grades: readonly Grade[] = ['F', 'E', 'D', 'C', 'B', 'A']

const comments: Record<Grade, Record<'skills' | 'law', readonly string[]>> = {
  A: {
    skills: [
      'Assured throughout. I would put this in front of a client as it stands.',
      'Excellent: unhurried, exact, and never losing sight of who is listening.',
      'This was the best part of the paper. Do it the same way on the day.',
    ],
    law: [
      'Complete and correct, with the authority where it was needed and nowhere else.',
      'You saw the point that most candidates walk past, and dealt with it in two sentences.',
      'Accurate, applied to these facts, and honest about the weak spot.',
    ],
  },
  B: {
    skills: [
      'Good, with one lapse of order: the conclusion came after the reader had stopped looking for it.',
      'Clear and sensible. A shorter sentence here and there would lift it further.',
      'Well handled. Your conclusion could come a little earlier.',
    ],
    law: [
      'Sound. The exception deserved a line of its own.',
      'The right law, rightly applied; one more authority would have closed the gap.',
      'Correct and nearly complete.',
    ],
  },
  C: {
    skills: [
      'Competent, and a little flat: every point has the same weight.',
      'It does the job. Decide what matters most and let the rest follow.',
      'Adequate. The reader has to work harder than they should.',
    ],
    law: [
      'The main rule is right; its application to the facts is thin.',
      'Enough to pass. Say why, not only what.',
      'You found the issue and stopped one step before the answer.',
    ],
  },
  D: {
    skills: [
      'Some of this is there, but it has to be looked for.',
      'You came to this late, and left it too soon.',
      'Hurried at the point where time was needed.',
    ],
    law: [
      'The issue is named and not resolved.',
      'Partly right, but the provision you relied on does not reach these facts.',
      'An important limb of the test is missing.',
    ],
  },
  E: {
    skills: [
      'Very little here can be credited. Plan for two minutes before you begin.',
      'The structure works against you: three topics in one paragraph.',
      'The tone is that of a textbook, not of a solicitor.',
    ],
    law: [
      'The law is stated too loosely to be relied on.',
      'This would have misled whoever relied on it.',
      'Two different tests have been run together.',
    ],
  },
  F: {
    skills: ['Not attempted in any way that I can credit.', 'I could not find this in your answer.'],
    law: [
      'Not dealt with.',
      'Wrong in a way that matters: please read the suggested answer on this before anything else.',
    ],
  },
}

const advice: Partial<Record<SessionCategory, readonly string[]>> = {
  client_interview: [
    'Open with one broad question and wait. You will be surprised how much of the marksheet the client then brings you.',
    'Before you close, ask what is worrying them most. It is worth two criteria.',
  ],
  advocacy: [
    'Say the order you want in your first sentence, and come back to it in your last.',
    'When the judge asks, answer first and explain second.',
  ],
  attendance_note: [
    'Four headings, written before you start: facts, law, advice, next steps. Never hand in one of them empty.',
    'Put dates beside next steps. A step without a date is a wish.',
  ],
  case_and_matter_analysis: [
    'Conclusions at the top. A partner reads the first half page and then decides whether to read on.',
    'For each issue: rule, the fact that decides it, what it means for this client.',
  ],
  legal_research: [
    'State the answer before the sources, and leave out the sources that do not help.',
    'Give the section or paragraph you rely on. The name of the Act alone is not enough.',
  ],
  legal_writing: [
    'Read it aloud as the recipient would. Where you stumble, they will too.',
    'Answer the questions that were asked, in the order in which they were asked.',
  ],
  legal_drafting: [
    'Define each party and term once and then use exactly those words.',
    'Every operative clause should say who must do what, and by when.',
  ],
}

const openings: readonly [least: number, sentences: readonly string[]][] = [
  [
    4,
    [
      'A very good paper, comfortably above the standard of a newly qualified solicitor.',
      'This was a pleasure to mark. You are ready for this station.',
    ],
  ],
  [3, ['A sound performance that would pass on most days.', 'Good work, and a few more marks were within reach.']],
  [
    2,
    [
      'This is close to a pass. One or two more attempts should do it.',
      'Close to the pass line. A few more points on the weaker criteria would carry it.',
    ],
  ],
  [
    0,
    [
      'This one did not come together, and I think you know where.',
      'Not yet at the standard, but the gaps are few and can be named.',
    ],
  ],
]

const remember = (words: string) => `${words.charAt(0).toLowerCase()}${words.slice(1)}`

/** Marks for every line of a marksheet at this ability (0 to 1). Most have comments, all different. */
export function markedBy(dice: Dice, criteria: readonly Criterion[], ability: number): CriterionMark[] {
  const said = new Set<string>()
  return criteria.map(({ id, kind, description }) => {
    const points = Math.round(ability * 5 + (dice.next() + dice.next() + dice.next() - 1.5) * 2.2)
    const mark = grades[Math.max(0, Math.min(5, points))] as Grade
    const unsaid = comments[mark][kind].filter((words) => !said.has(words))
    if (!unsaid.length || dice.chance(0.15)) return { criterionId: id, mark, comment: null }
    const words = dice.pick(unsaid)
    said.add(words)
    const pointer = points <= 2 && dice.chance(0.5) ? pointerTo(description) : ''
    return { criterionId: id, mark, comment: `${words}${pointer}` }
  })
}

/** Quotes the first demand of the marksheet's line, if it is short enough. */
function pointerTo(description: string | null | undefined): string {
  const wanted = description?.split(/[;:]|\.(?=\s|$)/)[0]?.trim()
  const canQuote = wanted && wanted.length < 100 && !/[“”]/.test(wanted)
  return canQuote ? ` Look again at what was asked: “${wanted}”.` : ''
}

/** A draft in which the first lines have marks and the others have none. */
export const draftOf = (marks: readonly CriterionMark[], share: number): CriterionMark[] =>
  marks.map((mark, index) => (index < marks.length * share ? mark : { ...mark, mark: null, comment: null }))

interface Marked {
  criteria: readonly Criterion[]
  marks: readonly CriterionMark[]
  finalMark: number
  category: SessionCategory | null
  student: string
  tutor: string
}

/** The written review, which is released with the marks. */
export function reviewOf(dice: Dice, { criteria, marks, finalMark, category, student, tutor }: Marked): string {
  const points = (index: number) => grades.indexOf(marks[index]?.mark ?? 'F')
  const order = criteria.map((_, index) => index).sort((a, b) => points(b) - points(a))
  const title = (index: number | undefined) => criteria[index ?? 0]?.title ?? ''
  const opening = openings.find(([least]) => finalMark >= least)?.[1] ?? []
  const [best, second] = order
  return [
    `<p>${student}, ${remember(dice.pick(opening))}</p>`,
    `<p><strong>What worked.</strong> “${title(best)}” and “${title(second)}” were your strongest lines; the comments on the marksheet say why.</p>`,
    `<p><strong>What to work on.</strong> Most of what was lost went under “${title(order.at(-1))}”. ${dice.pick(advice[category ?? 'legal_writing'] ?? ['Plan, write, check.'])}</p>`,
    `<p>${tutor}</p>`,
  ].join('\n')
}
