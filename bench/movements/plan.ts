import { idOf } from '../database'
import type { Run } from '../school/copy'

export interface Books {
  /** Of all wallets together. */
  movements: number
  people: number
  /** The movements of the first person, who has many in a small school too. */
  most: number
}

/** Pence with which each wallet begins, so that none ever falls below zero. */
const OPENING = 50_000

/** Every twentieth is a tutor, who has royalties and payouts where others have top-ups and adjustments. */
export const isTutor = (holder: string) => `${holder} % 20 = 0`

/** A person's movements after the first go round these nine, which together are money in. Each has a type, one for tutors, and its pence. */
const round = [
  ['purchase', 'purchase', -2500],
  ['purchase', 'purchase', -4000],
  ['refund', 'refund', 2500],
  ['fee', 'fee', -500],
  ['bonus', 'bonus', 300],
  ['topup', 'royalty', 900],
  ['purchase', 'purchase', -3000],
  ['adjustment', 'payout', -100],
  ['topup', 'topup', 9000],
] as const

/** By their places in the round, counted from 1. */
export const BUNDLE = 1
export const PACKAGE = 2
const REFUND = 3
const ROYALTY = 6
export const SESSION = 7
export const TOP_UP = 9

const listOf = (values: readonly (string | number)[]) =>
  `(array[${values.map((each) => (typeof each === 'string' ? `'${each}'` : each)).join(', ')}])[place]`

const words = [
  'The law of torts, with answers',
  'Everything for the first exam',
  'Given back: the law of torts',
  'Cancelled late',
  'A gift of the school',
  'Credit for an introduction',
  'A mock interview',
  'Put right by staff',
  'Wallet top-up',
]

const typeOf = `case when place = 0 then 'topup' when place = ${REFUND} and turn < 3 then 'bonus' when ${isTutor('holder')}
  then ${listOf(round.map(([, tutors]) => tutors))} else ${listOf(round.map(([type]) => type))} end`

/** A payment that was given back is reversed; some top-ups fail, and some royalties wait. */
const statusOf = `case when place = ${BUNDLE} and turn + 2 <= last then 'reversed' when place = ${TOP_UP} and n % 40 = 0 then 'failed'
  when place = ${ROYALTY} and ${isTutor('holder')} and n % 3 = 0 then 'pending' else 'available' end`

/** Plans each movement as a row of `bench_moves`: whose it is, its place in that person's round, and its time within two years. */
export async function planMovements(run: Run, { movements, people, most }: Books): Promise<void> {
  const others = people - 1
  const later = `n - ${most + 1}`
  await run(`create temp table bench_moves on commit drop as
    with numbered as (
      select n, 1 as holder, n - 1 as turn, ${most} - 1 as last, n / ${most}::float8 as part from generate_series(1, ${most}) n
      union all
      select n, 2 + (${later}) % ${others}, (${later}) / ${others}, (${movements} - ${later} % ${others} - ${most + 1}) / ${others},
        (${later}) / ${movements - most}::float8 from generate_series(${most + 1}, ${movements}) n
    ), placed as (select *, case when turn = 0 then 0 else 1 + (turn + holder) % ${round.length} end as place from numbered),
    said as (
      select *, ${typeOf} as type, ${statusOf} as status,
        (case when place = 0 then ${OPENING} else ${listOf(round.map(([, , pence]) => pence))} end * (100 + holder % 200) / 100)::int as amount
      from placed
    )
    select n, holder, turn, place, type, status, amount, ${idOf('move', 'n')} as id, ${idOf('payer', 'holder')} as user_id,
      case when place = 0 then 'Opening balance' else ${listOf(words)} || ' ' || n end as description,
      now() - interval '730 days' * (1 - part) as at, interval '0' as shift,
      case when type = 'refund' then lag(id, 2) over (partition by holder order by turn) end as reverses_id
    from (select *, ${idOf('move', 'n')} as id from said) made`)
  await run('create index on bench_moves (place)')
  await run('analyze bench_moves')
}
