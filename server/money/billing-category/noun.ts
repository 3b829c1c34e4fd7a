import { folded } from '../../../rules/folded'
import { crud } from '../../kernel/crud/crud'
import { alreadyThere, invalid } from '../../kernel/errors'
import { noun } from '../../kernel/noun'
import { all } from '../../kernel/read/lists'
import { billingCategory as entity } from './table'

/** A title as a word of an address: 'SQE2, oral' is `sqe2-oral`. */
const slugOf = (title: string) =>
  folded(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const categories = crud(entity, {
  prepare: (values) => ({ ...values, slug: slugOf(String(values.title)) }),
})

export const billingCategory = noun({
  entities: [entity],
  operations: {
    billingCategories: all('BillingCategory'),
    billingCategoryCreate: categories.create,
    billingCategoryUpdate: categories.update,
    billingCategoryDelete: categories.delete,
  },
  constraints: {
    billing_categories_slug_unique: () => alreadyThere('This title is in use.', 'title'),
    billing_categories_slug: () => invalid('title', 'A title needs a letter from a to z, or a digit.'),
  },
  erasure: 'nothing of a person',
  exported: 'nothing of a person',
})
