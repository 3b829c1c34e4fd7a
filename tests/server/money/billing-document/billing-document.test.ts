import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Services } from '../../../../server/kernel/context'
import { newId } from '../../../../server/kernel/database/columns'
import { write } from '../../../../server/kernel/write/write'
import { move, revenue } from '../../../../server/money/ledger'
import { build, type Person } from '../../../build'
import { loadCountries } from '../../../factories'
import { pdfPages } from '../../../pdf-pages'
import { type Shop, shop } from '../sale/shop'
import { tell, waitingAlone } from '../settle/told'
import { standard, UPDATE } from '../vat/seller'

let app: Shop
let bundle: string
beforeAll(async () => {
  app = await shop()
  await loadCountries(app)
  bundle = (await app.bundle({ title: 'Torts, Łódź edition', price: 8000 })).id
  const seller = {
    ...{ name: 'Articled Tutors Ltd', address: '14 Cathedral Road\nCardiff CF11 9LJ' },
    ...{ companyNumber: '09990418', vatNumber: 'GB 999 9999 73', vatRules: [{ kind: 'bundle', ...standard }] },
  }
  await app.send(UPDATE, seller, app.admin)
})
afterAll(() => app.close())

const DOCUMENTS = `query ($userId: ID, $search: String) { billingDocuments(userId: $userId, search: $search) {
  entries { id number kind name net vat total url reduces { number } } } }`
const documentsOf = async (who: Person, reader = who, search?: string) =>
  (await app.send(DOCUMENTS, { userId: who.id, search }, reader)).data.billingDocuments.entries

/** Lets a person buy a bundle by card. */
async function bought(who: Person, typeId = bundle) {
  await tell(app, (await waitingAlone(app, who, [{ type: 'bundle', typeId }])).paid())
}

const fetched = (url: string) => app.server.inject({ url })

/** What a PDF says, page by page. */
const textOf = (bytes: Buffer) => pdfPages(bytes).map((page) => page.replace(/\s+/g, ' '))

async function rename({ id }: Person, firstName: string, lastName: string) {
  await app.services.database.query({
    text: `update users set first_name = $2, last_name = $3, address = $4 where id = $1`,
    values: [id, firstName, lastName, 'Flat 3, 41 Richmond Road\nCardiff CF24 3AR'],
  })
}

describe('an invoice', () => {
  it('is a PDF with the seller, the buyer, each line with its VAT, and the totals', async () => {
    const student = await app.person()
    await rename(student, 'Amara', 'Okafor')
    await bought(student)
    const [invoice] = await documentsOf(student)
    expect(invoice).toMatchObject({ kind: 'invoice', net: 6667, vat: 1333, total: 8000 })
    const answer = await fetched(invoice.url)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(`attachment; filename="${invoice.number}.pdf"`),
      'cache-control': 'private, no-store',
    })
    const [text] = textOf(answer.rawPayload)
    for (const words of [
      `Invoice ${invoice.number}`,
      'Articled Tutors Ltd 14 Cathedral Road Cardiff CF11 9LJ VAT number GB 999 9999 73',
      'Amara Okafor Flat 3, 41 Richmond Road Cardiff CF24 3AR',
      'Torts, Łódź edition £66.67 20% £13.33 £80.00',
      'Without VAT £66.67 VAT, 20% of £66.67 £13.33 Total £80.00',
      'Left to pay £0.00',
      'registered in England and Wales, number 09990418',
      `${invoice.number}, page 1 of 1`,
    ])
      expect(text).toContain(words)
  })

  it.each([
    ['Олена', 'Шевченко', 'Олена Шевченко Olena Shevchenko'],
    ['Ελένη', 'Παπαδοπούλου', 'Ελένη Παπαδοπούλου Eleni Papadopoyloy'],
    ['Đặng', 'Thị Hương', 'Đặng Thị Hương'],
    ['小明', '王', 'XiaoMing Wang'],
  ])('prints the name of %s %s in its letters, with its Latin form, and never as boxes', async (first, last, shown) => {
    const student = await app.person()
    await rename(student, first, last)
    await bought(student)
    const [{ url }] = await documentsOf(student)
    const [text] = textOf((await fetched(url)).rawPayload)
    expect(text).toContain(shown)
  })

  it('is found by its number, and read by its buyer and by staff alone', async () => {
    const [student, other] = [await app.person(), await app.person()]
    await bought(student)
    const [{ number, url }] = await documentsOf(student)
    expect(await documentsOf(student, app.admin, number.slice(4))).toHaveLength(1)
    expect(await documentsOf(student, other)).toEqual([])
    expect((await fetched(url)).statusCode).toBe(200)
    expect((await fetched(url.replace(/link=.*/, 'link=forged'))).statusCode).toBe(404)
    expect((await fetched(url.replace(/\?.*/, ''))).statusCode).toBe(404)
    const [own] = await bought(other).then(() => documentsOf(other))
    // Another's proof is for another's document.
    expect((await fetched(url.replace(/link=.*/, own.url.replace(/.*\?/, '')))).statusCode).toBe(404)
  })

  it('adds up with the others of its person, less what was credited', async () => {
    const student = await app.person()
    await bought(student)
    await bought(student, await app.bundle({ title: 'Land', price: 600 }).then(({ id }) => id))
    const { rows } = await app.services.database.query({
      text: 'select id from transactions where user_id = $1 and amount = -8000',
      values: [student.id],
    })
    const CREDIT = `mutation ($userId: ID!, $id: ID!) { walletCredit(userId: $userId, kind: refund, amount: 3000, reason: "Agreed", reversesId: $id) { id } }`
    await app.send(CREDIT, { userId: student.id, id: rows[0]?.id }, app.admin)
    const TOTALS =
      'query ($userId: ID) { billingDocumentTotals(userId: $userId) { rows invoiced invoices credited creditNotes net vat } }'
    expect((await app.send(TOTALS, { userId: student.id }, app.admin)).data.billingDocumentTotals).toEqual({
      ...{ rows: 3, invoiced: 8600, invoices: 2, credited: -3000, creditNotes: 1 },
      ...{ net: 4667, vat: 933 },
    })
  })

  it('stays as it was made', async () => {
    const student = await app.person()
    await bought(student)
    const { query } = app.services.database
    for (const text of ['update billing_documents set total = 0, net = 0, vat = 0', 'delete from billing_documents'])
      await expect(query({ text: `${text} where user_id = $1`, values: [student.id] })).rejects.toThrow()
    await app.send(UPDATE, { name: 'Another Ltd', vatNumber: null, vatRules: [] }, app.admin)
    const [{ url }] = await documentsOf(student)
    expect(textOf((await fetched(url)).rawPayload)[0]).toContain('Articled Tutors Ltd')
  })

  it('of many lines goes on over pages, each with its number', async () => {
    const student = await app.person()
    const parts = Array.from({ length: 60 }, (_, at) => ({
      type: at % 2 ? 'bundle' : 'content',
      name: `Part ${at}`,
      share: 100,
    }))
    const quote = { list: 6000, total: 6000, reductions: [], parts, policy: 'As agreed.' }
    const shares = [
      { type: 'content' as const, amount: 3000 },
      { type: 'bundle' as const, amount: 3000 },
    ]
    await app.pay(student, 1)
    await write(app.services, async (writing) => {
      await move(writing, { userId: student.id, type: 'adjustment', description: 'In', amount: 6000, against: revenue })
      await move(writing, {
        ...{ userId: student.id, type: 'purchase', description: 'Everything', amount: -6000, against: revenue },
        ...{ item: { type: 'package', id: student.id }, quote, shares },
      })
    })
    const [{ url, number }] = await documentsOf(student)
    const pages = textOf((await fetched(url)).rawPayload)
    expect(pages.length).toBeGreaterThan(1)
    for (const [at, page] of pages.entries()) expect(page).toContain(`${number}, page ${at + 1} of ${pages.length}`)
    expect(pages.join(' ')).toContain('Part 59')
    expect(pages.at(-1)).toContain('As agreed.')
  })

  it('says no name of an account that was deleted', async () => {
    const student = await app.person()
    await rename(student, 'Zephyrine', 'Quillfeather')
    await bought(student)
    const { rows } = await app.services.database.query({
      text: 'select email from users where id = $1',
      values: [student.id],
    })
    const DELETE = 'mutation ($email: String!) { userDelete(email: $email) { id } }'
    expect((await app.send(DELETE, { email: rows[0]?.email }, student)).errors).toBeUndefined()
    const [{ url }] = await documentsOf(student, app.admin)
    const [text] = textOf((await fetched(url)).rawPayload)
    expect(text).toContain('An account that was deleted')
    expect(text).not.toMatch(/Zephyrine|Quillfeather|Richmond/)
  })
})

it('asks a network to wait that asks for more than sixty in a minute, since each is written anew', async () => {
  const strict = await build({ rateFactor: 1 })
  const ask = async () => (await strict.server.inject({ url: `/files/papers/${newId()}` })).statusCode
  for (let times = 0; times < 60; times++) expect(await ask()).toBe(404)
  expect(await ask()).toBe(429)
  await strict.close()
})

describe('numbers', () => {
  /** A movement of each person at once, of which each third is undone. Returns how many were refused, and the numbers in all. */
  async function allAtOnce(services: Services, people: Person[]) {
    const made = await Promise.allSettled(
      people.map(({ id: userId }, at) =>
        write(services, async (writing) => {
          const against = { kind: 'gateway', name: 'manual' } as const
          await move(writing, { userId, type: 'topup', description: 'In', amount: 500, credits: 500, against })
          if (at % 3 === 0) writing.lastly(() => Promise.reject(new Error('undone')))
        }),
      ),
    )
    const { rows } = await services.database.query({
      text: `select place from billing_documents where kind = 'receipt' order by place`,
    })
    return {
      refused: made.filter(({ status }) => status === 'rejected').length,
      places: rows.map(({ place }) => Number(place)),
    }
  }

  /** The same server, whose movements take their numbers without waiting for one another. */
  function impatient({ database, ...rest }: Services): Services {
    const isWait = (text: string) => text.includes('number documents')
    return {
      ...rest,
      database: {
        ...database,
        transaction: (work) =>
          database.transaction((connection) =>
            work({
              ...connection,
              query: (asked) => (isWait(asked.text) ? Promise.resolve({ rows: [] } as never) : connection.query(asked)),
            }),
          ),
      },
    }
  }

  it('follow one another without a gap, also where some of fifty at once are undone', async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => app.person()))
    const { refused, places } = await allAtOnce(app.services, people)
    expect(refused).toBe(17)
    expect(places).toEqual(places.map((_, at) => at + 1))
  }, 60_000)

  it('would be given twice with the bug planted: nobody waits, and the database refuses what was asked for', async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => app.person()))
    expect((await allAtOnce(impatient(app.services), people)).refused).toBeGreaterThan(17)
  }, 60_000)
})
