import { LONDON, offsetAt } from '../../../../rules/wall-clock'
import type { GrantType } from '../../../../schema/generated/types'
import { wallToInstant } from '../../../kernel/time/zones'
import { DAY, HOUR, later } from '../../calendar'
import type { PlacedBundle } from '../../library/shelving'
import type { Dice, Ids } from '../../random'
import type { Making as All, Row } from '../../school'

type Permission = Row<'libraryPermissions'>

/** Some months later at the same time of day in London, or on the last day of a shorter month. */
export function monthsLater(at: Date, months: number): Date {
  const wall = new Date(at.getTime() + offsetAt(at.getTime(), LONDON))
  const day = wall.getUTCDate()
  const month = new Date(wall)
  month.setUTCMonth(month.getUTCMonth() + months, 1)
  const last = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0)).getUTCDate()
  month.setUTCDate(Math.min(day, last))
  return new Date(wallToInstant(month.getTime(), LONDON))
}

/** Longer than a bundle is held that is opened within days of its sale. */
const OVER_DAYS = 192
/** As long as what was bought is surely open today. */
const OPEN_DAYS = 170
/** Those who are let in by the school hold a bundle for so many months, as `grantAccess` has it. */
const LET_IN_MONTHS = 18

interface Making extends Pick<All, 'school' | 'calendar'> {
  id: Ids
}

interface Giving {
  bundle: PlacedBundle
  userId: string
  at: Date
  by: GrantType
}

interface Lending extends Omit<Giving, 'by'> {
  until: Date
}

export interface Access {
  isHeld(bundle: PlacedBundle, userId: string, at: Date): boolean
  /** Whether it can be sold then, beside what its buyer holds now. `fresh`: they hold none of it now. */
  maySell(bundle: PlacedBundle, userId: string, at: Date, fresh?: boolean): boolean
  /** Gives what was bought; without `opened` its buyer opens it within days. */
  give(giving: Giving, opened?: boolean): void
  lend(lending: Lending): void
  takeBack(bundleId: string, userId: string, at: Date): void
}

/** The permissions so far, by bundle and person, and how new ones are made. */
interface Holdings {
  now: Date
  id: Ids
  bundles: readonly PlacedBundle[]
  find(bundleId: string, userId: string): Permission | undefined
  add(row: Permission): void
}

function holdingsOf({ school, calendar: { now }, id }: Making): Holdings {
  const keyOf = (bundleId: string, userId: string) => `${bundleId} ${userId}`
  const held = new Map(school.libraryPermissions.map((row) => [keyOf(row.bundleId, row.userId), row]))
  return {
    ...{ now, id, bundles: school.bundles as PlacedBundle[] },
    find: (bundleId, userId) => held.get(keyOf(bundleId, userId)),
    add(row) {
      school.libraryPermissions.push(row)
      held.set(keyOf(row.bundleId, row.userId), row)
    },
  }
}

/** Gives with a collection what it gathers, as `gather` of the library does it. */
function gather({ now, id, bundles, find, add }: Holdings, collection: PlacedBundle, given: Permission, at: Date) {
  const { id: givenById, userId, until } = given
  for (const bundle of bundles)
    if (
      bundle.categoryId === collection.categoryId &&
      bundle.type !== 'collection' &&
      bundle.status === 'published' &&
      ['public', 'authenticated'].includes(bundle.visibility ?? 'authenticated') &&
      !find(bundle.id, userId)
    )
      add({
        ...{ id: id(at), bundleId: bundle.id, userId, type: 'package', royalty: true, duration: null },
        ...{ status: until && until <= now ? 'expired' : 'pending', until, givenById, insertedAt: at },
      })
}

/** Keeps a permission on these terms, in place of the one that is there. */
function put(holdings: Holdings, { bundle, userId, at }: Omit<Giving, 'by'>, terms: Partial<Permission>) {
  const { now, id, find, add } = holdings
  const isOver = terms.until && terms.until <= now
  const row: Permission = {
    ...{ id: id(at), bundleId: bundle.id, userId, royalty: true, insertedAt: at, ...terms },
    status: isOver ? 'expired' : terms.from ? 'active' : 'pending',
  }
  const known = find(bundle.id, userId)
  if (known) Object.assign(known, row, { id: known.id })
  else add(row)
  if (bundle.type === 'collection' && terms.from) gather(holdings, bundle, row, terms.from)
}

const isAgain = ({ insertedAt }: Permission, at: Date) => Boolean(insertedAt && insertedAt > later(at, OVER_DAYS * DAY))

/** Who holds what, and the permissions that sales give. What `mine` holds stays as it is. */
export function createAccess(making: Making & { dice: Dice }, mine: string): Access {
  const { dice } = making
  const holdings = holdingsOf(making)
  const { now, find } = holdings
  const begun = (row: Permission) => row.insertedAt ?? now

  /** What the school let somebody in to can have been bought instead, if that is not over by now. */
  const canBecome = ({ userId, status, type, duration }: Permission, at: Date) =>
    userId !== mine &&
    [status, type, duration].join() === ['active', 'grant', LET_IN_MONTHS].join() &&
    at > later(now, -OPEN_DAYS * DAY)

  return {
    isHeld(bundle, userId, at) {
      const row = find(bundle.id, userId)
      return Boolean(row && begun(row) <= at && (!row.until || row.until > at))
    },
    maySell(bundle, userId, at, fresh = false) {
      const row = find(bundle.id, userId)
      if (!row) return true
      return !fresh && begun(row) > at && (isAgain(row, at) || canBecome(row, at))
    },
    give(giving, opened = true) {
      const { bundle, userId, at, by } = giving
      const known = find(bundle.id, userId)
      if (known && isAgain(known, at)) return
      const first = later(at, dice.int(1, 60) * HOUR)
      const from = known?.from && known.from < first ? known.from : first
      const months = bundle.accessDuration ?? null
      const terms = { type: by, duration: months, durationUnit: 'month' as const }
      if ((!opened && !known) || from > now) put(holdings, giving, { ...terms, from: null, until: null })
      else put(holdings, giving, { ...terms, from, until: months ? monthsLater(from, months) : null })
    },
    lend({ until, ...lending }) {
      put(holdings, lending, { type: 'subscription', duration: null, from: later(lending.at, HOUR), until })
    },
    takeBack(bundleId, userId, at) {
      const row = find(bundleId, userId)
      if (row) Object.assign(row, { status: 'expired', until: at })
    },
  }
}
