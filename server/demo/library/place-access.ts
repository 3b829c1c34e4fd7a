import type { GrantType, LibraryPermissionStatus } from '../../../schema/generated/types'
import type { Student } from '../place-people'
import { createDice, createIds, type Ids } from '../random'
import type { Row } from '../school'
import { isPopular } from './quirks'
import type { PlacedBundle, Placing } from './shelving'

/** What the demo student has opened, by a part of the title, and the days for which it has been open. */
const opened: readonly (readonly [RegExp, number])[] = [
  [/^Contract: practice/, 34],
  [/^Tort: practice/, 27],
  [/^Dispute resolution: practice/, 20],
  [/^Land law: practice/, 12],
  [/^Contract: flashcards/, 362],
  [/^Land law: flashcards/, 150],
  [/^Tort: flashcards/, 9],
  [/^Dispute resolution: flashcards/, 4],
  [/^Wills and estates: flashcards/, 1],
  [/^Overreaching and occupiers/, 12],
  [/^Serving the claim form/, 20],
]
const MONTHS_OPEN = 18
const VIDEOS_OPENED = -6

/** Lets the demo student into the videos. */
export function openVideos({ school, calendar, students: [student] }: Placing, bundle: PlacedBundle | null) {
  if (!bundle || !student) return
  const at = calendar.at(VIDEOS_OPENED, '19:30')
  school.libraryPermissions.push(permissionOf(bundle, student, at, createIds(createDice(1927))(at)))
}

/** Lets students into bundles: the demo student into a few that readers of the demo look at, the others into some each. */
export function grantAccess({ school, calendar, students }: Placing, bundles: readonly PlacedBundle[]) {
  const dice = createDice(1925)
  const ids = createIds(createDice(1926))
  const grant = (bundle: PlacedBundle, student: Student, day: number) => {
    const at = calendar.at(day, '19:00')
    school.libraryPermissions.push(permissionOf(bundle, student, at, ids(at)))
  }
  const [first, ...others] = students
  for (const [title, days] of opened) {
    const bundle = bundles.find((each) => title.test(each.title))
    if (first && bundle) grant(bundle, first, -days)
  }
  for (const student of others)
    for (const bundle of bundles)
      if (dice.chance(isPopular(bundle.title) ? 1 : 0.6)) grant(bundle, student, -dice.int(5, 90))
}

/** A permission that was given and opened at an instant. */
const permissionOf = (bundle: PlacedBundle, student: Student, at: Date, id: string) => ({
  id,
  bundleId: bundle.id,
  userId: student.id,
  status: 'active' as const,
  duration: MONTHS_OPEN,
  durationUnit: 'month' as const,
  from: at,
  until: new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + MONTHS_OPEN, at.getUTCDate(), 12)),
  type: 'grant' as const,
  insertedAt: at,
})

/** Access to a bundle in days from today; without `from` it is not opened yet. */
interface Held {
  status: LibraryPermissionStatus
  type: GrantType
  given: number
  from?: number
  until?: number
}

/** How the demo student stands to bundles: mostly they are open, and each other state occurs once. */
const ofDemoStudent: readonly (readonly [title: string, held: Held])[] = [
  ['Advocacy: what the judge marks', { status: 'active', type: 'course', given: -21, from: -21, until: 162 }],
  ['Client interview: the first meeting', { status: 'active', type: 'group', given: -18, from: -16, until: 167 }],
  ['The reading room: ethics on every paper', { status: 'active', type: 'group', given: -18, from: -15 }],
  ['Intestacy: deaths before 26 July 2023', { status: 'active', type: 'grant', given: -75, from: -74, until: 108 }],
  ['Criminal litigation: flashcards', { status: 'active', type: 'trial', given: -9, from: -9, until: 5 }],
  ['Legal writing: one law, three readers', { status: 'pending', type: 'purchase', given: -2 }],
  ['Legal drafting: words that do the work', { status: 'active', type: 'course', given: -21, from: 10, until: 192 }],
  ['Business organisations: flashcards', { status: 'paused', type: 'subscription', given: -40, from: -39, until: 144 }],
  ['Property in practice: flashcards', { status: 'expired', type: 'trial', given: -47, from: -45, until: -31 }],
  ['Legal research: a note to rely on', { status: 'revoked', type: 'coupon', given: -50, from: -50, until: 133 }],
]

/** What others hold, in turn. A purchase is of what is free, since the wallets know of no other. */
const ofOthers: readonly Held[] = [
  { status: 'active', type: 'purchase', given: -33, from: -33, until: 150 },
  { status: 'active', type: 'course', given: -28, from: -26, until: 156 },
  { status: 'pending', type: 'purchase', given: -3 },
  { status: 'active', type: 'purchase', given: -61, from: -60, until: 122 },
  { status: 'active', type: 'group', given: -14, from: -14 },
  { status: 'active', type: 'trial', given: -8, from: -8, until: 6 },
  { status: 'expired', type: 'trial', given: -52, from: -50, until: -36 },
  { status: 'active', type: 'purchase', given: -11, from: -10, until: 172 },
  { status: 'paused', type: 'course', given: -45, from: -44, until: 138 },
  { status: 'active', type: 'coupon', given: -20, from: -19, until: 163 },
  { status: 'revoked', type: 'grant', given: -57, from: -56, until: 126 },
  { status: 'active', type: 'course', given: -5, from: 12, until: 194 },
]
const HOLDS = 0.45

/** Access in every state to what was added after the papers of SQE1. Nobody holds what is not published yet. */
export function placeAccess({ school, calendar, students }: Placing, bundles: readonly PlacedBundle[]) {
  const dice = createDice(1928)
  const ids = createIds(createDice(1929))
  const hold = (bundle: PlacedBundle, student: Student, held: Held) =>
    school.libraryPermissions.push(heldOf(calendar, ids, { bundle, student, held }))
  const [first, ...others] = students
  for (const [title, held] of ofDemoStudent) {
    const bundle = bundles.find((each) => each.title === title)
    if (!bundle || !first) throw new Error(`The demo student holds ${title}, which is not there.`)
    hold(bundle, first, held)
  }
  const open = bundles.filter(({ status, visibility }) => status === 'published' && visibility !== 'restricted')
  let turn = 0
  for (const student of others)
    for (const bundle of open) {
      if (!dice.chance(HOLDS)) continue
      const held = ofOthers[turn++ % ofOthers.length] as Held
      hold(bundle, student, held.type === 'purchase' && bundle.price ? { ...held, type: 'grant' } : held)
    }
}

interface Holding {
  bundle: PlacedBundle
  student: Student
  held: Held
}

function heldOf(
  calendar: Placing['calendar'],
  ids: Ids,
  { bundle, student, held: { status, type, given, from, until } }: Holding,
): Row<'libraryPermissions'> {
  const at = calendar.at(given, '18:40')
  return {
    id: ids(at),
    bundleId: bundle.id,
    userId: student.id,
    status,
    duration: from === undefined || until !== undefined ? lengthOf(from, until) : null,
    durationUnit: 'day',
    from: from === undefined ? null : calendar.at(from, '19:20'),
    until: until === undefined ? null : calendar.at(until, '19:20'),
    type,
    royalty: type === 'purchase',
    insertedAt: at,
  }
}

/** Days; what is not opened yet has half a year. */
const lengthOf = (from?: number, until?: number) => (from === undefined || until === undefined ? 183 : until - from)
