interface Version {
  /** Stored with each acceptance; it changes with every change of the words. */
  version: string
  /** The first day on which it applies. */
  inForce: string
  /** The change since the version before, in one sentence. People who accepted that version read it before they accept this one. */
  change: string
}

/** Newest first; the first one is in force. */
type History = readonly [Version, ...Version[]]

const first: Version = { version: '1.0', inForce: '2026-09-01', change: 'This is the first version.' }

const terms: History = [first]

/** Every version of each policy. The price policy is a part of the terms. */
const policyHistories = {
  termsAndConditions: terms,
  pricePolicy: terms,
  privacyPolicy: [first],
  cookiesPolicy: [first],
} as const satisfies Record<string, History>

/** The policies in force: the browser shows these versions, and the server keeps them with each acceptance. */
export const policyVersions = {
  termsAndConditions: policyHistories.termsAndConditions[0],
  pricePolicy: policyHistories.pricePolicy[0],
  privacyPolicy: policyHistories.privacyPolicy[0],
  cookiesPolicy: policyHistories.cookiesPolicy[0],
}

/** The policies that everybody must accept. */
export const acceptedPolicies = ['termsAndConditions', 'pricePolicy', 'privacyPolicy'] as const

export type AcceptedPolicy = (typeof acceptedPolicies)[number]

/** The versions that a person has accepted; null before they have. */
export interface Acceptance {
  termsConditionsVersion: string | null
  pricePolicyVersion: string | null
  privacyPolicyVersion: string | null
}

/** The policies that have a newer version in force than the accepted one, each with the changes since, the latest first. */
export function policiesDue(accepted: Acceptance, histories: Record<AcceptedPolicy, History> = policyHistories) {
  const versions: Record<AcceptedPolicy, string | null> = {
    termsAndConditions: accepted.termsConditionsVersion,
    pricePolicy: accepted.pricePolicyVersion,
    privacyPolicy: accepted.privacyPolicyVersion,
  }
  return acceptedPolicies.flatMap((policy) => {
    const unread = histories[policy].filter(({ version }) => isNewer(version, versions[policy]))
    return unread.length > 0 ? [{ policy, ...histories[policy][0], changes: unread.map(({ change }) => change) }] : []
  })
}

/** Compares numbers, so that 1.10 is after 1.9. A browser that is a release behind asks nobody who is ahead of it. */
const isNewer = (version: string, than: string | null) =>
  than === null || version.localeCompare(than, 'en', { numeric: true }) > 0
