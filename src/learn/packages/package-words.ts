import { accessWords } from '../../nouns/bundle/bundle-words'
import { formatMoney } from '../../ui/money/money'
import type { Package } from './own-price'

/** What one is given, a row each: how many, and of what. */
export function contentsOf({ parts, credits }: Package): { count: string; what: string }[] {
  const bundles = parts.filter(({ type }) => type === 'bundle')
  return [
    ...(bundles.length
      ? [{ count: `${bundles.length}`, what: bundles.length === 1 ? (bundles[0]?.name ?? '') : namesOf(bundles) }]
      : []),
    ...(credits ? [{ count: formatMoney(credits), what: 'of credits for your wallet' }] : []),
  ]
}

const NAMED = 3

/** The names of the first few, and how many more. */
function namesOf(parts: Package['parts']): string {
  const named = parts.slice(0, NAMED).map(({ name }) => name)
  const more = parts.length - named.length
  return more > 0 ? `bundles: ${named.join(', ')} and ${more} more` : `bundles: ${named.join(', ')}`
}

/** How often it is paid, behind its price. */
export const renewalWords = { once: '', monthly: 'a month', yearly: 'a year' } as const satisfies Record<
  Package['renews'],
  string
>

/** Until when unused parts come back, as a length of time. */
export const backForWords = ({ accessDuration, accessDurationUnit }: Package): string =>
  accessWords(accessDuration, accessDurationUnit) ?? ''

/** Whether a part can be given back while it is unused: credits are in the wallet, and are not. */
export const comesBack = ({ type }: Package['parts'][number]): boolean => type !== 'topup'
