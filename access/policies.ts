interface Version {
  /** What is kept with an acceptance; it changes whenever the words do. */
  version: string
  /** The day from which it holds. */
  inForce: string
  /** What is different from the version before, in one sentence: people who accepted that one read it before they accept this one. */
  change: string
}

/** Newest first: the first one is in force. */
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

/** The policies that everybody accepts. */
export const acceptedPolicies = ['termsAndConditions', 'pricePolicy', 'privacyPolicy'] as const

export type AcceptedPolicy = (typeof acceptedPolicies)[number]

/** Which version of each a person has accepted, as it stands on them; null before they have. */
export interface Acceptance {
  termsConditionsVersion: string | null
  pricePolicyVersion: string | null
  privacyPolicyVersion: string | null
}

/** The policies whose version in force is newer than the one accepted, each with what has changed since, the latest first. */
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

/** By number, so that 1.10 comes after 1.9; a browser that is a release behind asks nobody who is ahead of it. */
const isNewer = (version: string, than: string | null) =>
  than === null || version.localeCompare(than, 'en', { numeric: true }) > 0
