import type { Services } from '../../kernel/context'
import { write } from '../../kernel/write/write'
import { mirrorIn, mirrorLater } from './mirror'

const DAY_MS = 86_400_000
/** As many as one turn has mirrored; the next turn takes the rest. */
const MOST = 20

/** Coupons by their ids, without those that have been over for some days: of these nothing can be behind at the gateway. */
const text = `select id, "from" from coupons where ($1::uuid is null or id > $1) and coalesce(until > $2, true) order by id limit ${MOST}`

/** Has all coupons mirrored at the start and once a day: those made before there was a gateway, and those whose jobs were given up while it was away. */
export function createMirroring(services: Services): () => Promise<void> {
  let next = Number.NEGATIVE_INFINITY
  let last: string | null = null
  return async () => {
    const now = services.clock.now().getTime()
    if (now < next || !mirrorIn(services)) return
    const { rows } = await services.database.query({ text, values: [last, new Date(now - 3 * DAY_MS)] })
    const coupons = rows as unknown as { id: string; from: Date | null }[]
    await write(services, async (writing) => {
      for (const { id, from } of coupons)
        await mirrorLater(writing, services, id, from && from.getTime() <= now + DAY_MS ? from : null)
    })
    last = coupons.length < MOST ? null : (coupons.at(-1)?.id ?? null)
    if (!last) next = now + DAY_MS
  }
}
