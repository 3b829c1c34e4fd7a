import type { MemberRole, SessionCategory, StudyGroupType, VisitationType } from '../../../schema/generated/types'

import type { KeptConfig, KeptPolicy } from '../../groups/study-group/table'

/** A sub-group, with the days of its papers, counted from today. */
export interface DemoSubGroup {
  name: string
  first: readonly number[]
  second: readonly number[]
}

/** Somebody's standing; students by their place in the list, the first is the demo student. */
export type Standing =
  | { state: 'accepted'; student: number; days: number; role?: MemberRole; part?: number; comes?: VisitationType }
  | {
      state: 'requested'
      student: number
      days: number
      words?: string
      part?: number
      comes?: VisitationType
      from?: number
    }
  | { state: 'invited'; student: number; days: number; words: string }
  | { state: 'waiting'; student: number; days: number; part?: number }
  | { state: 'declined'; student: number; days: number; words: string; answered: number; answer: string }

export interface DemoGroup {
  name: string
  shortName: string
  type: StudyGroupType
  words: readonly string[]
  /** Days counted from today. */
  available: readonly [from: number, until: number]
  training: readonly [from: number, until: number]
  autoapproval?: true
  config: KeptConfig
  allowedFor?: SessionCategory[]
  allowedDays?: number[]
  bookingPolicy?: KeptPolicy
  /** The day of its results, counted from today, and the marks of its people in their order; null: not known. */
  results?: { day: number; marks: readonly (number | null)[] }
  chatLink?: string
  parts: readonly DemoSubGroup[]
  /** Tutors by their place in the list: the first owns the group, the others are its tutors. */
  tutors: readonly number[]
  /** The student who moderates it, if one does. */
  moderator?: number
  people: readonly Standing[]
}

const inIt = (
  students: readonly number[],
  days: number,
  more: { part?: number; comes?: VisitationType } = {},
): Standing[] => students.map((student, at) => ({ state: 'accepted', student, days: days + (at % 9), ...more }))

/** The school's study groups: the demo student is in one, waits, was invited, has applied and was declined; others are open. */
export const groupList: readonly DemoGroup[] = [
  {
    name: 'SQE2, the coming sitting',
    shortName: 'SQE2 next',
    type: 'sqe2',
    words: [
      'People who sit the next SQE2 together. One station a week under time, its marks read aloud on Sunday, and the law behind it before the week is over.',
      'Harriet answers on working days. Whoever has sat before says what they would do differently.',
    ],
    available: [-60, 12],
    training: [-21, 40],
    config: {
      places: 24,
      meets: 'Online',
      hours: 'Tuesdays and Thursdays 18:30–20:00 and Sundays 10:00–12:00, London',
      demands: 'One station a week, handed in by Saturday evening.',
      gives: 'Two hours with a tutor each week, and people who read what you wrote.',
      discount: { unit: 'percent', amount: 10, on: ['session'] },
    },
    allowedDays: [1, 2, 3, 4, 5, 6],
    bookingPolicy: { version: 2, since: null, bookedAhead: 12 },
    chatLink: 'https://chat.example/sqe2-next',
    parts: [
      { name: 'London and online', first: [54, 55, 56], second: [62, 63] },
      { name: 'Manchester', first: [54, 55, 56], second: [69, 70] },
    ],
    tutors: [0, 1],
    moderator: 5,
    people: [
      { state: 'accepted', student: 0, days: 20, part: 0, comes: 'online' },
      ...inIt([2, 7, 11, 14, 16, 21, 23, 26], 24, { part: 0, comes: 'online' }),
      ...inIt([3, 8, 12, 17], 22, { part: 1, comes: 'in_person' }),
      {
        state: 'requested',
        student: 19,
        days: 1,
        part: 0,
        comes: 'online',
        words: 'I sit written and oral for the first time, and work four days a week.',
      },
      {
        state: 'requested',
        student: 24,
        days: 3,
        part: 1,
        comes: 'mixed',
        from: 9,
        words: 'I am back from leave in nine days. Is that too late?',
      },
      {
        state: 'declined',
        student: 28,
        days: 9,
        words: 'Please take me.',
        answered: 7,
        answer: 'We are halfway through. The Manchester evenings begin again with the first station, and have places.',
      },
    ],
  },
  {
    name: 'Manchester evenings',
    shortName: 'Manchester',
    type: 'general',
    words: [
      'Eight people round a table in Manchester, two evenings a week, whatever they sit. Bring what you could not answer.',
    ],
    available: [-90, 60],
    training: [-80, 70],
    config: {
      places: 8,
      meets: 'St Peter’s Square, Manchester',
      hours: 'Mondays and Wednesdays 18:00–20:00',
      demands: 'Come in person, both evenings.',
      gives: 'A table, a whiteboard, and somebody who has passed.',
    },
    parts: [],
    tutors: [2],
    moderator: 9,
    people: [
      ...inIt([4, 6, 10, 13, 15, 18, 20], 60, { comes: 'in_person' }),
      { state: 'waiting', student: 22, days: 8 },
      { state: 'waiting', student: 0, days: 6 },
      { state: 'waiting', student: 25, days: 2 },
    ],
  },
  {
    name: 'Advocacy on Saturdays',
    shortName: 'Advocacy',
    type: 'sqe2',
    words: [
      'A bail application, a plea in mitigation, an application before a district judge: one each Saturday, on your feet, with somebody who interrupts.',
    ],
    available: [-30, 25],
    training: [4, 46],
    config: {
      places: 12,
      meets: 'Online, with the camera on',
      hours: 'Saturdays 10:00–12:30, London',
      demands: 'Prepare the bundle by Friday; speak at least every other week.',
      gives: 'Ten minutes on your feet each time, and five of questions from the bench.',
      discount: { unit: 'amount', amount: 500, on: ['session', 'package'] },
    },
    allowedFor: ['advocacy', 'client_interview', 'case_and_matter_analysis'],
    bookingPolicy: { freeUntilHours: 48, reschedulePrice: 1500 },
    parts: [],
    tutors: [1],
    people: [
      ...inIt([5, 9, 16, 27], 15, { comes: 'online' }),
      {
        state: 'invited',
        student: 0,
        days: 2,
        words:
          'You asked good questions after the bail session. We do one application together each Saturday, and there is room for you.',
      },
      { state: 'requested', student: 30, days: 5, words: 'I have never stood up in court.' },
    ],
  },
  {
    name: 'SQE1, both papers',
    shortName: 'SQE1',
    type: 'sqe1',
    words: ['Ninety questions on Wednesday, the wrong ones explained on Sunday by whoever had them right.'],
    available: [-40, 50],
    training: [7, 80],
    config: {
      meets: 'Online',
      hours: 'Wednesdays and Sundays 19:00–20:30, London',
      demands: 'Ninety questions a week.',
      gives: 'An explanation of each that went wrong.',
    },
    parts: [{ name: 'The coming sitting', first: [72], second: [74] }],
    tutors: [3],
    people: [
      ...inIt([1, 29, 31, 32, 33], 18, { comes: 'online', part: 0 }),
      {
        state: 'requested',
        student: 0,
        days: 1,
        part: 0,
        comes: 'online',
        words: 'I sit SQE2, and want to keep the law of SQE1 alive.',
      },
    ],
  },
  {
    name: 'Reading Dispute Resolution',
    shortName: 'DR readers',
    type: 'hra',
    words: ['We read one judgment a week, slowly. For those who prepare for Higher Rights.'],
    available: [-50, 30],
    training: [-40, 60],
    config: { places: 10, meets: 'Online', hours: 'Fridays 12:30–13:30, London', demands: 'Read before you come.' },
    parts: [],
    tutors: [4],
    people: [
      ...inIt([34, 35, 36], 30),
      {
        state: 'declined',
        student: 0,
        days: 4,
        words: 'May I listen?',
        answered: 2,
        answer:
          'We read for Higher Rights, and you sit SQE2. The law of civil procedure is in ‘SQE2, the coming sitting’ at the right depth.',
      },
    ],
  },
  {
    name: 'Working parents',
    shortName: 'Parents',
    type: 'sqe2',
    words: ['No fixed evenings. We say on Sunday what we will do by Sunday, and whether we did.'],
    available: [-20, 70],
    training: [-15, 75],
    autoapproval: true,
    config: {
      meets: 'Online',
      hours: 'When the children sleep',
      demands: 'One line on Sunday.',
      gives: 'People who know why you are late.',
    },
    parts: [],
    tutors: [3],
    people: inIt([13, 18, 22], 10),
  },
  {
    name: 'SQE2, last summer',
    shortName: 'SQE2 summer',
    type: 'sqe2',
    words: ['The group of last summer’s sitting. It is over; its members read what is here.'],
    available: [-220, -150],
    training: [-190, -110],
    config: { places: 24, meets: 'Online', hours: 'Tuesdays 19:00–20:30, London' },
    results: {
      day: -24,
      marks: [
        null,
        312,
        347,
        288,
        401,
        333,
        296,
        371,
        305,
        318,
        274,
        389,
        341,
        327,
        302,
        265,
        356,
        310,
        298,
        344,
        362,
        315,
      ],
    },
    parts: [{ name: 'All', first: [-118, -117, -116], second: [-108, -107] }],
    tutors: [0],
    people: inIt([0, 2, 5, 9, 12, 14, 20, 1, 3, 4, 6, 7, 8, 10, 11, 13, 15, 16, 17, 18, 19, 21], 200, {
      part: 0,
      comes: 'online',
    }),
  },
]
