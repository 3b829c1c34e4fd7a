import type { Guarded } from '../sign-in/guard'
import { loadOnce, type PageModule } from './load-page'

export type LayoutName = 'auth' | 'main' | 'blocked' | 'classroom'

/** One address of the application. */
export interface AppRoute extends Guarded {
  path: string
  layout: LayoutName
  /** Another address that this one leads to. */
  to?: string
  /** The page; none where signing in begins, which is an application of its own, and where it is still to come. */
  load?: () => Promise<PageModule>
  /** Where the page comes from, unless it is written by hand: it is still to come, or a definition of `resources/` makes it. */
  from?: 'placeholder' | 'definition'
}

type Options = Partial<Omit<AppRoute, 'path'>>

/** A page for people who are signed in, in the main layout unless told. */
export const page = (path: string, { load, ...options }: Options): AppRoute => ({
  path,
  layout: 'main',
  guard: 'signedIn',
  ...options,
  ...(load && { load: loadOnce(load) }),
})

/** A page that is still to come. */
export const toCome = (path: string, options: Options = {}): AppRoute => page(path, { from: 'placeholder', ...options })

/** Pages still to come below one address that share what they ask for. */
export const familyToCome = (path: string, children: readonly string[], options: Options = {}): AppRoute[] =>
  children.map((child) => toCome(`${path}/${child}`, options))
