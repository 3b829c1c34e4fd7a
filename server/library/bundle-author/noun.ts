import { crud } from '../../kernel/crud/crud'
import { alreadyThere, invalid } from '../../kernel/errors'
import { noun } from '../../kernel/noun'
import { fields } from '../../kernel/read/selection'
import type { Writing } from '../../kernel/write/write'
import { bundleAuthor as entity } from './table'

/** Authors teach, and their shares are no more than the whole. The bundle is locked, so that two shares cannot both fit. */
async function settle({ id }: { id: string }, { query }: Writing) {
  await query({
    text: 'select 1 from bundles where id = (select bundle_id from bundle_authors where id = $1) for no key update',
    values: [id],
  })
  const { rows } = await query({
    text: `select u.type in ('tutoringSolicitor', 'interviewer') as teaches,
        (select coalesce(sum(o.royalty_amount), 0) from bundle_authors o where o.bundle_id = a.bundle_id and o.royalty_unit = 'percent') > 100 as "tooMuch"
      from bundle_authors a join users u on u.id = a.user_id where a.id = $1`,
    values: [id],
  })
  if (!rows[0]?.teaches) throw invalid('userId', 'Only tutors and interviewers can be authors.')
  if (rows[0].tooMuch) throw invalid('royaltyAmount', 'The authors of a bundle would get more than 100 % in all.')
}

const authors = crud(entity, { settle })

export const bundleAuthor = noun({
  entities: [entity],
  operations: {
    bundleAuthorCreate: authors.create,
    bundleAuthorDelete: authors.delete,
    bundleAuthorUpdate: authors.update,
  },
  constraints: {
    bundle_authors_once: () => alreadyThere('This person is an author of this bundle already.', 'userId'),
    bundle_authors_royalty: () => invalid('royaltyAmount', 'A share is not below zero, and at most 100 %.'),
    bundle_authors_discount: () => invalid('discountAmount', 'A discount is not below zero, and at most 100 %.'),
  },
  erasure: 'goes with the account',
  exported: { authorship: ['BundleAuthor', fields('bundleId', 'royaltyAmount', 'royaltyUnit', 'ipr', 'insertedAt')] },
})
