import { BlockedLayout } from '../../layouts/blocked-layout'
import { signOut } from '../../providers/sign-out'

/** All that a disabled account is shown. */
export function BlockedPage() {
  return <BlockedLayout onLogout={() => void signOut()} />
}
