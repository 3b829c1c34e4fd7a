import { useUpdate } from '../../pwa/registration'
import { OfflineBanner, UpdateBanner } from '../../ui/page/banner'
import { useOnline } from './use-online'

/** No network, and since when; otherwise that a newer build waits. */
export function AppNotice() {
  const { since } = useOnline()
  const update = useUpdate()
  if (since !== undefined) return <OfflineBanner since={since} />
  return update.waiting ? <UpdateBanner onUpdate={update.apply} /> : null
}
