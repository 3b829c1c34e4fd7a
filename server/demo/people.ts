import type { Ability } from '../../access/viewer'
import type { ContactStatus, Preparation, UserRole, UserType } from '../../schema/generated/types'

export interface DemoPerson {
  /** The part of the address before the @ sign. */
  address: string
  firstName?: string
  lastName?: string
  nickname?: string
  /** alpha2 */
  country?: string
  timezone?: string
  type?: UserType
  role?: UserRole
  preparation?: Preparation
  summary?: string
}

/** The weekly hours: days of the week (1 is Monday), from, until, in the tutor's own zone. */
type Hours = readonly [weekdays: readonly number[], from: string, until: string]

export interface DemoTutor extends DemoPerson {
  hours: readonly Hours[]
  areas: readonly string[]
  zoomId: string
}

const tutor = { type: 'tutoringSolicitor', country: 'GB' } as const

/** Six tutors and an interviewer. At least three of them may conduct each mock. */
export const tutorList: readonly DemoTutor[] = [
  {
    ...tutor,
    address: 'tutor',
    firstName: 'Harriet',
    lastName: 'Lindqvist',
    nickname: 'Harriet',
    summary:
      '<p>Litigator for fourteen years, the last six at a legal aid firm in Leeds. I mark the way a partner reads: what would I have to rewrite before it goes out?</p>',
    hours: [
      [[1, 3], '09:00', '13:00'],
      [[2, 4], '14:00', '20:00'],
      [[5], '09:00', '12:00'],
    ],
    areas: ['CRIM', 'DR', 'PROP', 'WILLS', 'BUS'],
    zoomId: '842 1937 5520',
  },
  {
    ...tutor,
    address: 'samuel.adeyemi-cole',
    firstName: 'Samuel',
    lastName: 'Adeyemi-Cole',
    nickname: 'Sam',
    summary:
      '<p>Duty solicitor and higher court advocate. Expect to be interrupted, and to be told afterwards why.</p>',
    hours: [
      [[1, 2, 3], '17:00', '21:00'],
      [[6], '09:00', '14:00'],
    ],
    areas: ['CRIM', 'DR'],
    zoomId: '815 2204 7718',
  },
  {
    ...tutor,
    address: 'gwenllian.prosser',
    firstName: 'Gwenllian',
    lastName: 'Prosser',
    nickname: 'Gwen',
    summary: '<p>Property and private client in Cardiff; I teach in English and, if you like, explain in Welsh.</p>',
    hours: [
      [[1, 2, 4], '10:00', '16:00'],
      [[7], '15:00', '19:00'],
    ],
    areas: ['PROP', 'WILLS'],
    zoomId: '867 5519 0432',
  },
  {
    ...tutor,
    address: 'imran.sheikh',
    firstName: 'Imran',
    lastName: 'Sheikh',
    nickname: 'Imran',
    summary:
      '<p>Corporate associate turned in-house counsel. If your board minutes survive me, they will survive Companies House.</p>',
    hours: [
      [[1, 2, 3, 4, 5], '07:00', '09:30'],
      [[3], '18:00', '21:00'],
    ],
    areas: ['BUS', 'DR', 'PROP'],
    zoomId: '829 6640 1187',
  },
  {
    ...tutor,
    address: 'catarina.vasconcelos',
    firstName: 'Catarina',
    lastName: 'Vasconcelos',
    nickname: 'Cat',
    country: 'PT',
    timezone: 'Europe/Lisbon',
    summary:
      '<p>Qualified twice, in Lisbon and in London, the second time by the SQE itself. I know which parts of it nobody tells you about.</p>',
    hours: [
      [[2, 3, 4], '09:00', '13:00'],
      [[5], '14:00', '18:00'],
    ],
    areas: ['BUS', 'DR', 'CRIM', 'WILLS'],
    zoomId: '851 3380 9926',
  },
  {
    ...tutor,
    address: 'desmond.achterberg',
    firstName: 'Desmond',
    lastName: 'Achterberg',
    nickname: 'Des',
    summary: '<p>Thirty years of wills, trusts and families. Patient with people, less so with drafting.</p>',
    hours: [
      [[1, 3, 5], '13:00', '18:00'],
      [[6], '10:00', '13:00'],
    ],
    areas: ['WILLS', 'PROP', 'CRIM'],
    zoomId: '838 7012 6645',
  },
  {
    address: 'interviewer',
    firstName: 'Moira',
    lastName: 'Fennimore',
    nickname: 'Moira',
    country: 'GB',
    type: 'interviewer',
    summary:
      '<p>Actor and role player. I have been an anxious client some two thousand times and have never been the same one twice.</p>',
    hours: [
      [[1, 2, 3, 4], '10:00', '17:00'],
      [[6], '09:00', '12:00'],
    ],
    areas: ['PROP', 'WILLS'],
    zoomId: '873 4458 2091',
  },
]

export const staffList: readonly (DemoPerson & { roles?: readonly string[] })[] = [
  { address: 'admin', firstName: 'Rosalind', lastName: 'Okoro', nickname: 'Ros', country: 'GB', role: 'admin' },
  {
    address: 'supervisor',
    firstName: 'Edwin',
    lastName: 'Thackeray',
    nickname: 'Ed',
    country: 'GB',
    role: 'supervisor',
  },
  {
    address: 'frontdesk',
    firstName: 'Priti',
    lastName: 'Vadgama',
    nickname: 'Priti',
    country: 'GB',
    roles: ['Front desk', 'Billing clerk'],
  },
  {
    address: 'editor',
    firstName: 'Lorcan',
    lastName: 'Gillespie',
    nickname: 'Lorcan',
    country: 'IE',
    timezone: 'Europe/Dublin',
    roles: ['Mock editor'],
  },
]

export const roleList: readonly { name: string; abilities: readonly Ability[] }[] = [
  {
    name: 'Front desk',
    abilities: ['view_all_users', 'manage_users', 'view_all_sessions', 'manage_sessions', 'assign_tutors'],
  },
  { name: 'Mock editor', abilities: ['view_all_mocks', 'manage_mocks'] },
  { name: 'Billing clerk', abilities: ['view_all_users', 'manage_billing', 'issue_refunds'] },
]

export const student = (
  name: string,
  country: string,
  preparation: Preparation,
  more: Partial<DemoPerson> = {},
): DemoPerson => {
  const [firstName = '', ...rest] = name.split(' ')
  const address = name
    .normalize('NFD')
    .replace(/\p{M}|[’']/gu, '')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .toLowerCase()
    .replaceAll(' ', '.')
  return { address, firstName, lastName: rest.join(' '), nickname: firstName, country, preparation, ...more }
}

/** Forty students with a history. The first is the demo student. */
export const studentList: readonly DemoPerson[] = [
  student('Maya Castellane', 'GB', 'sqe2', { address: 'student' }),
  student('Oluwaseun Bakare', 'NG', 'sqe2', { timezone: 'Africa/Lagos', nickname: 'Seun' }),
  student('Bethan Rhydderch', 'GB', 'sqe2'),
  student('Kwabena Ofori', 'GH', 'sqe2', { timezone: 'Africa/Accra', nickname: 'Kobby' }),
  student('Charlotte Merriweather', 'GB', 'sqe2', { nickname: 'Lottie' }),
  student('Ananya Krishnamurthy', 'IN', 'sqe2', { timezone: 'Asia/Kolkata' }),
  student('Callum Strachan', 'GB', 'sqe2'),
  student('Wei Ling Tan', 'SG', 'sqe2', {
    firstName: 'Wei Ling',
    lastName: 'Tan',
    timezone: 'Asia/Singapore',
    nickname: 'Wei Ling',
  }),
  student('Zofia Wójcik', 'PL', 'sqe2'),
  student('Hamza Qureshi', 'PK', 'sqe2', { timezone: 'Asia/Karachi' }),
  student('Eleanor Whitcombe', 'GB', 'sqe1', { nickname: 'Nell' }),
  student('Luca Ferrante', 'IT', 'sqe2', { timezone: 'Europe/Rome' }),
  student('Naledi Mokoena', 'ZA', 'sqe2', { timezone: 'Africa/Johannesburg' }),
  student('Theo Papadakis', 'GR', 'sqe2'),
  student('Aisling Ní Bhriain', 'IE', 'sqe2', { timezone: 'Europe/Dublin' }),
  student('Jasper Thornhill', 'GB', 'sqe2'),
  student('Fatima Al-Mansouri', 'AE', 'sqe2', { timezone: 'Asia/Dubai' }),
  student('Ho Yin Cheung', 'HK', 'sqe2', {
    firstName: 'Ho Yin',
    lastName: 'Cheung',
    timezone: 'Asia/Hong_Kong',
    nickname: 'Ho Yin',
  }),
  student('Grace Wanjiru', 'KE', 'sqe2', { timezone: 'Africa/Nairobi' }),
  student('Tomos Llewellyn', 'GB', 'sqe1'),
  student('Camila Restrepo', 'CO', 'sqe2'),
  student('Dylan Braithwaite', 'GB', 'hra_bar'),
  student('Nadia Chowdhury', 'GB', 'sqe2'),
  student('Matteo Oyelaran', 'GB', 'sqe2'),
  student('Ingrid Solbakken', 'NO', 'sqe2', { timezone: 'Europe/Oslo' }),
  student('Rohan Mehta', 'GB', 'sqe2'),
  student('Sinéad Gallagher', 'GB', 'sqe2'),
  student('Yusuf Demir', 'TR', 'sqe2', { timezone: 'Europe/Istanbul' }),
  student('Phoebe Lancaster', 'GB', 'sqe2'),
  student('Chidinma Eze', 'NG', 'sqe2', { timezone: 'Africa/Lagos', nickname: 'Chidi' }),
  student('Angus MacAllister', 'GB', 'hra_bar', { nickname: 'Gus' }),
  student('Mei Nakagawa', 'JP', 'sqe2', { timezone: 'Asia/Tokyo' }),
  student('Rebecca Feldman', 'GB', 'sqe2', { nickname: 'Becca' }),
  student('Javier Ibáñez', 'ES', 'sqe2', { timezone: 'Europe/Madrid', nickname: 'Javi' }),
  student('Harpreet Sandhu', 'GB', 'sqe2', { nickname: 'Harpreet' }),
  student('Leila Haddad', 'LB', 'sqe2'),
  student('Owen Pritchard', 'GB', 'other'),
  student('Tamara Joseph', 'TT', 'sqe2', { timezone: 'America/Port_of_Spain' }),
  student('Rory Cavanagh', 'GB', 'sqe2'),
  student('Shanice Douglas', 'JM', 'sqe2', { timezone: 'America/Jamaica' }),
]

/** A person who asked for an account but has not completed the profile. */
export const newcomer: DemoPerson = { address: 'newcomer' }

export const blocked: DemoPerson = student('Piers Hallam', 'GB', 'sqe2', { address: 'blocked' })

/** The front desk's notes about some students, by place in the list. */
export const deskNotes: Readonly<Record<number, { contactStatus: ContactStatus; followUp?: number; note: string }>> = {
  3: {
    contactStatus: 'contacted',
    followUp: 2,
    note: 'Asked about a block of six oral stations before the January sitting. Ring again.',
  },
  10: {
    contactStatus: 'interested',
    followUp: 5,
    note: 'Still on SQE1; wants to know when the question clinic opens.',
  },
  16: { contactStatus: 'interested', followUp: 0, note: 'Travelling until the weekend. Prefers e-mail.' },
  21: {
    contactStatus: 'not_interested',
    note: 'Has gone over to the Bar course and keeps the account for the advocacy stations.',
  },
  28: { contactStatus: 'contacted', followUp: -2, note: 'Missed a session through illness. Goodwill credit given.' },
  36: { contactStatus: 'do_not_contact', note: 'Asked for no more calls.' },
}
