import type { Standing } from '../card/standing'
import type { BundleCardFragment, LibraryBegunQuery } from './library.documents'

/** How far one is in what one has begun, by the bundle's id. */
export type Progress = ReadonlyMap<string, LibraryBegunQuery['libraryProgress'][number]>

type StandingOf = (bundle: BundleCardFragment) => Standing

/** What one has opened and may still open. */
export const begunOf = (bundles: readonly BundleCardFragment[], standing: StandingOf): BundleCardFragment[] =>
  bundles.filter((bundle) => standing(bundle).state === 'open')

/** What one has and has not opened yet. */
export const notBegun = (bundles: readonly BundleCardFragment[], standing: StandingOf): BundleCardFragment[] =>
  bundles.filter((bundle) => standing(bundle).state === 'waiting')

/** The latest opened or heard first. */
export function latestOf(
  bundles: readonly BundleCardFragment[],
  standing: StandingOf,
  progress: Progress,
): BundleCardFragment[] {
  const used = (bundle: BundleCardFragment) =>
    Math.max(Date.parse(standing(bundle).from ?? '') || 0, Date.parse(progress.get(bundle.id)?.at ?? '') || 0)
  return [...bundles].sort((a, b) => used(b) - used(a))
}

/** '3 of 14 slides heard' of a lecture that was begun. */
export function heardOf({ id }: BundleCardFragment, progress: Progress): string | undefined {
  const { inSlide, whole, count } = progress.get(id) ?? {}
  if (!whole) return undefined
  return inSlide ? `${whole} of ${count} slides heard` : `${whole} of ${count} videos seen`
}
