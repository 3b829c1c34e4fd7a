import type { IconName } from '../ui/action/icon-paths'

/** A place in the main navigation. */
export type MenuItem = {
  to: string
  label: string
  icon: IconName
  /** Active only at exactly this path, not below it. */
  end?: boolean
}

/** Places beside the main ones. */
export type MenuGroup = {
  label: string
  icon: IconName
  items: readonly MenuItem[]
  /** Behind one item of the rail, instead of below a heading. */
  folded?: boolean
}
