import { eq } from 'drizzle-orm'
import type { MutationUserConfirmationArgs } from '../../schema/generated/types'
import { invalid } from '../errors'
import { countries } from '../tables/country'
import { users } from '../tables/user'
import type { Writing } from '../write'

type Profile = MutationUserConfirmationArgs

/** Whether every field and every consent is there. */
export const isComplete = (profile: Partial<{ [Key in keyof Profile]: Profile[Key] | null }>): profile is Profile =>
  Boolean(
    profile.firstName &&
      profile.lastName &&
      profile.country &&
      profile.preparation &&
      profile.termsAndConditions &&
      profile.privacyPolicy &&
      profile.pricePolicy,
  )

function named(field: 'firstName' | 'lastName', text: string) {
  const name = text.trim().replace(/\s+/g, ' ')
  if (!name) throw invalid(field, 'Field is required')
  if (name.length > 100) throw invalid(field, 'Please use at most 100 characters.')
  return name
}

/** Completes a profile and so confirms the account; consents carry the instant they were given. Throws VALIDATION. */
export async function confirmProfile(writing: Writing, userId: string, profile: Profile) {
  const firstName = named('firstName', profile.firstName)
  const lastName = named('lastName', profile.lastName)
  for (const field of ['pricePolicy', 'termsAndConditions', 'privacyPolicy'] as const)
    if (!profile[field]) throw invalid(field, 'Please accept all three policies.')
  const isId = /^[0-9a-f-]{36}$/i.test(profile.country)
  const [country] = isId
    ? await writing.orm.select({ id: countries.id }).from(countries).where(eq(countries.id, profile.country))
    : []
  if (!country) throw invalid('country', 'Please choose a country from the list.')
  await writing.orm
    .update(users)
    .set({
      firstName,
      lastName,
      countryId: country.id,
      preparation: profile.preparation,
      confirmedAt: writing.now,
      termsConditionsAccepted: writing.now,
      privacyPolicyAccepted: writing.now,
      pricePolicyAccepted: writing.now,
    })
    .where(eq(users.id, userId))
  writing.changed('User', userId)
}
