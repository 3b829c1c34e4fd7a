import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { write } from '../../../../server/kernel/write/write'
import { move, revenue } from '../../../../server/money/ledger'
import { build, type Person, type TestApp } from '../../../build'
import { give } from '../../../factories'
import { pdfPages } from '../../../pdf-pages'

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

const LINK = 'query ($userId: ID) { wallet(userId: $userId) { statementUrl } }'
const linkOf = async (who: Person, userId?: string): Promise<string> =>
  (await app.send(LINK, { userId }, who)).data.wallet.statementUrl
const at = (url: string, days: Record<string, string> = {}) =>
  app.server.inject({ url: `${url}&${new URLSearchParams(days)}` })
const spent = (who: Person, amount: number, description: string) =>
  write(app.services, (writing) =>
    move(writing, { userId: who.id, type: 'purchase', description, amount: -amount, against: revenue }),
  )

const textOf = (bytes: Buffer) => pdfPages(bytes).join(' ').replace(/\s+/g, ' ')

/** £50.00 in on 1 March 2027, £12.50 out on 2 March, £7.00 out on 1 April. */
async function moved() {
  const student = await app.person({ firstName: 'Łucja', lastName: 'Кравец' })
  app.services.clock.set(new Date('2027-03-01T10:00:00Z'))
  await give(app, student, 5000)
  app.services.clock.set(new Date('2027-03-02T10:00:00Z'))
  await spent(student, 1250, 'Contract: flashcards')
  app.services.clock.set(new Date('2027-04-01T10:00:00Z'))
  await spent(student, 700, 'Tort: flashcards')
  return app.again(student)
}

describe('the statement of a wallet', () => {
  it('has the movements of its days between what was there before and after', async () => {
    const student = await moved()
    const answer = await at(await linkOf(student), { from: '2027-03-02T00:00:00Z', until: '2027-03-31T23:00:00Z' })
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('attachment; filename="statement.pdf"'),
    })
    const text = textOf(answer.rawPayload)
    for (const part of ['Łucja Кравец', '2 March 2027 to 31 March 2027', 'Brought forward £50.00', '£12.50', '£37.50'])
      expect(text).toContain(part)
    expect(text).not.toContain('Tort')
  })

  it('is of all that moved where no days are named', async () => {
    const text = textOf((await at(await linkOf(await moved()))).rawPayload)
    for (const part of ['Up to 1 April 2027', 'Brought forward £0.00', 'Tort: flashcards', 'Balance £30.50'])
      expect(text).toContain(part)
  })

  it('is read by its owner and staff with manage_billing, by a link of their own sign-in', async () => {
    const student = await moved()
    const [clerk, looker] = [
      await app.person({ abilities: ['manage_billing'] }),
      await app.person({ abilities: ['view_all_users'] }),
    ]
    expect((await at(await linkOf(clerk, student.id))).statusCode).toBe(200)
    expect((await at(await linkOf(looker, student.id))).statusCode).toBe(404)
    const [own, other] = [await linkOf(student), await linkOf(clerk)]
    expect((await at(own.replace(/link=.*/, 'link=forged'))).statusCode).toBe(404)
    expect((await at(own.replace(/link=.*/, other.replace(/.*\?/, '')))).statusCode).toBe(404)
  })

  it('says what is wrong with days that are none, and with too many movements', async () => {
    const student = await moved()
    const link = await linkOf(student)
    for (const from of ['yesterday', '-200000-01-01T00:00:00Z', '2028-01-01T00:00:00Z'])
      expect((await at(link, { from })).statusCode).toBe(400)
    expect((await at(link, { until: 'tomorrow' })).statusCode).toBe(400)
    await write(app.services, async (writing) => {
      const penny = {
        userId: student.id,
        type: 'purchase',
        description: 'A card',
        amount: -1,
        against: revenue,
      } as const
      for (let count = 0; count < 498; count++) await move(writing, penny)
    })
    app.services.clock.set(new Date('2027-04-02T10:00:00Z'))
    const answer = await at(await linkOf(await app.again(student)))
    expect([answer.statusCode, answer.payload]).toEqual([
      400,
      'A statement has 500 movements at most: choose fewer days.',
    ])
  })
})
