import { BundleVideos } from '../../parts/videos/bundle-videos'

/** The videos of a bundle. */
export function VideosTab({ id }: { id: string }) {
  return <BundleVideos bundleId={id} />
}
