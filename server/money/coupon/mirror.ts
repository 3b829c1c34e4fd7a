import type { CouponFace, CouponMirror } from '../../gateways/payment/coupon-mirror'
import { PaymentDeclined } from '../../gateways/payment/payment'
import type { Services } from '../../kernel/context'
import type { JobPayloads } from '../../kernel/jobs/jobs'
import { type Writing, write } from '../../kernel/write/write'
import { validSql } from './table'

declare module '../../kernel/jobs/jobs' {
  interface JobPayloads {
    /** A coupon to be mirrored at the gateway. */
    coupon: {
      couponId: string
      /** The gateway's id of one that is deleted. */
      externalId?: string
    }
  }
}

/** Where our coupons are mirrored; none: nowhere. */
export const mirrorIn = ({ payments }: Pick<Services, 'payments'>): CouponMirror | undefined =>
  [...payments.values()].find(({ coupons }) => coupons)?.coupons

/** Servers' clocks differ a little, and a job that came before the beginning would find the coupon not begun. */
const MARGIN_MS = 1_000

/** Has a coupon mirrored after the commit, and again when its time begins. */
export async function mirrorLater(writing: Writing, services: Services, couponId: string, from?: Date | null) {
  if (!mirrorIn(services)) return
  await writing.queue('coupon', { couponId }, { about: null, soon: true })
  if (!from || from <= writing.now) return
  const startAfter = new Date(from.getTime() + MARGIN_MS)
  await writing.queue('coupon', { couponId }, { about: null, startAfter })
}

/** Has the gateway's record of a deleted coupon removed after the commit. */
export async function dropLater(writing: Writing, services: Services, couponId: string, externalId: string | null) {
  if (!mirrorIn(services) || !externalId) return
  await writing.queue('coupon', { couponId, externalId }, { about: null, soon: true })
}

/** The mirroring of each coupon that is under way, by the database that it is in, on which only one server runs. */
const underWay = new WeakMap<Services['database'], Map<string, Promise<void>>>()

/** Mirrors a coupon as it now is, after what is under way for it: of two changes at once the later terms stay. */
export async function mirrorCoupon(services: Services, job: JobPayloads['coupon']): Promise<void> {
  const { couponId: id } = job
  const turns = underWay.get(services.database) ?? new Map<string, Promise<void>>()
  underWay.set(services.database, turns)
  const before = turns.get(id) ?? Promise.resolve()
  const turn = before.catch(() => {}).then(() => mirror(services, job))
  turns.set(id, turn)
  try {
    await turn
  } finally {
    if (turns.get(id) === turn) turns.delete(id)
  }
}

/**
 * The record under other terms is removed first, since two may not have the same code. The id of the new one is kept before it is made, so that whatever comes between
 * it is found again.
 */
async function mirror(services: Services, { couponId, externalId: deletedId }: JobPayloads['coupon']): Promise<void> {
  const gateway = mirrorIn(services)
  if (!gateway) return
  const { face, externalId = deletedId } = await read(services, couponId)
  const wanted = face && gateway.idOf(face)
  if (externalId && externalId !== wanted) await gateway.drop(externalId)
  if (!face || !wanted) return
  // One that is deleted meanwhile is not made any more.
  if (externalId !== wanted && !(await remember(services, couponId, wanted))) return
  await gateway.keep(face).catch((error: unknown) => refused(services, face, error))
}

/** The coupon works with us all the same. The queue tries again, and shows staff the reason. */
function refused({ log }: Services, { id, name }: CouponFace, error: unknown): never {
  if (!(error instanceof PaymentDeclined)) throw error
  log.warn({ coupon: id, name, reason: error.message }, 'the gateway refuses a coupon')
  throw new Error(`The gateway refuses the coupon ‘${name}’: ${error.message}`)
}

const text = `select c.id, c.name, c.code, c.amount_off as "amountOff", c.percent_off as "percentOff", c.currency, c.duration,
    c.duration_in_months as "durationInMonths", c.max_redemptions as "maxRedemptions", c.minimum_amount as "minimumAmount", c.item_types as "itemTypes",
    c.until, ${validSql('c', '$2::timestamptz')} as "isActive", c.external_id as "externalId"
  from coupons c where c.id = $1`

interface Read {
  /** None: it is deleted. */
  face?: CouponFace
  externalId?: string | null
}

async function read({ database, clock }: Services, id: string): Promise<Read> {
  const { rows } = await database.query({ text, values: [id, clock.now()] })
  if (!rows[0]) return {}
  const { externalId, ...face } = rows[0]
  return { face: face as unknown as CouponFace, externalId: externalId as string | null }
}

/** Keeps the gateway's id; false: the coupon is deleted. */
const remember = (services: Services, id: string, externalId: string): Promise<boolean> =>
  write(services, async ({ query, changed }) => {
    const { rowCount } = await query({
      text: 'update coupons set external_id = $2 where id = $1',
      values: [id, externalId],
    })
    if (rowCount) changed('Coupon', id)
    return Boolean(rowCount)
  })
