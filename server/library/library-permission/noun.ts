import { crud } from '../../kernel/crud/crud'
import { alreadyThere, invalid } from '../../kernel/errors'
import { noun } from '../../kernel/noun'
import { list } from '../../kernel/read/lists'
import { fields } from '../../kernel/read/selection'
import { createEndings } from './endings'
import { libraryAccessClose } from './libraryAccessClose'
import { libraryAccessOpen } from './libraryAccessOpen'
import { libraryPermission as entity } from './table'
import { beginTerm } from './term'

const permissions = crud(entity, {
  settles: ({ status }) => status === 'active',
  settle: ({ id }, writing) => beginTerm(writing, id),
})

export const libraryPermission = noun({
  entities: [entity],
  operations: {
    libraryAccessClose,
    libraryAccessOpen,
    libraryPermissionCreate: permissions.create,
    libraryPermissionDelete: permissions.delete,
    libraryPermissions: list('LibraryPermission'),
    libraryPermissionUpdate: permissions.update,
  },
  constraints: {
    library_permissions_once: () => alreadyThere('This person holds this bundle already.', 'userId'),
    library_permissions_time: () => invalid('until', 'The end must be later than the beginning.'),
    library_permissions_duration: () => invalid('duration', 'Access lasts from 1 to 1,000 of its units.'),
  },
  erasure: 'goes with the account',
  exported: {
    libraryPermissions: [
      'LibraryPermission',
      fields('bundleId', 'status', 'duration', 'durationUnit', 'from', 'until', 'type', 'insertedAt'),
    ],
  },
  whenDue: createEndings,
})
