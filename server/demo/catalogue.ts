import type {
  CriterionKind,
  SessionCategory,
  SessionGroup,
  SessionMode,
  SessionTypeStatus,
} from '../../schema/generated/types'
import { areaList } from './areas'

const allFive = ['CRIM', 'DR', 'PROP', 'WILLS', 'BUS']
const sqe1 = areaList.filter(({ exam }) => exam !== 'SQE2').map(({ shortName }) => shortName)

type CriterionText = readonly [kind: CriterionKind, title: string, description: string]

export interface DemoType {
  techName: string
  parent?: string
  group: SessionGroup
  mode: SessionMode
  category?: SessionCategory
  name: string
  shortName: string
  /** Pence. */
  price: number
  status?: SessionTypeStatus
  /** Minutes. */
  duration: number
  preparationTime?: number
  /** One unless told. */
  seats?: number
  academicReview?: boolean
  drawingTools?: boolean
  areas: readonly string[]
  description: string
  criteria?: readonly CriterionText[]
}

const law: readonly CriterionText[] = [
  ['law', 'Legally correct', 'Applies the relevant law correctly to the client’s situation.'],
  [
    'law',
    'Legally comprehensive',
    'Applies the relevant law comprehensively, identifying issues of ethics and professional conduct and exercising judgment to resolve them honestly.',
  ],
]

const clear: CriterionText = [
  'skills',
  'Clear, precise and acceptable language',
  'Uses language that is clear, concise and precise, and suited to whoever reads it.',
]

/** Station types with the SRA's preparation and sitting times, below their groups. */
export const typeList: readonly DemoType[] = [
  {
    techName: 'sqe2-oral',
    group: 'oral',
    mode: 'live',
    name: 'SQE2 oral skills',
    shortName: 'Oral',
    price: 0,
    duration: 60,
    areas: [],
    description: '<p>Client interviews and advocacy, sat live with a tutor who plays the client or the judge.</p>',
  },
  {
    techName: 'sqe2-client-interview',
    parent: 'sqe2-oral',
    group: 'oral',
    mode: 'live',
    category: 'client_interview',
    name: 'Client interview',
    shortName: 'Interview',
    price: 7000,
    duration: 25,
    preparationTime: 10,
    areas: ['PROP', 'WILLS'],
    description:
      '<p>You have 10 minutes with an e-mail from the partner and the documents, then 25 minutes with the client. Skills alone are assessed: win trust, find out what matters, and say honestly what you cannot answer yet.</p>',
    criteria: [
      [
        'skills',
        'Listening and questioning',
        'Listens to the client and uses questioning effectively to find all relevant information.',
      ],
      [
        'skills',
        'Communication',
        'Communicates in a way that this client can follow, and explains what is going to happen next.',
      ],
      [
        'skills',
        'Client’s priorities',
        'Conducts the interview so that the client’s objectives, concerns and priorities are known.',
      ],
      [
        'skills',
        'Preliminary advice',
        'Deals with the client’s questions so far as can safely be done in a first meeting.',
      ],
      [
        'skills',
        'Trust and confidence',
        'Establishes an effective relationship in which the client feels heard and safe.',
      ],
    ],
  },
  {
    techName: 'sqe2-advocacy',
    parent: 'sqe2-oral',
    group: 'oral',
    mode: 'live',
    category: 'advocacy',
    name: 'Advocacy',
    shortName: 'Advocacy',
    price: 7000,
    duration: 15,
    preparationTime: 45,
    areas: ['DR', 'CRIM'],
    description:
      '<p>You have 45 minutes with the case file, then 15 minutes of submissions before a judge who interrupts. Skills and law are assessed equally.</p>',
    criteria: [
      ['skills', 'Language and behaviour', 'Uses language and manner appropriate to the court.'],
      ['skills', 'Structure', 'Adopts a clear and logical structure.'],
      ['skills', 'Persuasion', 'Presents a persuasive argument.'],
      ['skills', 'Engagement', 'Interacts with and engages the court appropriately.'],
      ['skills', 'Facts', 'Includes all key relevant facts.'],
      ...law,
    ],
  },
  {
    techName: 'sqe2-written',
    group: 'written',
    mode: 'window',
    name: 'SQE2 written skills',
    shortName: 'Written',
    price: 0,
    duration: 60,
    areas: [],
    description:
      '<p>Written stations, sat in a window of your choice and returned with marks and a review within a week.</p>',
  },
  {
    techName: 'sqe2-attendance-note',
    parent: 'sqe2-written',
    group: 'written',
    mode: 'window',
    category: 'attendance_note',
    name: 'Attendance note and legal analysis',
    shortName: 'Attendance note',
    price: 4000,
    duration: 25,
    areas: ['PROP', 'WILLS'],
    description:
      '<p>25 minutes, by hand or typed, to record an interview with a client: the relevant facts, an analysis of the legal issues, initial advice and next steps.</p>',
    criteria: [
      ['skills', 'Facts', 'Records all relevant information and factual issues.'],
      ['skills', 'Next steps', 'Identifies appropriate next steps, deadlines and missing information.'],
      ['skills', 'Client-focused advice', 'Provides initial advice that is client-focused.'],
      clear,
      ...law,
    ],
  },
  {
    techName: 'sqe2-case-and-matter-analysis',
    parent: 'sqe2-written',
    group: 'written',
    mode: 'window',
    category: 'case_and_matter_analysis',
    name: 'Case and matter analysis',
    shortName: 'Analysis',
    price: 5500,
    duration: 60,
    academicReview: true,
    areas: allFive,
    description:
      '<p>60 minutes for a report to the partner: analyse the file and give client-focused advice with reasons. A second marker looks at every paper before it is released.</p>',
    criteria: [
      ['skills', 'Relevant facts', 'Identifies the relevant facts and what is missing.'],
      [
        'skills',
        'Client-focused advice',
        'Provides advice that demonstrates an understanding of the problem from the client’s point of view.',
      ],
      clear,
      ...law,
    ],
  },
  {
    techName: 'sqe2-legal-research',
    parent: 'sqe2-written',
    group: 'written',
    mode: 'window',
    category: 'legal_research',
    name: 'Legal research',
    shortName: 'Research',
    price: 5500,
    duration: 60,
    areas: allFive,
    description:
      '<p>60 minutes with a pack of sources, some irrelevant, for a note to the partner: the advice to give, the reasoning, and the sources it rests on.</p>',
    criteria: [
      ['skills', 'Sources', 'Identifies and uses the relevant sources and information.'],
      ['skills', 'Client-focused advice', 'Provides advice that addresses the client’s problem.'],
      clear,
      ...law,
    ],
  },
  {
    techName: 'sqe2-legal-writing',
    parent: 'sqe2-written',
    group: 'written',
    mode: 'window',
    category: 'legal_writing',
    name: 'Legal writing',
    shortName: 'Writing',
    price: 4000,
    duration: 30,
    areas: allFive,
    description:
      '<p>30 minutes for a letter or an e-mail to a client, another party or a colleague. The same law reads differently to each of them.</p>',
    criteria: [
      ['skills', 'Relevant facts', 'Includes the relevant facts.'],
      ['skills', 'Structure', 'Has a logical structure.'],
      ['skills', 'Client and recipient', 'Gives advice and content that are focused on the client and the recipient.'],
      clear,
      ...law,
    ],
  },
  {
    techName: 'sqe2-legal-drafting',
    parent: 'sqe2-written',
    group: 'written',
    mode: 'window',
    category: 'legal_drafting',
    name: 'Legal drafting',
    shortName: 'Drafting',
    price: 5000,
    duration: 45,
    areas: allFive,
    description:
      '<p>45 minutes to draft a document, or the parts of one that matter, from instructions and a form.</p>',
    criteria: [clear, ['skills', 'Structure', 'Structures the document appropriately and effectively.'], ...law],
  },
  {
    techName: 'tutorials',
    group: 'tutorial',
    mode: 'live',
    name: 'Tutorials',
    shortName: 'Tutorials',
    price: 0,
    status: 'draft',
    duration: 60,
    areas: [],
    description: '<p>An hour with a tutor on what gives you trouble.</p>',
  },
  {
    techName: 'sqe1-mcq-clinic',
    parent: 'tutorials',
    group: 'tutorial',
    mode: 'live',
    category: 'mcq_clinic',
    name: 'SQE1 question clinic',
    shortName: 'MCQ clinic',
    seats: 6,
    price: 3000,
    status: 'draft',
    duration: 60,
    drawingTools: true,
    areas: sqe1,
    description:
      '<p>Bring the single best answer questions that you got wrong and find out why the other four options looked right.</p>',
  },
  {
    techName: 'career-interview',
    parent: 'tutorials',
    group: 'tutorial',
    mode: 'live',
    category: 'career_interview',
    name: 'Career interview practice',
    shortName: 'Career',
    price: 4500,
    status: 'draft',
    duration: 45,
    areas: ['BUS', 'DR', 'PROP'],
    description:
      '<p>A training contract or newly qualified interview with someone who has sat on the other side of the table.</p>',
  },
]
