import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../build'
import { school } from '../../../factories'
import { codes } from '../../library/library'
import { type Shop, shop } from '../sale/shop'
import { tell, waitingAlone } from '../settle/told'
import { exempt, sell, standard } from './seller'

let app: Shop
let clerk: Person
beforeAll(async () => {
  app = await shop()
  clerk = await app.person({ abilities: ['manage_billing', 'manage_settings'] })
})
afterAll(() => app.close())

const CREDIT = `mutation ($userId: ID!, $kind: CreditKind!, $amount: Pence!, $reversesId: ID) {
  walletCredit(userId: $userId, kind: $kind, amount: $amount, reason: "Agreed", reversesId: $reversesId) { balance bonus } }`
const REFUND = `mutation ($id: ID!, $amount: Pence!) { billingTransactionRefund(id: $id, amount: $amount, reason: "Agreed") { id } }`
const credit = (who: Person, kind: string, amount: number, reversesId?: string) =>
  app.send(CREDIT, { userId: who.id, kind, amount, reversesId }, clerk)
const rowsOf = async (text: string, values: unknown[] = []) =>
  (await app.services.database.query({ text, values })).rows

/** Tops a wallet up by card. */
async function topUp(who: Person, amount: number) {
  const told = await waitingAlone(app, who, [{ type: 'topup', unitAmount: amount }])
  await tell(app, told.paid())
  return told
}

const buy = (who: Person, typeId: string, type = 'bundle') =>
  app.checkout(who, { gateway: 'wallet', items: [{ type, typeId }] })

/** What a person's movements have moved of the accounts of VAT, and what the papers of them say. */
async function vatOf(who: Person) {
  const [books] = await rowsOf(
    `select coalesce(sum(e.amount) filter (where a.kind = 'vat'), 0)::int as due, coalesce(sum(e.amount) filter (where a.kind = 'vat_ahead'), 0)::int as ahead,
        coalesce(sum(e.amount) filter (where a.kind = 'revenue'), 0)::int as sales
      from transactions t join entries e on e.transaction_id = t.id join accounts a on a.id = e.account_id where t.user_id = $1`,
    [who.id],
  )
  const papers = await rowsOf(
    'select kind, net, vat, total from billing_documents where user_id = $1 order by inserted_at, id',
    [who.id],
  )
  expect(books?.due).toBe(papers.reduce((all, { vat }) => all + Number(vat), 0))
  return { ...books, papers: papers.map(({ kind, net, vat, total }) => `${kind} ${net} + ${vat} = ${total}`) }
}

const lastOf = async (who: Person, type: string) =>
  (
    await rowsOf('select id from transactions where user_id = $1 and type = $2 order by inserted_at desc, id desc', [
      who.id,
      type,
    ])
  )[0]?.id as string

describe('where all that is on sale has the same VAT', () => {
  let bundle: string
  beforeEach(async () => {
    bundle = (await app.bundle({ title: 'Torts', price: 6000 })).id
    await sell(app, { bundle: standard })
  })

  it('VAT is due at the top-up, which has an invoice, and not again when the credits are spent', async () => {
    const student = await app.person()
    await topUp(student, 12_000)
    expect(await vatOf(student)).toEqual({
      ...{ due: 2000, ahead: -2000, sales: 0 },
      papers: ['invoice 10000 + 2000 = 12000'],
    })
    await buy(student, bundle)
    expect(await vatOf(student)).toEqual({
      ...{ due: 2000, ahead: -1000, sales: 5000 },
      papers: ['invoice 10000 + 2000 = 12000', 'invoice 6000 + 0 = 6000'],
    })
  })

  it('credits that are paid back to the card take their VAT along', async () => {
    const student = await app.person()
    const told = await topUp(student, 12_000)
    const [payment] = await rowsOf('select id from billing_transactions where external_id = $1', [told.externalId])
    expect(codes(await app.send(REFUND, { id: payment?.id, amount: 3000 }, clerk))).toEqual([])
    expect(await vatOf(student)).toEqual({
      ...{ due: 1500, ahead: -1500, sales: 0 },
      papers: ['invoice 10000 + 2000 = 12000', 'credit_note -2500 + -500 = -3000'],
    })
    const [note] = await rowsOf(
      `select r.number from billing_documents d join billing_documents r on r.id = d.reduces_id where d.user_id = $1 and d.kind = 'credit_note'`,
      [student.id],
    )
    expect(note?.number).toMatch(/^INV-\d{4}-\d{4,}$/)
  })

  it('what is given back to the wallet has its VAT paid again, and the credits can be spent once more', async () => {
    const student = await app.person()
    await topUp(student, 6000)
    await buy(student, bundle)
    expect(codes(await credit(student, 'refund', 2000, await lastOf(student, 'purchase')))).toEqual([])
    expect(await vatOf(student)).toMatchObject({ due: 1000, ahead: -333 })
    expect(codes(await credit(student, 'refund', 4000, await lastOf(student, 'purchase')))).toEqual([])
    expect(await vatOf(student)).toMatchObject({ due: 1000, ahead: -1000, sales: 0 })
    const other = (await app.bundle({ title: 'Land', price: 6000 })).id
    await buy(student, other)
    expect(await vatOf(student)).toMatchObject({ due: 1000, ahead: 0, sales: 5000 })
  })

  it('credits that are taken away keep the VAT that was due for them', async () => {
    const student = await app.person()
    await topUp(student, 6000)
    const WITHDRAW = `mutation ($userId: ID!) { walletWithdraw(userId: $userId, amount: 6000, description: "Expired") { balance } }`
    expect(codes(await app.send(WITHDRAW, { userId: student.id }, clerk))).toEqual([])
    expect(await vatOf(student)).toMatchObject({ due: 1000, ahead: 0 })
  })

  it('a bundle that is bought by card has its VAT on its own invoice, and the top-up of the moment has none', async () => {
    const student = await app.person()
    const told = await waitingAlone(app, student, [{ type: 'bundle', typeId: bundle }])
    await tell(app, told.paid())
    expect(await vatOf(student)).toEqual({
      ...{ due: 1000, ahead: 0, sales: 5000 },
      papers: ['invoice 5000 + 1000 = 6000'],
    })
  })
})

describe('where what is on sale has different VAT', () => {
  let bundle: string
  beforeAll(async () => {
    bundle = (await app.bundle({ title: 'Crime', price: 6300 })).id
    await school(app)
    await sell(app, { bundle: standard, session: exempt })
  })

  it('VAT is due when the credits are spent, and a top-up has a receipt', async () => {
    const student = await app.person()
    await topUp(student, 10_000)
    expect(await vatOf(student)).toEqual({ due: 0, ahead: 0, sales: 0, papers: ['receipt 10000 + 0 = 10000'] })
    await buy(student, bundle)
    expect(await vatOf(student)).toEqual({
      ...{ due: 1050, ahead: 0, sales: 5250 },
      papers: ['receipt 10000 + 0 = 10000', 'invoice 5250 + 1050 = 6300'],
    })
    await credit(student, 'refund', 3150, await lastOf(student, 'purchase'))
    expect(await vatOf(student)).toEqual({
      ...{ due: 525, ahead: 0, sales: 2625 },
      papers: ['receipt 10000 + 0 = 10000', 'invoice 5250 + 1050 = 6300', 'credit_note -2625 + -525 = -3150'],
    })
  })

  it('three refunds in part and the last give back the VAT to the penny', async () => {
    const student = await app.person()
    await topUp(student, 10_000)
    await buy(student, bundle)
    const id = await lastOf(student, 'purchase')
    for (const amount of [2100, 2099, 2100, 1]) expect(codes(await credit(student, 'refund', amount, id))).toEqual([])
    expect(await vatOf(student)).toMatchObject({ due: 0, sales: 0 })
    expect(codes(await credit(student, 'refund', 1, id))).toEqual(['VALIDATION amount'])
  })

  it('there is no VAT on what a bonus pays, which is spent first and comes back last', async () => {
    const student = await app.person()
    await credit(student, 'bonus', 1500)
    await topUp(student, 10_000)
    await buy(student, bundle)
    expect(await vatOf(student)).toMatchObject({
      due: 800,
      papers: ['receipt 10000 + 0 = 10000', 'invoice 4000 + 800 = 4800'],
    })
    const id = await lastOf(student, 'purchase')
    const CHARGE = 'query ($id: ID!) { charge(transactionId: $id) { bonus } }'
    expect((await app.send(CHARGE, { id }, student)).data.charge).toEqual({ bonus: 1500 })
    expect((await credit(student, 'refund', 4900, id)).data.walletCredit).toEqual({ balance: 10_100, bonus: 100 })
    expect(await vatOf(student)).toMatchObject({ due: 0 })
    expect((await credit(student, 'refund', 1400, id)).data.walletCredit).toEqual({ balance: 11_500, bonus: 1500 })
  })

  it('a bonus is never paid out', async () => {
    const student = await app.person()
    const told = await topUp(student, 5000)
    await credit(student, 'bonus', 4000)
    const other = (await app.bundle({ title: 'Equity', price: 4500 })).id
    await buy(student, other)
    const [payment] = await rowsOf('select id from billing_transactions where external_id = $1', [told.externalId])
    // Of the 45 pounds the bonus paid 40, so 45 of the 50 that were paid in are left.
    expect(codes(await app.send(REFUND, { id: payment?.id, amount: 4501 }, clerk))).toEqual(['VALIDATION amount'])
    expect(codes(await app.send(REFUND, { id: payment?.id, amount: 4500 }, clerk))).toEqual([])
    await credit(student, 'bonus', 1000)
    await tell(app, told.disputed(500))
    const [wallet] = await rowsOf('select balance::int, bonus::int from accounts where user_id = $1', [student.id])
    expect(wallet).toEqual({ balance: 1000, bonus: 1000 })
  })

  it('a package of several kinds has the VAT of each, and a part that is given back its own', async () => {
    const student = await app.person()
    await topUp(student, 10_000)
    const made = await app.package({ bundles: [bundle], credits: 3700, discount: 10 })
    const told = await waitingAlone(app, student, [{ type: 'package', typeId: made.id }])
    await tell(app, told.paid())
    // 90 pounds: 33.30 of them credits, whose VAT is due when they are spent.
    expect(await vatOf(student)).toMatchObject({
      due: 945,
      papers: ['receipt 10000 + 0 = 10000', 'receipt 3330 + 0 = 3330', 'invoice 4725 + 945 = 5670'],
    })
  })
})

describe('without a VAT number', () => {
  it('nothing has VAT, and papers say nothing of it', async () => {
    const bundle = (await app.bundle({ title: 'Wills', price: 6000 })).id
    await sell(app, { bundle: standard }, null)
    const student = await app.person()
    await topUp(student, 6000)
    await buy(student, bundle)
    expect(await vatOf(student)).toEqual({
      ...{ due: 0, ahead: 0, sales: 6000 },
      papers: ['receipt 6000 + 0 = 6000', 'invoice 6000 + 0 = 6000'],
    })
  })
})
