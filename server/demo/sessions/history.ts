import type { PlacedMock } from '../place-catalogue'
import type { Student, Tutor } from '../place-people'
import type { Desk, Sitting } from './sitting'
import { type Cast, fits, type Story, tell } from './stories'

export interface Players {
  students: readonly Student[]
  tutors: readonly Tutor[]
  mocks: readonly PlacedMock[]
}

/** The stories of the other students, with their frequency. */
const stories: readonly (readonly [Story, number])[] = [
  ['marked', 52],
  ['booked', 15],
  ['in_progress', 6],
  ['ready', 2],
  ['marking', 2],
  ['in_review', 3],
  ['cancelled_free', 6],
  ['cancelled_late', 4],
  ['cancelled_by_tutor', 2],
  ['moved_free', 5],
  ['moved_late', 3],
  ['no_show', 4],
  ['expired', 4],
  ['lapsed', 2],
]

/** Stories that end with the marker, so that the demo tutor has a queue. */
const queued: readonly Story[] = ['ready', 'marking', 'in_review']

/** Tells the sessions from ten weeks ago to four weeks ahead. */
export function tellHistory(desk: Desk, { students, tutors, mocks }: Players): void {
  const { dice } = desk
  const interviewer = tutors.find(({ type }) => type === 'interviewer')
  const [me] = tutors
  const others = (mock: PlacedMock) => mock.tutors.filter((tutor) => tutor !== me && tutor.type !== 'interviewer')
  const sat = new Map<string, Set<PlacedMock>>(students.map(({ id }) => [id, new Set()]))
  const told = (cast: Cast): Sitting | null => {
    const isInterview = cast.mock.type.category === 'client_interview'
    const sitting = tell(desk, { ...cast, interviewer: isInterview && dice.chance(0.5) ? interviewer : undefined })
    if (sitting) sat.get(cast.student.id)?.add(cast.mock)
    return sitting
  }

  for (const cast of settled({ students, tutors, mocks }))
    if (!told(cast)) throw new Error(`nobody is free for a session that is ${cast.story}`)

  for (const student of students.slice(1)) {
    const wanted = dice.int(2, 6)
    for (let tries = 0, done = 0; done < wanted && tries < wanted * 4; tries++) {
      const story = dice.weighted(stories)
      const left = mocks.filter((mock) => fits(story, mock) && !sat.get(student.id)?.has(mock))
      if (!left.length) continue
      const mock = dice.pick(left)
      const sitting = told({ story, student, mock, ...(queued.includes(story) && { tutors: others(mock) }) })
      if (sitting) done++
    }
  }
}

/** Stories without chance: the demo student's history, the tutor's queue, and every state. */
function settled({ students, tutors, mocks }: Players): Cast[] {
  const mine = tutors.slice(0, 1)
  const cast = (
    story: Story,
    place: number,
    key: string,
    days?: Cast['days'],
    asked: readonly Tutor[] | undefined = mine,
  ): Cast => {
    const [student, mock] = [students[place], mocks.find(({ demo }) => demo.key === key)]
    if (!student || !mock) throw new Error(`${key} has no mock or no student ${place}`)
    return { story, student, mock, ...(days && { days }), ...(asked.length && { tutors: asked }) }
  }
  const blocked = students.length - 1
  return [
    cast('open', 0, 'particulars-of-claim-pryce'),
    cast('booked', 0, 'prop-bakehouse-lease-interview', [3, 9]),
    cast('marking', 0, 'bus-thornbeck-director-removal'),
    cast('marked', 0, 'set-aside-default-judgment-keene', [-21, -10]),
    cast('marked', 0, 'plea-and-sentence-letter-foy', [-33, -27]),
    cast('marked', 0, 'robbery-case-analysis-okafor', [-48, -42], []),
    cast('cancelled_late', 0, 'bail-application-reeve', [-40, -30], []),
    cast('cancelled_free', 0, 'wills-ashgrove-instructions', [-60, -52], []),
    cast('ready', 2, 'prop-bakehouse-lease-attendance-note'),
    cast('ready', 4, 'bail-application-reeve'),
    cast('overdue', 6, 'directors-duties-analysis-halden-brook'),
    cast('marking', 9, 'prop-stonecroft-sale-of-part'),
    cast('pending', 5, 'set-aside-default-judgment-keene', undefined, []),
    cast('lapsed', 7, 'wills-castell-intestacy-letter', undefined, []),
    cast('handed_back', 11, 'bus-larkfield-minutes-resolutions', undefined, []),
    cast('in_review', 12, 'robbery-case-analysis-okafor', undefined, tutors.slice(1, 2)),
    cast('no_show', 28, 'prop-bakehouse-lease-interview', [-2, -1], []),
    cast('expired', 14, 'surveyor-limitation-research-rahman', undefined, []),
    cast('marked', blocked, 'wills-castell-intestacy-letter', [-40, -30], []),
    cast('cancelled_late', blocked, 'prop-bakehouse-lease-interview', [-24, -18], []),
  ]
}
