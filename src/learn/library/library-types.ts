import { invalidate } from '../../providers/api/query'

/** The types whose changes reload what is shown of the library. */
export const LIBRARY_TYPES = ['Bundle', 'LibraryCategory', 'LibrarySubcategory', 'LibraryPermission']

/** Reads again what depends on what one has. */
export const reloadLibrary = (): Promise<void> =>
  invalidate('LibraryBundle', 'LibraryOwn', 'LibraryRecommended', 'LibraryBundles', 'BundlePrice')
