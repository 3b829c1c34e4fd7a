import type { AcceptedPolicy } from '../../../../rules/identity/policies'

/** The names of the accepted policies, in a sentence and as a heading, and their addresses. */
export const policyPlaces: Record<AcceptedPolicy, { name: string; title: string; path: string }> = {
  pricePolicy: { name: 'price policy', title: 'Price policy', path: '/terms-and-conditions#prices' },
  termsAndConditions: {
    name: 'terms and conditions',
    title: 'Terms and conditions',
    path: '/terms-and-conditions',
  },
  privacyPolicy: { name: 'privacy policy', title: 'Privacy policy', path: '/privacy-policy' },
}
