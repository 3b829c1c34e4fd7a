import type { AcceptedPolicy } from '../../../access/policies'

/** What each policy that is accepted is called, in a sentence and above one, and where it can be read. */
export const policyPlaces: Record<AcceptedPolicy, { name: string; title: string; path: string }> = {
  pricePolicy: { name: 'price policy', title: 'Price policy', path: '/terms-and-conditions#prices' },
  termsAndConditions: {
    name: 'terms and conditions',
    title: 'Terms and conditions',
    path: '/terms-and-conditions',
  },
  privacyPolicy: { name: 'privacy policy', title: 'Privacy policy', path: '/privacy-policy' },
}
