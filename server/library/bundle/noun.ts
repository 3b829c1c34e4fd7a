import { leaveToSchool } from '../../files/drive-file/erasure'
import { invalid } from '../../kernel/errors'
import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { row } from '../../kernel/read/lists'
import { bundleBuy } from './bundleBuy'
import { bundleOpen } from './bundleOpen'
import { bundleQuote } from './bundleQuote'
import { bundles, paginatedBundles } from './bundles'
import { bundleCreate, bundleDelete, bundleUpdate } from './keep'
import { soldBundle } from './sold'
import { bundle as entity } from './table'

export const bundle = noun({
  entities: [entity],
  sold: { bundle: soldBundle },
  onSale: {
    bundle: "exists (select from bundles where status = 'published' and visibility <> 'private' and price > 0)",
  },
  operations: {
    bundle: row('Bundle'),
    bundleBuy,
    bundleCreate,
    bundleDelete,
    bundleOpen,
    bundleQuote,
    bundles,
    bundleUpdate,
    paginatedBundles,
  },
  feeds: {
    bundleCreated: { sends: 'row', type: 'Bundle', kinds: ['created'] },
    bundleUpdated: { sends: 'row', type: 'Bundle', kinds: ['updated'] },
    bundleDeleted: { sends: 'deletion', type: 'Bundle' },
  },
  rates: { bundleBuy: perPerson(60) },
  constraints: {
    bundles_titled: () => invalid('title', 'A bundle needs a title.'),
    bundles_price_not_negative: () => invalid('price', 'A price is not below zero.'),
    bundles_duration: () => invalid('accessDuration', 'Access lasts from 1 to 1,000 of its units.'),
    bundles_results_max: () => invalid('resultsMax', 'The scale ends between 1 and 10,000.'),
    bundles_results_pass: () => invalid('resultsPass', 'The pass line is a percentage from 0 to 100.'),
    bundles_retake: () => invalid('retake', 'A number of attempts is from 1 to 100.'),
    bundles_time_limit: () => invalid('timeLimit', 'A time limit is from 1 minute to a day.'),
  },
  erasure: {
    async erase(writing, leaving) {
      await leaveToSchool(writing, leaving, 'select image from bundles union select cover_image from bundles')
    },
  },
  exported: 'nothing of a person',
  outOfReach: { bundles_contentId_unique: 'made with the bundle' },
})
