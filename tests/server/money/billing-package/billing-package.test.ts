import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, type Person, type TestApp } from '../../../build'

let app: TestApp
let keeper: Person
let learner: Person
let bundles: string[]
beforeAll(async () => {
  app = await build()
  keeper = await app.person({ abilities: ['manage_billing', 'manage_content', 'publish_content'] })
  learner = await app.person()
  const shelf = await app.send(
    'mutation { libraryCategoryCreate(title: "Shelf", status: published) { id } }',
    {},
    keeper,
  )
  bundles = []
  for (const [title, price] of [
    ['Torts', 2000],
    ['Crime', 1000],
    ['Free taster', 0],
  ]) {
    const made = await app.send(
      'mutation($categoryId: ID!, $title: String!, $price: Pence) { bundleCreate(categoryId: $categoryId, title: $title, price: $price, status: published) { id } }',
      { categoryId: shelf.data.libraryCategoryCreate.id, title, price },
      keeper,
    )
    bundles.push(made.data.bundleCreate.id)
  }
})
afterAll(() => app.close())

const shown = `id title total partsTotal price status credits renews parts { type name list share } bundles { title } categories { slug }`
const create = (values: Record<string, unknown>) =>
  app.send(
    `mutation($title: String!, $credits: Pence, $price: Pence, $discount: Int, $discountUnit: AmountUnit, $status: PackageStatus, $bundles: [ID!], $categories: [ID!], $accessDuration: Int) {
      billingPackageCreate(title: $title, credits: $credits, price: $price, discount: $discount, discountUnit: $discountUnit, status: $status, bundles: $bundles, categories: $categories, accessDuration: $accessDuration) { ${shown} } }`,
    { title: 'Both', ...values },
    keeper,
  )
const refusal = async (values: Record<string, unknown>) => (await create(values)).errors?.[0]?.extensions
const sum = (amounts: number[]) => amounts.reduce((all, each) => all + each, 0)

describe('a package', () => {
  it('costs what its parts cost one at a time, less its discount, and each part has its share', async () => {
    const { billingPackageCreate: made } = (
      await create({ bundles: bundles.slice(0, 2), credits: 500, discount: 15, status: 'active' })
    ).data
    expect(made).toMatchObject({
      price: null,
      partsTotal: 3500,
      total: 2975,
      bundles: [{ title: 'Crime' }, { title: 'Torts' }],
    })
    expect(made.parts).toEqual([
      { type: 'bundle', name: 'Crime', list: 1000, share: 850 },
      { type: 'bundle', name: 'Torts', list: 2000, share: 1700 },
      { type: 'topup', name: 'Credits', list: 500, share: 425 },
    ])
  })

  it('has shares that add up to the penny', async () => {
    const { billingPackageCreate: made } = (
      await create({ bundles, credits: 333, discount: 999, discountUnit: 'amount', status: 'active' })
    ).data
    expect(made.total).toBe(2334)
    expect(sum(made.parts.map(({ share }: { share: number }) => share))).toBe(2334)
  })

  it('goes on sale only with something in it and a fair price', async () => {
    expect(await refusal({ status: 'active' })).toMatchObject({ code: 'VALIDATION', field: 'status' })
    expect(await refusal({ status: 'active', bundles: bundles.slice(2) })).toMatchObject({
      code: 'VALIDATION',
      field: 'price',
    })
    expect(await refusal({ status: 'active', credits: 1000, discount: 100 })).toMatchObject({
      code: 'VALIDATION',
      field: 'price',
    })
    expect(await refusal({ status: 'active', credits: 1000, price: 1001 })).toMatchObject({
      code: 'VALIDATION',
      field: 'price',
    })
    expect((await create({ credits: 1000, price: 1001 })).data.billingPackageCreate.status).toBe('draft')
  })

  it('refuses bad numbers at their field', async () => {
    for (const [values, field] of [
      [{ credits: -1 }, 'credits'],
      [{ price: -1 }, 'price'],
      [{ discount: -1 }, 'discount'],
      [{ discount: 101 }, 'discount'],
      [{ accessDuration: 0 }, 'accessDuration'],
    ] as const)
      expect(await refusal(values), field).toMatchObject({ code: 'VALIDATION', field })
  })

  it('is found by learners once it is on sale, under its headings', async () => {
    const heading = await app.send('mutation { billingCategoryCreate(title: "SQE2, oral") { id slug } }', {}, keeper)
    const { id, slug } = heading.data.billingCategoryCreate
    expect(slug).toBe('sqe2-oral')
    const made = (await create({ title: 'Under a heading', credits: 1000, price: 900, categories: [id] })).data
      .billingPackageCreate
    const found = async (category: string) =>
      (
        await app.send(
          'query($category: String) { billingPackages(category: $category) { title coupons { name } } }',
          { category },
          learner,
        )
      ).data.billingPackages
    expect(await found('sqe2-oral')).toEqual([])
    await app.send(
      'mutation($id: ID!) { billingPackageUpdate(id: $id, title: "Under a heading", status: active) { id } }',
      { id: made.id },
      keeper,
    )
    expect(await found('sqe2-oral')).toEqual([{ title: 'Under a heading', coupons: [] }])
    expect(await found(id)).toHaveLength(1)
    expect(await found('another')).toEqual([])
  })

  it('keeps its coupons from learners', async () => {
    const { data } = await app.send(
      'mutation { couponCreate(name: "Own", percentOff: 5, currency: gbp) { id } }',
      {},
      keeper,
    )
    const made = (await create({ title: 'With a coupon', credits: 1000, price: 900, status: 'active' })).data
      .billingPackageCreate
    const updated = await app.send(
      'mutation($id: ID!, $coupons: [ID!]) { billingPackageUpdate(id: $id, title: "With a coupon", coupons: $coupons) { coupons { name } } }',
      { id: made.id, coupons: [data.couponCreate.id] },
      keeper,
    )
    expect(updated.data.billingPackageUpdate.coupons).toEqual([{ name: 'Own' }])
    const read = 'query($id: ID!) { billingPackage(id: $id) { coupons { name } } }'
    expect((await app.send(read, { id: made.id }, learner)).data.billingPackage.coupons).toEqual([])
  })
})
