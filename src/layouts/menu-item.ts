import type { IconName } from '../components/icon-paths'

/** A place in the main navigation. */
export type MenuItem = {
  to: string
  label: string
  icon: IconName
  /** Lit only at exactly this path, not below it. */
  end?: boolean
}
