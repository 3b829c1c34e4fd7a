import { sheet } from '../../access/matrix/table'

export const matrix = sheet(
  `
operation             anonymous        unconfirmed  disabled  student    another    tutor      unassigned  staff      supervisor  admin
bundles               unauthenticated  forbidden    disabled  some       some       some       some        some       all         all | all: manage_content
bundles:bought        unauthenticated  forbidden    disabled  some       none       none       none        none       none        none
bundles:authored      unauthenticated  forbidden    disabled  none       none       some       none        none       none        none
bundles:another       unauthenticated  forbidden    disabled  some       forbidden  forbidden  forbidden   forbidden  some        some | some: manage_content view_all_users
paginatedBundles      unauthenticated  forbidden    disabled  ok         ok         ok         ok          ok         ok          ok
bundle                unauthenticated  forbidden    disabled  ok         ok         ok         ok          ok         ok          ok
bundle:draft          unauthenticated  forbidden    disabled  not_found  not_found  ok         not_found   not_found  ok          ok | ok: manage_content
bundleQuote           unauthenticated  forbidden    disabled  ok         ok         ok         ok          ok         ok          ok
bundleQuote:another   unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok | ok: manage_billing
bundleCreate          unauthenticated  forbidden    disabled  forbidden  forbidden  ok         ok          forbidden  ok          ok | ok: manage_content
bundleUpdate          unauthenticated  forbidden    disabled  forbidden  forbidden  ok         forbidden   forbidden  ok          ok | ok: manage_content
bundleUpdate:price    unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok | ok: manage_content
bundleUpdate:publish  unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok
bundleDelete          unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok | ok: manage_content
bundleBuy             unauthenticated  forbidden    disabled  ok         ok         ok         ok          ok         ok          ok
bundleBuy:another     unauthenticated  forbidden    disabled  forbidden  forbidden  forbidden  forbidden   forbidden  ok          ok | ok: manage_billing
bundleOpen            unauthenticated  forbidden    disabled  ok         not_found  not_found  not_found   not_found  not_found   not_found
bundleCreated         unauthenticated  forbidden    disabled  ok         ok         ok         ok          ok         ok          ok
bundleUpdated         unauthenticated  forbidden    disabled  ok         ok         ok         ok          ok         ok          ok
bundleDeleted         unauthenticated  forbidden    disabled  ok         ok         ok         ok          ok         ok          ok
`,
  {
    'bundles:bought': () => ({ scope: 'bought' }),
    'bundles:authored': () => ({ scope: 'authored' }),
    'bundles:another': ({ people }) => ({ scope: 'bought', userId: people.student.id }),
    bundle: ({ bundles }) => ({ id: bundles.sold }),
    'bundle:draft': ({ bundles }) => ({ id: bundles.draft }),
    bundleQuote: ({ bundles }) => ({ bundleId: bundles.sold }),
    'bundleQuote:another': ({ bundles, otherAdmin }) => ({ bundleId: bundles.sold, userId: otherAdmin.id }),
    bundleCreate: ({ shelves }) => ({ categoryId: shelves.open, title: 'New' }),
    bundleUpdate: ({ bundles, shelves }) => ({ id: bundles.held, categoryId: shelves.open, title: 'Changed' }),
    'bundleUpdate:price': ({ bundles, shelves }) => ({
      id: bundles.held,
      categoryId: shelves.open,
      title: 'Changed',
      price: 1,
    }),
    'bundleUpdate:publish': ({ bundles, shelves }) => ({
      id: bundles.draft,
      categoryId: shelves.open,
      title: 'Changed',
      status: 'published',
    }),
    bundleDelete: ({ bundles }) => ({ id: bundles.empty }),
    bundleBuy: ({ bundles }) => ({ bundleId: bundles.sold }),
    'bundleBuy:another': ({ bundles, otherAdmin }) => ({ bundleId: bundles.sold, userId: otherAdmin.id }),
    bundleOpen: ({ bundles }) => ({ bundleId: bundles.waiting }),
  },
)
