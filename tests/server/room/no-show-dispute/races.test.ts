import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, type Person, type TestApp } from '../../../build'
import { missedSessions, signingInAgain } from './missed'

let app: TestApp
let school: Awaited<ReturnType<typeof missedSessions>>
beforeAll(async () => {
  app = signingInAgain(await build())
  school = await missedSessions(app)
})
afterAll(() => app.close())

const AT_ONCE = 100
const query = async (text: string, values: unknown[]) => (await app.services.database.query({ text, values })).rows
const refundsOf = async (id: string) =>
  (await query(`select amount from transactions where session_id = $1 and type = 'refund'`, [id])).map(
    ({ amount }) => amount,
  )
const balanceOf = async (who: Person) => (await app.send('{ wallet { balance } }', {}, who)).data.wallet.balance

describe('a hundred disputes and decisions at once', () => {
  it('end in one dispute, one outcome, and the money back once', async () => {
    const student = await app.person()
    const id = await school.missed(student)
    const before = await balanceOf(student)
    const staff = await Promise.all(Array.from({ length: 5 }, () => app.person({ abilities: ['manage_sessions'] })))
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) =>
        at % 2 ? school.dispute(id, student, `Number ${at}`) : school.resolve(id, 'refunded', 'Yes.', staff[at % 5]),
      ),
    )
    const disputed = answers.filter(({ data }) => data?.sessionNoShowDispute)
    expect(disputed).toHaveLength(1)
    // Whoever came before the dispute was refused, so one more is sent where nobody came after it.
    await school.resolve(id, 'refunded', 'Yes.')
    expect(await refundsOf(id)).toEqual([7000])
    expect(await balanceOf(student)).toBe(before + 7000)
    expect(await query('select outcome from no_show_disputes where session_id = $1', [id])).toEqual([
      { outcome: 'refunded' },
    ])
  })

  it('would pay back twice with the bug planted: the outcome read first and written later', async () => {
    const student = await app.person()
    const id = await school.missed(student)
    await school.dispute(id, student)
    let waiting = 2
    let open = () => {}
    const together = new Promise<void>((done) => {
      open = done
    })
    const payWithoutGuard = async () => {
      const [dispute] = await query('select outcome from no_show_disputes where session_id = $1', [id])
      if (--waiting === 0) open()
      await together
      if (dispute?.outcome) return 'refused'
      await query(`update no_show_disputes set outcome = 'refunded', resolved_at = now() where session_id = $1`, [id])
      return 'paid'
    }
    expect(await Promise.all([payWithoutGuard(), payWithoutGuard()])).toEqual(['paid', 'paid'])
  })
})
