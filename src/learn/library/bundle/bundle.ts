import type { LibraryBundleQuery } from './bundle-page.documents'

/** A bundle, as its page reads it. */
export type Bundle = LibraryBundleQuery['bundle']
