import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { AmountUnit, DurationUnit, PackageRenewal, PackageStatus } from '../../../schema/generated/types'
import { driveFiles } from '../../files/drive-file/table'
import { id, pence, stamps } from '../../kernel/database/columns'
import { entity, through } from '../../kernel/read/entity'
import { billingCategories } from '../billing-category/table'
import { coupons } from '../coupon/table'
import { partsSql } from './packed'

export const billingPackages = pgTable(
  'billing_packages',
  {
    id: id(),
    title: text().notNull(),
    description: text(),
    credits: pence().notNull().default(0),
    price: pence(),
    discount: integer(),
    discountUnit: text().$type<AmountUnit>().notNull().default('percent'),
    renews: text().$type<PackageRenewal>().notNull().default('once'),
    accessDuration: integer().notNull().default(12),
    accessDurationUnit: text().$type<DurationUnit>().notNull().default('month'),
    status: text().$type<PackageStatus>().notNull().default('draft'),
    image: uuid().references(() => driveFiles.id, { onDelete: 'set null' }),
    position: integer().notNull().default(0),
    ...stamps(),
  },
  (table) => [
    index('billing_packages_position').on(table.position, table.id),
    index('billing_packages_image').on(table.image).where(sql`image is not null`),
    check('billing_packages_credits', sql`credits between 0 and 1000000`),
    check('billing_packages_price', sql`price between 0 and 1000000`),
    check('billing_packages_discount', sql`discount >= 0 and (discount_unit <> 'percent' or discount <= 100)`),
    check('billing_packages_duration', sql`access_duration between 1 and 1000`),
  ],
)

const ofPackage = () =>
  uuid()
    .notNull()
    .references(() => billingPackages.id, { onDelete: 'cascade' })

/** The headings under which a package is offered. */
export const billingPackageCategories = pgTable(
  'billing_package_categories',
  {
    packageId: ofPackage(),
    categoryId: uuid()
      .notNull()
      .references(() => billingCategories.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.packageId, table.categoryId] }),
    index('billing_package_categories_category').on(table.categoryId),
  ],
)

/** The coupons that a package brings by itself. */
export const billingPackageCoupons = pgTable(
  'billing_package_coupons',
  {
    packageId: ofPackage(),
    couponId: uuid()
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.packageId, table.couponId] }),
    index('billing_package_coupons_coupon').on(table.couponId),
  ],
)

const priced = ['credits', 'price', 'discount', 'discountUnit', 'goods']

export const billingPackage = entity('BillingPackage', billingPackages, {
  sort: ['position'],
  pictures: ['image'],
  relations: {
    categories: through('BillingCategory', 'billing_package_categories', 'packageId', 'categoryId', 'title'),
    bundles: through('Bundle', 'billing_package_bundles', 'packageId', 'bundleId', 'title'),
    studyGroups: through('StudyGroup', 'billing_package_study_groups', 'packageId', 'studyGroupId', 'name'),
    meetings: through('Meeting', 'billing_package_meetings', 'packageId', 'meetingId', 'title'),
    coupons: through('Coupon', 'billing_package_coupons', 'packageId', 'couponId', 'name'),
  },
  expressions: { goods: ({ alias }) => partsSql(alias) },
  needs: { parts: priced, partsTotal: priced, total: priced },
  filters: {
    category: ({ alias, arg }) =>
      `${alias}.id in (select l.package_id from billing_package_categories l join billing_categories c on c.id = l.category_id
        where c.slug = ${arg('category')} or c.id::text = ${arg('category')})`,
  },
})
