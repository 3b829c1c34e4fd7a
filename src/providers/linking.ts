/** What the state of a link begins with; that of a sign-in never does. */
const LINKING = 'link-'

/**
 * Where an answer of an outside provider is finished that links it with the account of whoever is signed in: a provider sends people to one address, which
 * is otherwise for those who sign in. Null for everything else.
 */
export function linkingPath({ pathname, search }: { pathname: string; search: string }): string | null {
  const [, provider] = /^\/auth\/([^/]+)\/callback\/?$/.exec(pathname) ?? []
  const answer = new URLSearchParams(search)
  if (!provider || !answer.get('state')?.startsWith(LINKING)) return null
  answer.set('provider', decodeURIComponent(provider))
  return `/account?${answer}#sign-in`
}
