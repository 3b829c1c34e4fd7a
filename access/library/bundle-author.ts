import { allow, audiences, ME, noun } from '../rule'
import { holds } from '../viewer'
import { found, held, written } from './holding'

const fields = audiences('BundleAuthor', {
  /** Everybody who finds the bundle: who wrote it. */
  reader: ['id', 'userId', 'bundleId', 'insertedAt', 'user'],
  /** The author and staff: what they get of it. */
  own: ['royaltyAmount', 'royaltyUnit', 'discountAmount', 'discountUnit', 'ipr'],
})

export const bundleAuthor = noun({
  operations: {
    bundleAuthorCreate: 'manage_content',
    bundleAuthorUpdate: 'manage_content',
    bundleAuthorDelete: 'manage_content',
  },
  fields: { BundleAuthor: fields },
  rules: (viewer) => [
    ...(viewer.confirmed
      ? [found, held, written].flatMap((where) =>
          allow('read', 'BundleAuthor', { bundle: { $elemMatch: where } }, fields.reader),
        )
      : []),
    ...allow('read', 'BundleAuthor', { userId: ME }),
    ...(holds(viewer, 'manage_content') ? allow(['read', 'create', 'update', 'delete'], 'BundleAuthor') : []),
  ],
})
