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
}

/** Places beside the main ones. */
export type MenuGroup = {
  label: string
  icon: IconName
  items: readonly MenuItem[]
  /** Behind one item of the rail, instead of below a heading. */
  folded?: boolean
}

const isWithin = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`)

/** How much of an address an item stands for; 0: it is elsewhere. */
const nearness = (pathname: string, { to, end, also = [] }: MenuItem): number =>
  Math.max(
    0,
    ...[to, ...also].filter((path) => (end ? pathname === path : isWithin(pathname, path))).map((path) => path.length),
  )

/** The place that an address belongs to: of several, the one that says most of it. */
export function placeAt(pathname: string, items: readonly MenuItem[]): MenuItem | undefined {
  const [first] = items.toSorted((a, b) => nearness(pathname, b) - nearness(pathname, a))
  return first && nearness(pathname, first) > 0 ? first : undefined
}
