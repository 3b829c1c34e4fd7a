import type { Places } from '../../parts/player/lecture/places'
import type { BundleCardFragment } from './library.documents'
import type { Standing } from './standing'

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
  { places }: Places,
): BundleCardFragment[] {
  const used = (bundle: BundleCardFragment) =>
    Math.max(Date.parse(standing(bundle).from ?? '') || 0, places[bundle.id]?.at ?? 0)
  return [...bundles].sort((a, b) => used(b) - used(a))
}

/** '3 of 14 slides heard' of a lecture that was begun. */
export function heardOf({ id, parts: { slides } }: BundleCardFragment, { places }: Places): string | undefined {
  const heard = places[id]?.heard.length
  return heard && slides > 0 ? `${Math.min(heard, slides)} of ${slides} slides heard` : undefined
}
