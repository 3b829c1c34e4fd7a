import type { LibraryBundleQuery } from './library.documents'

/** A bundle, as its page reads it. */
export type Bundle = LibraryBundleQuery['bundle']
