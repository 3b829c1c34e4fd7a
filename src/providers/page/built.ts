import { futureRoutes } from './future-routes'

const future = new Set(futureRoutes.map(({ path }) => path))

/** Whether there is a page at this address yet: menus, tabs and tiles lead nowhere else. */
export const isBuilt = (path: string): boolean => !future.has(path)

/** The items that lead to a page that is built. */
export const built = <Item extends { to: string }>(items: readonly Item[]): Item[] =>
  items.filter(({ to }) => isBuilt(to))
