import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { write } from '../../../../server/kernel/write/write'
import { lockWallet, move, revenue } from '../../../../server/money/ledger'
import { refund } from '../../../../server/money/refunds'
import { paymentFor } from '../../../../server/money/wallet/walletCredit'
import { build, type Person, type TestApp } from '../../../build'
import { give } from '../../../factories'
import { barrier } from '../../barrier'
import { unguarded } from '../../unguarded'

let app: TestApp
let staff: Person
beforeAll(async () => {
  app = await build()
  staff = await app.person({
    abilities: ['manage_billing', 'view_audit_log'],
    firstName: 'Catrin',
    lastName: 'Vaughan',
  })
})
afterAll(() => app.close())

const CREDIT = `mutation ($userId: ID!, $kind: CreditKind!, $amount: Pence!, $reason: String!, $key: String) {
  walletCredit(userId: $userId, kind: $kind, amount: $amount, reason: $reason, idempotencyKey: $key) { id userId balance } }`

interface Asked {
  kind: string
  amount: number
  reason?: string
  key?: string
}

const credit = (person: Person, { reason = 'The sound failed.', ...asked }: Asked, who = staff) =>
  app.send(CREDIT, { userId: person.id, reason, ...asked }, who)
const query = async (text: string, values: unknown[]) => (await app.services.database.query({ text, values })).rows
const balanceOf = async (person: Person) =>
  Number((await query('select balance from accounts where user_id = $1', [person.id]))[0]?.balance)
const spend = (person: Person, amount: number) =>
  write(app.services, (writing) =>
    move(writing, { userId: person.id, type: 'purchase', description: 'A session', amount: -amount, against: revenue }),
  )

describe('credit by hand', () => {
  it.each([
    ['topup', 'gateway', 'manual'],
    ['bonus', 'adjustment', 'house'],
    ['adjustment', 'adjustment', 'house'],
  ])('%s comes from the account %s %s, and the books balance', async (kind, account, name) => {
    const person = await app.person()
    expect((await credit(person, { kind, amount: 4000 })).data.walletCredit.balance).toBe(4000)
    const [movement] = await query(
      `select t.type, t.description, a.kind, a.name, (select sum(e.amount)::int from entries e where e.transaction_id = t.id) as sum
        from transactions t join entries e on e.transaction_id = t.id join accounts a on a.id = e.account_id and a.kind <> 'wallet' where t.user_id = $1`,
      [person.id],
    )
    expect(movement).toEqual({ type: kind, description: 'The sound failed.', kind: account, name, sum: 0 })
  })

  it('a refund comes out of the revenue, and is never more than was paid and not given back', async () => {
    const person = await app.person()
    await give(app, person, 10_000)
    await spend(person, 7000)
    const { errors } = await credit(person, { kind: 'refund', amount: 7001 })
    expect(errors?.[0]).toMatchObject({
      message: 'At most £70.00: that was paid and not given back.',
      extensions: { field: 'amount' },
    })
    expect((await credit(person, { kind: 'refund', amount: 7000 })).data.walletCredit.balance).toBe(10_000)
    expect((await credit(person, { kind: 'refund', amount: 1 })).errors?.[0]?.extensions.code).toBe('VALIDATION')
  })

  it('only an adjustment takes away, and never more than there is', async () => {
    const person = await app.person()
    await give(app, person, 1000)
    expect((await credit(person, { kind: 'bonus', amount: -1 })).errors?.[0]?.extensions.field).toBe('amount')
    expect((await credit(person, { kind: 'adjustment', amount: -1001 })).errors?.[0]?.extensions.code).toBe(
      'INSUFFICIENT_FUNDS',
    )
    expect((await credit(person, { kind: 'adjustment', amount: -1000 })).data.walletCredit.balance).toBe(0)
  })

  it.each([
    [{ kind: 'bonus', amount: 0 }, 'amount'],
    [{ kind: 'bonus', amount: 1_000_001 }, 'amount'],
    [{ kind: 'adjustment', amount: -1_000_001 }, 'amount'],
    [{ kind: 'bonus', amount: 100, reason: '  ' }, 'reason'],
    [{ kind: 'bonus', amount: 100, reason: 'x'.repeat(201) }, 'reason'],
  ])('refuses %o at its field', async (asked, field) => {
    const { errors } = await credit(await app.person(), asked)
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION', field })
  })

  it.each([
    ['\u200b ', 'Field is required'],
    ['x'.repeat(201), 'Please use at most 200 characters.'],
  ])('says of the reason what the schema says of every line', async (reason, message) => {
    const { errors } = await credit(await app.person(), { kind: 'bonus', amount: 100, reason })
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'VALIDATION', field: 'reason' } })
  })

  it('refuses oneself and deleted accounts', async () => {
    expect((await credit(staff, { kind: 'bonus', amount: 100 })).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    const gone = await app.person()
    await query('update users set archived_at = now() where id = $1', [gone.id])
    expect((await credit(gone, { kind: 'bonus', amount: 100 })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    const nobody = { ...gone, id: staff.signInId }
    expect((await credit(nobody, { kind: 'bonus', amount: 100 })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })

  it('tells the person, who reads the reason beside the amount', async () => {
    const person = await app.person()
    await credit(person, { kind: 'bonus', amount: 4000 })
    const { data } = await app.send(
      '{ notifications { entries { kind title body } } transactions { entries { type description amount } } }',
      {},
      person,
    )
    expect(data.notifications.entries).toEqual([
      { kind: 'payments', title: 'Bonus: £40.00', body: 'The sound failed. Your wallet holds £40.00.' },
    ])
    expect(data.transactions.entries).toEqual([{ type: 'bonus', description: 'The sound failed.', amount: 4000 }])
    await app.services.jobs.drain()
    expect(app.outbox.list().find(({ to }) => to === person.email)?.subject).toBe('Bonus: £40.00')
  })

  it('stands in the audit log with its reason and who gave it', async () => {
    const person = await app.person()
    await credit(person, { kind: 'bonus', amount: 4000, reason: 'Waited for the tutor' })
    const { data } = await app.send(
      'query ($userId: ID) { auditLog(userId: $userId) { entries { actorName operation changes { field after } } } }',
      { userId: person.id },
      staff,
    )
    const [entry] = data.auditLog.entries
    expect(entry).toMatchObject({ actorName: 'Catrin Vaughan', operation: 'walletCredit' })
    expect(entry.changes).toEqual(
      expect.arrayContaining([
        { field: 'amount', after: '4000' },
        { field: 'description', after: 'Waited for the tutor' },
      ]),
    )
  })
})

describe('at once', () => {
  it('one intent credits once, however often it is sent, and the same key with another amount is refused', async () => {
    const person = await app.person()
    const asked = { kind: 'bonus', amount: 500, key: 'one intent' }
    const answers = await Promise.all(Array.from({ length: 100 }, () => credit(person, asked)))
    expect(answers.filter(({ errors }) => errors)).toEqual([])
    expect(await balanceOf(person)).toBe(500)
    expect((await credit(person, { ...asked, amount: 600 })).errors?.[0]?.extensions.code).toBe('CONFLICT')
  })

  it('100 adjustments of £3.00 leave a wallet of £10.00 with £1.00', async () => {
    const person = await app.person()
    await give(app, person, 1000)
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => credit(person, { kind: 'adjustment', amount: -300 })),
    )
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(3)
    expect(await balanceOf(person)).toBe(100)
  })

  const paidOnce = async () => {
    const person = await app.person()
    await give(app, person, 7000)
    await spend(person, 7000)
    return person
  }

  it('of 20 refunds of the same payment one is made', async () => {
    const person = await paidOnce()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => credit(person, { kind: 'refund', amount: 7000 })),
    )
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
    expect(await balanceOf(person)).toBe(7000)
  })

  it('would refund twice if it looked what was paid before it locked the wallet', async () => {
    const person = await paidOnce()
    const together = barrier(2)
    const refundWithoutGuard = () =>
      write(app.services, async (writing) => {
        const payment = await paymentFor(writing, person.id, 7000, {})
        await together()
        await lockWallet(writing, person.id)
        await refund(writing, payment, 7000, 'Twice')
      })
    // The database's own guard against it goes too.
    await unguarded(app, () => Promise.all([refundWithoutGuard(), refundWithoutGuard()]))
    expect(await balanceOf(person)).toBe(14_000)
  })
})
