import type { IconName } from '../ui/action/icon-paths'

/** A place in the main navigation. */
export type MenuItem = {
  to: string
  label: string
  icon: IconName
  /** Active only at exactly this path, not below it. */
  end?: boolean
  /** Other addresses that belong to it. */
  also?: readonly string[]
  /** Addresses below which all belongs to it, and not they themselves. */
  below?: readonly string[]
}

/** Places beside the main ones. */
export type MenuGroup = {
  label: string
  icon: IconName
  items: readonly MenuItem[]
  /** Behind one item of the rail, instead of below a heading. */
  folded?: boolean
}

/** The place that an address belongs to: of several, the one that says most of it. */
export function placeAt(pathname: string, items: readonly MenuItem[]): MenuItem | undefined {
  let said = 0
  let place: MenuItem | undefined
  for (const item of items) {
    const [own, below] = [[item.to, ...(item.also ?? [])], item.below ?? []]
    const above = (path: string) => pathname.startsWith(`${path}/`)
    const found = [...own.filter((path) => pathname === path || (!item.end && above(path))), ...below.filter(above)]
    const most = Math.max(0, ...found.map(({ length }) => length))
    if (most > said) {
      said = most
      place = item
    }
  }
  return place
}
