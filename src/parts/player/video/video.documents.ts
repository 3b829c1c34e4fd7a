// Written by schema/generate.ts; do not edit.
import { typed } from '../../../providers/api/document'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BundleVideosQueryVariables = Exact<{
  bundleId: string;
}>;


export type BundleVideosQuery = { libraryVideos: Array<{ id: string, title: string, file: string | null, contentType: string | null, poster: string | null, seconds: number | null, captions: string | null }> };


export const BundleVideos = typed<BundleVideosQuery, BundleVideosQueryVariables>("query BundleVideos($bundleId: ID!) {\n  libraryVideos(bundleId: $bundleId) {\n    id\n    title\n    file\n    contentType\n    poster\n    seconds\n    captions\n  }\n}")
