import type { BundleVideosQuery } from './video.documents'

/** A video, as its player reads it. */
export type Video = BundleVideosQuery['libraryVideos'][number]
