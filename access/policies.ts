interface Version {
  /** What is kept with an acceptance; it changes whenever the words do. */
  version: string
  /** The day from which it holds. */
  inForce: string
}

const terms: Version = { version: '1.0', inForce: '2026-09-01' }

/** The policies in force: the browser shows these versions, and the server keeps them with each acceptance. The price policy is a part of the terms. */
export const policyVersions = {
  termsAndConditions: terms,
  pricePolicy: terms,
  privacyPolicy: { version: '1.0', inForce: '2026-09-01' },
  cookiesPolicy: { version: '1.0', inForce: '2026-09-01' },
} as const satisfies Record<string, Version>
