import type { Preparation } from '../../../../schema/generated/types'

/** A profile as filled in so far. */
export interface ProfileDraft {
  firstName: string
  lastName: string
  country: string | null
  preparation: Preparation | null
  pricePolicy: boolean
  termsAndConditions: boolean
  privacyPolicy: boolean
}

export const policyFields = ['pricePolicy', 'termsAndConditions', 'privacyPolicy'] as const

const required = ['firstName', 'lastName', 'country', 'preparation'] as const

/** A draft with everything that is asked for. */
export type CompleteProfile = ProfileDraft & { country: string; preparation: Preparation }

/** The missing fields, each with its error. */
export function missingIn(draft: ProfileDraft): Record<string, string> {
  return Object.fromEntries(
    required.filter((field) => !draft[field]?.trim()).map((field) => [field, 'Field is required']),
  )
}

/** Whether nothing is missing. */
export const isComplete = (draft: ProfileDraft): draft is CompleteProfile => Object.keys(missingIn(draft)).length === 0

/** Whether all, some or none of the policies are ticked. */
export function ticked(draft: ProfileDraft): 'all' | 'some' | 'none' {
  const count = policyFields.filter((field) => draft[field]).length
  if (count === policyFields.length) return 'all'
  return count === 0 ? 'none' : 'some'
}
