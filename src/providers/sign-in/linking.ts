/** The start of a link's state, which no sign-in's state has. */
const LINKING = 'link-'

/**
 * The page that finishes linking an outside account with the signed-in person's. Providers send everybody to one address, which is otherwise for
 * sign-ins. Null for everything else.
 */
export function linkingPath({ pathname, search }: { pathname: string; search: string }): string | null {
  const [, provider] = /^\/auth\/([^/]+)\/callback\/?$/.exec(pathname) ?? []
  const answer = new URLSearchParams(search)
  if (!provider || !answer.get('state')?.startsWith(LINKING)) return null
  answer.set('provider', decodeURIComponent(provider))
  return `/account?${answer}#sign-in`
}
