import { afterAll, beforeAll, expect, it } from 'vitest'
import { school } from '../../../factories'
import { codes } from '../../library/library'
import { type Shop, shop } from '../sale/shop'
import { exempt, sell, standard, UPDATE } from '../vat/seller'

let app: Shop
beforeAll(async () => {
  app = await shop()
})
afterAll(() => app.close())

const READ = '{ seller { name vatNumber vatRules { kind treatment rate } onSale creditsVat } }'
const update = (values: object) => app.send(UPDATE, { name: 'Articled Tutors Ltd', vatRules: [], ...values }, app.admin)

it('before anything is set sells as Articled, without VAT', async () => {
  const { seller } = (await app.send(READ, {}, app.admin)).data
  expect(seller).toMatchObject({ name: 'Articled', vatNumber: null, onSale: [], creditsVat: 'never' })
  expect(new Set(seller.vatRules.map(({ treatment }: { treatment: string }) => treatment))).toEqual(new Set(['off']))
})

it('keeps one seller, and its numbers as they are registered', async () => {
  const values = { address: ' 14 Cathedral Road \n\n Cardiff ', companyNumber: 'sc123456', vatNumber: 'gb 999 9999 73' }
  await update({ name: 'First' })
  expect((await update(values)).data.sellerUpdate).toMatchObject({
    name: 'Articled Tutors Ltd',
    address: '14 Cathedral Road\nCardiff',
    companyNumber: 'SC123456',
    vatNumber: 'GB999999973',
  })
  const { rows } = await app.services.database.query({ text: 'select count(*)::int as n from sellers' })
  expect(rows[0]?.n).toBe(1)
})

it.each([
  ['name', { name: '  ' }],
  ['address', { address: Array.from({ length: 7 }, (_, at) => `Line ${at}`).join('\n') }],
  ['address', { address: 'a'.repeat(81) }],
  ['companyNumber', { companyNumber: '1234' }],
  ['vatNumber', { vatNumber: 'GB 999 9999 74' }],
  ['vatRules', { vatRules: [{ kind: 'session', treatment: 'included' }] }],
  ['vatRules', { vatRules: [{ kind: 'session', treatment: 'exempt', rate: 20 }] }],
  ['vatRules', { vatRules: [{ kind: 'session', treatment: 'included', rate: -1 }] }],
  ['vatRules', { vatRules: [{ kind: 'session', treatment: 'included', rate: 50.01 }] }],
  ['vatRules', { vatRules: [{ kind: 'session', treatment: 'included', rate: 17.555 }] }],
  ['vatRules', { vatRules: [{ kind: 'topup', treatment: 'included', rate: 20 }] }],
  [
    'vatRules',
    {
      vatRules: [
        { kind: 'session', treatment: 'off' },
        { kind: 'session', treatment: 'exempt' },
      ],
    },
  ],
])('refuses at %s what it cannot be: %j', async (field, values) => {
  expect(codes(await update(values))).toEqual([`VALIDATION ${field}`])
})

it('says when the VAT of credits is due, from what is on sale', async () => {
  const creditsVat = async () => (await app.send(READ, {}, app.admin)).data.seller.creditsVat
  await sell(app, { bundle: standard })
  // Nothing is on sale yet, so nobody knows what credits will buy.
  expect(await creditsVat()).toBe('spent')
  await app.bundle({ price: 1000 })
  expect(await creditsVat()).toBe('bought')
  await school(app)
  expect(await creditsVat()).toBe('spent')
  await sell(app, { bundle: standard, session: standard, fee: standard })
  expect(await creditsVat()).toBe('bought')
  await sell(app, { bundle: standard, session: exempt })
  expect(await creditsVat()).toBe('spent')
  await sell(app, { bundle: standard, session: standard }, null)
  expect(await creditsVat()).toBe('never')
})
