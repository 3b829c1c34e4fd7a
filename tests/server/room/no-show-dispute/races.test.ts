import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { write } from '../../../../server/kernel/write/write'
import { refund } from '../../../../server/money/refunds'
import { paidFor } from '../../../../server/room/life/payments'
import { build, type Person, type TestApp } from '../../../build'
import { barrier } from '../../barrier'
import { unguarded } from '../../unguarded'
import { missedSessions, signingInAgain } from './missed'

let app: TestApp
let school: Awaited<ReturnType<typeof missedSessions>>
let staff: Person[]
beforeAll(async () => {
  app = signingInAgain(await build())
  school = await missedSessions(app)
  staff = await Promise.all(Array.from({ length: 5 }, () => app.person({ abilities: ['manage_sessions'] })))
})
afterAll(() => app.close())

const AT_ONCE = 100
const PAID = 7000
const outcomes = ['upheld', 'refunded', 'reinstated']
const query = async (text: string, values: unknown[]) => (await app.services.database.query({ text, values })).rows
const refundsOf = async (id: string) =>
  (await query(`select amount from transactions where session_id = $1 and type = 'refund'`, [id])).map(
    ({ amount }) => amount,
  )
const balanceOf = async (who: Person) => (await app.send('{ wallet { balance } }', {}, who)).data.wallet.balance

/** One of the three decisions by one of the staff, with a reason of its own; answers whether it is the one that was written down. */
async function decide(id: string, at: number) {
  const reason = `Decision ${at}`
  const { data } = await school.resolve(id, outcomes[at % 3] as string, reason, staff[at % 5])
  return data?.sessionNoShowResolve?.noShowDispute.answer === reason ? [outcomes[at % 3]] : []
}

/** Exactly one decision stands, everything says the same of it, and the money came back if and only if it says so. */
async function expectOneOutcome(id: string, student: Person, before: number, won: readonly unknown[]) {
  expect(won).toHaveLength(1)
  const [outcome] = won
  const [dispute] = await query('select outcome, rebook_until from no_show_disputes where session_id = $1', [id])
  expect(dispute?.outcome).toBe(outcome)
  expect(dispute?.rebook_until !== null).toBe(outcome === 'reinstated')
  const [session] = await query('select status from sessions where id = $1', [id])
  expect(session?.status).toBe(outcome === 'refunded' ? 'cancelled' : 'no_show')
  const back = outcome === 'refunded' ? [PAID] : []
  expect(await refundsOf(id)).toEqual(back)
  expect(await balanceOf(student)).toBe(before + back.length * PAID)
}

describe('disputes and decisions at once', () => {
  it('end in one dispute and one outcome, a hundred of them', async () => {
    const student = await app.person()
    const id = await school.missed(student)
    const before = await balanceOf(student)
    const won: unknown[] = []
    const disputed = await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, at) => {
        if (at % 2) return (await school.dispute(id, student, `Number ${at}`)).data?.sessionNoShowDispute
        won.push(...(await decide(id, at / 2)))
        return null
      }),
    )
    expect(disputed.filter(Boolean)).toHaveLength(1)
    // Whoever came before the dispute was refused, so one more is sent where nobody came after it.
    won.push(...(await decide(id, AT_ONCE + 1)))
    await expectOneOutcome(id, student, before, won)
  })

  it.each(outcomes)(
    'end in one outcome where nine staff decide differently, the first that it is %s',
    async (first) => {
      const student = await app.person()
      const id = await school.missed(student)
      await school.dispute(id, student)
      const before = await balanceOf(student)
      const from = outcomes.indexOf(first)
      const won = await Promise.all(Array.from({ length: 9 }, (_, at) => decide(id, from + at)))
      await expectOneOutcome(id, student, before, won.flat())
    },
  )

  it('would pay back twice with the bug planted: the outcome read first and written later', async () => {
    const student = await app.person()
    const id = await school.missed(student)
    await school.dispute(id, student)
    const before = await balanceOf(student)
    const together = barrier(2)
    const refundWithoutGuard = async () => {
      const [dispute] = await query('select outcome from no_show_disputes where session_id = $1', [id])
      const { paid, purchase } = await paidFor(app.services.database, id)
      await together()
      if (dispute?.outcome || !purchase) return 0
      return write(app.services, async (writing) => {
        await writing.query({
          text: `update no_show_disputes set outcome = 'refunded', resolved_at = $2 where session_id = $1`,
          values: [id, writing.now],
        })
        await refund(writing, purchase, paid, 'Withdrawn')
        return paid
      })
    }
    // The database's own guard against a second refund of one purchase goes too.
    const twice = await unguarded(app, () => Promise.all([refundWithoutGuard(), refundWithoutGuard()]))
    expect(twice).toEqual([PAID, PAID])
    expect(await refundsOf(id)).toEqual([PAID, PAID])
    expect(await balanceOf(student)).toBe(before + 2 * PAID)
    await expect(expectOneOutcome(id, student, before, ['refunded'])).rejects.toThrow()
  })
})
