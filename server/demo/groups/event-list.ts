import type {
  MeetingAudience,
  MeetingOpening,
  MeetingProvider,
  MeetingType,
  Visibility,
} from '../../../schema/generated/types'
import type { KeptMeetingPolicy } from '../../groups/meeting/table'

/** A file or a link of an event. */
export interface DemoMaterial {
  title: string
  audience: MeetingAudience
  opens?: MeetingOpening
  /** The text of its file; none: it is a link. */
  lines?: readonly string[]
  link?: string
}

export interface DemoEvent {
  title: string
  subtitle: string
  type: MeetingType
  words: readonly string[]
  points?: readonly string[]
  instruction?: readonly string[]
  /** The short names of its practice area and its group. */
  area?: string
  group?: string
  visibility?: Visibility
  /** Days from today and the hour in London, or minutes from now and the next five. */
  at: readonly [day: number, hour: string] | { inMinutes: number }
  minutes: number
  provider?: MeetingProvider
  place?: string
  membersLimit?: number
  /** People that the room holds. */
  roomLimit?: number
  /** Pence. */
  price?: number
  bookingPolicy?: KeptMeetingPolicy
  draft?: true
  cancelled?: { days: number; reason: string }
  recording?: { link: string; days: number }
  /** Tutors by their place in the list, and students who help them. */
  lectors: readonly number[]
  moderators?: readonly number[]
  /** Students by their place in the list, the first is the demo student: those with tickets, in the line, and invited. */
  tickets?: readonly number[]
  line?: readonly number[]
  /** How many of those with tickets are marked, of an event that is on; of one that is over all are. */
  marked?: number
  /** Which of those with tickets asks for a correction. */
  asks?: { place: number; words: string }
  invited?: readonly number[]
  materials?: readonly DemoMaterial[]
}

const from = (first: number, count: number): number[] => Array.from({ length: count }, (_, at) => first + at)

/** The live events of a term: the demo student has tickets, waits for one, is invited to one and was at one. */
export const eventList: readonly DemoEvent[] = [
  {
    title: 'Undertakings in ten minutes',
    subtitle: 'What you promise when you give one, and how to get out of it',
    type: 'webinar',
    words: ['One undertaking, read word by word. Bring one that you have seen at work, without names.'],
    area: 'PROP',
    at: { inMinutes: 5 },
    minutes: 45,
    provider: 'zoom',
    membersLimit: 60,
    lectors: [3],
    tickets: [0, ...from(2, 17)],
    instruction: ['Come in muted. Questions go into the chat; Imran answers them at the end.'],
    materials: [
      { title: 'Six undertakings', audience: 'attendees', opens: 'join', lines: ['Six forms of words to compare.'] },
    ],
  },
  {
    title: 'Interviews at the round table',
    subtitle: 'A first interview each, and what the client heard',
    type: 'workshop',
    words: ['Twenty of you at four tables. Whoever does not interview writes down what the client did not say.'],
    area: 'WILLS',
    at: { inMinutes: -22 },
    minutes: 120,
    provider: 'in_person',
    place: 'Fetter Lane 40, London',
    membersLimit: 20,
    roomLimit: 24,
    lectors: [0],
    moderators: [6],
    tickets: [0, ...from(10, 19)],
    line: [31, 32],
    marked: 15,
  },
  {
    title: 'What the client means',
    subtitle: 'Six openings of an interview, heard twice',
    type: 'seminar',
    words: ['The first sentence of a client is seldom the question. Six of them, and what came out later.'],
    area: 'WILLS',
    at: [-1, '10:00'],
    minutes: 120,
    provider: 'zoom',
    membersLimit: 30,
    lectors: [0],
    tickets: [0, ...from(14, 14)],
    asks: { place: 4, words: 'I sat at the back from 10:20. Ruth saw me come in.' },
  },
  {
    title: 'Part 36 offers',
    subtitle: 'When they bite, and what they cost',
    type: 'revision_lecture',
    words: ['The consequences of an offer that is beaten, and of one that is not, by five sums on the board.'],
    points: ['The relevant period', 'What the judge does where the offer is beaten', 'Three traps that were asked'],
    area: 'DR',
    group: 'SQE2 next',
    visibility: 'restricted',
    at: [1, '19:00'],
    minutes: 90,
    provider: 'zoom',
    membersLimit: 60,
    lectors: [0],
    moderators: [5],
    tickets: [0, 2, 7, 11, 14, 16, 21, 3, 8],
    materials: [
      { title: 'Slides', audience: 'attendees', lines: ['Part 36 in five sums.', 'Work the first before you come.'] },
      { title: 'Answers to the five sums', audience: 'attendees', opens: 'end', lines: ['With the steps.'] },
    ],
  },
  {
    title: 'Attendance note: a will in doubt',
    subtitle: 'Interview, write, and compare it with one that passed',
    type: 'workshop',
    words: [
      'A daughter says her father’s last will was made in hospital, two days after a stroke. You interview her on video, write the attendance note in 25 minutes, and compare it with one that passed.',
    ],
    points: [
      'Capacity under Banks v Goodfellow, and why the golden rule is not a rule of law',
      'Knowledge and approval, and who has to prove it',
      'A caveat: who may enter one, what it stops and for how long',
    ],
    instruction: ['Have paper and a clock beside you. The camera is on during the interview.'],
    area: 'WILLS',
    at: [3, '10:00'],
    minutes: 120,
    provider: 'zoom',
    membersLimit: 20,
    price: 2500,
    lectors: [0],
    tickets: from(1, 16),
    materials: [
      {
        title: 'Instructions to candidates',
        audience: 'everybody',
        lines: ['You have 10 minutes to read, 25 to write.', 'Write to your supervising partner.'],
      },
      { title: 'The will and the hospital notes', audience: 'attendees', lines: ['Read both before you come.'] },
      { title: 'A note that passed', audience: 'attendees', opens: 'end', lines: ['Compare it with yours.'] },
      { title: 'How this workshop runs', audience: 'lectors', lines: ['Ten minutes of interview in pairs.'] },
    ],
  },
  {
    title: 'Ask Samuel',
    subtitle: 'An hour of your questions on the police station',
    type: 'q_and_a',
    words: ['No slides. Whatever you could not answer about the police station, bail and the first hearing.'],
    area: 'CRIM',
    at: [5, '19:00'],
    minutes: 60,
    lectors: [1],
    tickets: [4, 9, 16, 27],
    materials: [
      {
        title: 'PACE Code C',
        audience: 'everybody',
        link: 'https://www.gov.uk/government/publications/pace-code-c-2023',
      },
    ],
  },
  {
    title: 'A bail application, start to finish',
    subtitle: 'Shown once whole, and once with a stop at each mark',
    type: 'demo_mock',
    words: ['Samuel applies, Gwenllian is the bench. Then again, with the criteria on the screen.'],
    area: 'CRIM',
    at: [8, '18:00'],
    minutes: 75,
    provider: 'teams',
    membersLimit: 40,
    price: 1500,
    lectors: [1, 2],
    tickets: from(6, 25),
    bookingPolicy: { freeUntilHours: 48, laterPercent: 0 },
  },
  {
    title: 'Interview rooms',
    subtitle: 'Three interviews each, in real rooms with people who play clients',
    type: 'workshop',
    words: ['Six rooms, six clients, eight of you. Whoever does not interview listens and marks.'],
    instruction: ['Ring the bell of the second floor. Bring nothing but a pen.'],
    group: 'Manchester',
    at: [9, '10:00'],
    minutes: 180,
    provider: 'in_person',
    place: 'St Peter’s Square, Manchester',
    membersLimit: 8,
    price: 3000,
    lectors: [2],
    moderators: [9],
    tickets: [4, 6, 10, 13, 15, 18, 20, 12],
    line: [22, 25, 0, 30, 31, 33],
  },
  {
    title: 'Advocacy on your feet',
    subtitle: 'One application each, with somebody who interrupts',
    type: 'masterclass',
    words: ['Four people, four applications, one bench. For those who have done it once and want it to hold.'],
    area: 'CRIM',
    group: 'Advocacy',
    visibility: 'private',
    at: [11, '10:00'],
    minutes: 150,
    provider: 'google_meet',
    membersLimit: 6,
    lectors: [1],
    tickets: [5, 9],
    invited: [0, 16, 27],
  },
  {
    title: 'Ninety questions, aloud',
    subtitle: 'FLK2 in an evening: the ones that most people get wrong',
    type: 'revision_lecture',
    words: ['Thirty questions that more than half of you answered wrongly, and why the wrong answer looks right.'],
    area: 'CLP',
    group: 'SQE1',
    at: [14, '19:00'],
    minutes: 90,
    provider: 'zoom',
    lectors: [3],
    tickets: [1, 29, 31, 32, 33],
  },
  {
    title: 'Leases that go wrong',
    subtitle: 'Four leases, four mistakes, and the letter to the client',
    type: 'masterclass',
    words: ['You get the lease a day before. We find what is missing, and write to the client who signed it.'],
    area: 'PROP',
    at: [21, '18:00'],
    minutes: 120,
    provider: 'zoom',
    membersLimit: 40,
    price: 2000,
    lectors: [3],
    tickets: from(12, 18),
  },
  {
    title: 'Completing on a Friday',
    subtitle: 'A completion by the clock, with everything that can go wrong',
    type: 'seminar',
    words: ['From ten in the morning to the key, hour by hour.'],
    area: 'PROP',
    at: [28, '18:00'],
    minutes: 60,
    provider: 'jitsi',
    membersLimit: 30,
    price: 1200,
    lectors: [3, 4],
    tickets: from(20, 7),
  },
  {
    title: 'Plea in mitigation',
    subtitle: 'Still being planned',
    type: 'workshop',
    words: ['Three clients, three minutes each.'],
    area: 'CRIM',
    group: 'SQE2 next',
    at: [24, '18:30'],
    minutes: 90,
    membersLimit: 12,
    draft: true,
    lectors: [0],
  },
  {
    title: 'Drafting a caveat',
    subtitle: 'Form, service, and what follows',
    type: 'seminar',
    words: ['One caveat, drafted together, and the warning that follows it.'],
    area: 'WILLS',
    at: [4, '14:00'],
    minutes: 60,
    provider: 'zoom',
    membersLimit: 30,
    cancelled: {
      days: 1,
      reason:
        'I have lost my voice, and this seminar lives by talking. The papers are open to you all the same, and we try again in two weeks.',
    },
    lectors: [2],
    tickets: [0, 3, 8, 17, 19],
    materials: [{ title: 'A caveat, filled in', audience: 'attendees', lines: ['With notes beside each line.'] }],
  },
  {
    title: 'Letters that settle',
    subtitle: 'A letter before action that is answered',
    type: 'seminar',
    words: ['Two letters about the same debt. One was paid within a week; we look for why.'],
    area: 'DR',
    at: [-9, '18:30'],
    minutes: 75,
    provider: 'zoom',
    membersLimit: 40,
    recording: { link: 'https://video.example/letters-that-settle', days: 60 },
    lectors: [4],
    tickets: [0, ...from(3, 22)],
    materials: [
      { title: 'Both letters', audience: 'attendees', lines: ['Which of them would you answer?'] },
      { title: 'What was said, in one page', audience: 'everybody', opens: 'end', lines: ['Seven sentences.'] },
    ],
  },
  {
    title: 'Solicitors’ accounts in one evening',
    subtitle: 'Client money, office money, and the line between',
    type: 'revision_lecture',
    words: ['Fourteen entries on one ledger, from the deposit to the bill.'],
    area: 'ACC',
    at: [-31, '19:00'],
    minutes: 90,
    provider: 'zoom',
    price: 1500,
    lectors: [4],
    tickets: from(7, 19),
  },
]
