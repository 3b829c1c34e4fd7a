import type { PackageRenewal, PackageStatus } from '../../../schema/generated/types'
import type { PlacedBundle } from '../library/shelving'
import { createDice, createIds } from '../random'
import type { Making, Row } from '../school'

/** The days on which packages and coupons came on sale, in days from today. */
const OPENED = -378
const [LAUNCHED, AUTUMN, WINTER] = [-370, -120, -60]

interface Written {
  title: string
  description: string
  headings: readonly Heading[]
  /** The titles of its bundles. */
  bundles?: readonly string[]
  credits?: number
  price?: number
  discount?: number
  months?: number
  renews?: PackageRenewal
  status?: PackageStatus
}

const headings = ['SQE1', 'SQE2', 'Credits'] as const
type Heading = (typeof headings)[number]

const both = (area: string) => [`${area}: practice questions`, `${area}: flashcards`]

const packages: readonly Written[] = [
  {
    title: 'Obligations',
    description: 'Contract and tort: questions, cards and both lectures',
    headings: ['SQE1'],
    bundles: [...both('Contract'), ...both('Tort'), 'Duty and breach'],
    discount: 20,
    months: 6,
  },
  {
    title: 'Both papers',
    description: 'Everything of FLK1 and FLK2, also what is added',
    headings: ['SQE1'],
    bundles: ['All of FLK1', 'All of FLK2'],
    discount: 20,
    months: 12,
  },
  {
    title: 'Library, monthly',
    description: 'Everything of FLK1 and FLK2, for as long as you need it',
    headings: ['SQE1'],
    bundles: ['All of FLK1', 'All of FLK2'],
    price: 2400,
    renews: 'monthly',
  },
  {
    title: 'Property and trusts',
    description: 'Land law, property practice and trusts, with their lectures',
    headings: ['SQE1'],
    bundles: [
      ...both('Land law'),
      ...both('Property practice'),
      ...both('Trusts'),
      'Overreaching and occupiers',
      'The three certainties',
    ],
    discount: 25,
    months: 6,
  },
  {
    title: 'The law of SQE2',
    description: 'Flashcards of all five areas that the stations ask',
    headings: ['SQE2'],
    bundles: [
      'Business organisations: flashcards',
      'Criminal litigation: flashcards',
      'Dispute resolution in practice: flashcards',
      'Property in practice: flashcards',
      'Wills and probate: flashcards',
    ],
    price: 1000,
    months: 6,
  },
  {
    title: 'Credits for four orals',
    description: 'For when only the oral stations are left',
    headings: ['SQE2', 'Credits'],
    credits: 32_000,
    price: 28_800,
  },
  { title: 'Credits, £200', description: 'With £5 extra', headings: ['Credits'], credits: 20_500, price: 20_000 },
  { title: 'Credits, £400', description: 'With £20 extra', headings: ['Credits'], credits: 42_000, price: 40_000 },
  {
    title: 'Criminal law, whole',
    description: 'Questions, cards and the lecture on theft',
    headings: ['SQE1'],
    bundles: [...both('Criminal law and practice'), 'Theft and robbery'],
    discount: 15,
    status: 'draft',
  },
  {
    title: 'September launch',
    description: 'Trusts and land law, while the library was new',
    headings: ['SQE1'],
    bundles: [...both('Land law'), ...both('Trusts')],
    discount: 40,
    status: 'archived',
  },
]

const slugOf = (title: string) => title.toLowerCase()

/** What is sold together, under its headings, and the coupons that lower prices. */
export function placePackages({ school, calendar }: Making, bundles: readonly PlacedBundle[]) {
  const insertedAt = calendar.at(OPENED, '11:00')
  const ids = createIds(createDice(1897))
  const id = () => ids(insertedAt)
  const stamps = { insertedAt, updatedAt: insertedAt }
  const categories = new Map(headings.map((title) => [title, { id: id(), title, slug: slugOf(title), ...stamps }]))
  school.billingCategories.push(...categories.values())
  const byTitle = new Map(bundles.map((bundle) => [bundle.title, bundle.id]))
  for (const [position, written] of packages.entries()) {
    const { title, description, credits = 0, price, discount, months = 12, renews, status = 'active' } = written
    const row: Row<'billingPackages'> & { id: string } = {
      ...{ id: id(), title, description, credits, price: price ?? null, discount: discount ?? null, position, status },
      ...{ renews: renews ?? 'once', accessDuration: months, accessDurationUnit: 'month', ...stamps },
    }
    school.billingPackages.push(row)
    for (const heading of written.headings)
      school.billingPackageCategories.push({ packageId: row.id, categoryId: categories.get(heading)?.id ?? '' })
    for (const name of written.bundles ?? []) {
      const bundleId = byTitle.get(name)
      if (!bundleId) throw new Error(`the demo library has no bundle called ${name}`)
      school.billingPackageBundles.push({ packageId: row.id, bundleId })
    }
  }
  placeCoupons({ school, calendar }, id)
}

function placeCoupons({ school, calendar }: Pick<Making, 'school' | 'calendar'>, id: () => string) {
  const at = (days: number) => calendar.at(days, '00:00')
  const made = (days: number) => ({ insertedAt: calendar.at(days, '11:00'), updatedAt: calendar.at(days, '11:00') })
  school.coupons.push(
    {
      id: id(),
      name: 'Launch',
      code: 'LAUNCH10',
      percentOff: 10,
      itemTypes: ['topup'],
      until: at(30),
      ...made(LAUNCHED),
    },
    {
      id: id(),
      name: 'Winter intake',
      code: 'WINTER15',
      percentOff: 15,
      maxRedemptions: 200,
      until: at(45),
      ...made(WINTER),
    },
    {
      id: id(),
      name: 'Autumn, £2 off',
      code: 'AUTUMN2',
      amountOff: 200,
      minimumAmount: 1000,
      until: at(-10),
      ...made(AUTUMN),
    },
    {
      id: id(),
      name: 'Open evening',
      code: 'INN-2027',
      amountOff: 500,
      minimumAmount: 2500,
      from: at(14),
      ...made(-5),
    },
  )
}
