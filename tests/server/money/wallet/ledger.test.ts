import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseError } from '../../../../server/kernel/errors'
import { write } from '../../../../server/kernel/write/write'
import { adjustment, move } from '../../../../server/money/ledger'
import { build, type Person, type TestApp } from '../../../build'
import { give } from '../../../factories'

let app: TestApp
let person: Person
beforeAll(async () => {
  app = await build()
  person = await app.person()
  await give(app, person, 5000)
})
afterAll(() => app.close())

const run = (text: string, values?: unknown[]) => app.services.database.query({ text, ...(values && { values }) })
const refusal = async (text: string) => {
  try {
    await run(text)
    return 'accepted'
  } catch (error) {
    return databaseError(error)?.constraint ?? String(error)
  }
}

describe('the ledger', () => {
  it('refuses to change, delete or truncate postings', async () => {
    expect(await refusal('update entries set amount = amount + 1')).toBe('ledger_append_only')
    expect(await refusal('delete from entries')).toBe('ledger_append_only')
    expect(await refusal('truncate entries')).toBe('ledger_append_only')
    expect(await refusal('update transactions set amount = 1')).toBe('ledger_append_only')
    expect(await refusal('delete from transactions')).toBe('ledger_append_only')
  })

  it('refuses to set a balance by hand', async () => {
    expect(await refusal('update accounts set balance = 1000000')).toBe('ledger_append_only')
  })

  it('refuses a transaction without postings, or with postings that do not sum to zero', async () => {
    const lopsided = app.services.database.transaction(async ({ query }) => {
      const { rows } = await query({ text: 'select id from accounts where user_id = $1', values: [person.id] })
      const id = crypto.randomUUID()
      await query({
        text: `insert into transactions (id, user_id, type, description, amount, balance_after) values ($1, $2, 'bonus', 'x', 100, 100)`,
        values: [id, person.id],
      })
      await query({
        text: 'insert into entries (id, transaction_id, account_id, amount) values ($1, $2, $3, 100)',
        values: [crypto.randomUUID(), id, rows[0]?.id],
      })
    })
    await expect(lopsided).rejects.toSatisfy((error) => databaseError(error)?.constraint === 'ledger_balanced')
    const bare = run(
      `insert into transactions (id, user_id, type, description, amount, balance_after) values ($1, $2, 'bonus', 'x', 100, 100)`,
      [crypto.randomUUID(), person.id],
    )
    await expect(bare).rejects.toSatisfy((error) => databaseError(error)?.constraint === 'ledger_balanced')
  })

  it('never lets a wallet fall below zero, however many purchases come at once', async () => {
    const spender = await app.person()
    await give(app, spender, 1000)
    const spend = () =>
      write(app.services, (writing) =>
        move(writing, { userId: spender.id, type: 'purchase', description: 'x', amount: -300, against: adjustment }),
      )
    const results = await Promise.allSettled(Array.from({ length: 20 }, spend))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    const { rows } = await run('select balance from accounts where user_id = $1', [spender.id])
    expect(Number(rows[0]?.balance)).toBe(100)
  })

  it('adds up: every wallet is the sum of its postings, and all postings sum to zero', async () => {
    const { rows } = await run(
      `select (select sum(amount) from entries) as total, (select count(*) from accounts a where kind = 'wallet' and balance <> (select coalesce(sum(amount), 0) from entries e where e.account_id = a.id)) as wrong`,
    )
    expect([Number(rows[0]?.total), Number(rows[0]?.wrong)]).toEqual([0, 0])
  })
})
