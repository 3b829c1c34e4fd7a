import { signedIn } from '../../kernel/context'
import type { Operation } from '../../kernel/graphql/operation'
import { perPerson } from '../../kernel/http/rate'
import { noun } from '../../kernel/noun'
import { fields, selectionOf } from '../../kernel/read/selection'
import { libraryPlacesKeep } from './libraryPlacesKeep'
import { libraryProgress } from './libraryProgress'
import { libraryPlace as entity } from './table'

const libraryPlaces: Operation<'libraryPlaces'> = ({ bundleId }, context, info) =>
  context.reader.all('LibraryPlace', { bundleId, userId: signedIn(context).id }, selectionOf(info))

export const libraryPlace = noun({
  entities: [entity],
  operations: { libraryPlaces, libraryPlacesKeep, libraryProgress },
  rates: { libraryPlacesKeep: perPerson(600) },
  erasure: 'goes with the account',
  exported: { lecturePlaces: ['LibraryPlace', fields('bundleId', 'itemId', 'seconds', 'whole', 'at')] },
  unwatched: { library_places: 'each person’s own' },
  outOfReach: { library_places_once: 'a later place takes its place' },
  unrecorded: { libraryPlacesKeep: 'their own' },
})
