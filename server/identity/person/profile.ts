import { and, eq, isNull } from 'drizzle-orm'
import { type AcceptedPolicy, acceptedPolicies, policyVersions } from '../../../rules/identity/policies'
import { oneLine } from '../../../rules/one-line'
import type { MutationUserConfirmationArgs } from '../../../schema/generated/types'
import { conflict, invalid } from '../../kernel/errors'
import { isLocale } from '../../kernel/spoken'
import { isZone, zoneByPlace } from '../../kernel/time/zones'
import type { Writing } from '../../kernel/write/write'
import { countries } from '../country/table'
import { users } from '../user/table'

type Profile = MutationUserConfirmationArgs

/** Whether every field and every consent is given. */
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

/** How long it may be is said by the schema. */
function line(field: string, text: string) {
  // They reverse the text that follows, which may be ours.
  if (/\p{Bidi_Control}/u.test(text))
    throw invalid(field, 'Please leave out marks that change the direction of writing.')
  return oneLine(text)
}

function named(field: 'firstName' | 'lastName', text: string) {
  const name = line(field, text)
  // A name of invisible characters, some of which count as letters, cannot be read.
  if (!/[\p{L}\p{N}]/u.test(name.replace(/\p{Default_Ignorable_Code_Point}/gu, '')))
    throw invalid(field, 'Field is required')
  return name
}

/** Single-line fields that may be empty. */
const lines = ['nickname', 'zoomId', 'linkedIn', 'skype']

/** Others click on these, so a link must lead to the web; a bare name or number is no link. */
const links = new Set(['zoomId', 'linkedIn'])

function refuseOtherLinks(field: string, text: string) {
  if (/^[a-z][a-z\d+.-]*:/i.test(text) && !/^https?:\/\/[^\s/]/i.test(text))
    throw invalid(field, 'A link begins with https:// or http://.')
}

/**
 * The values that a profile may take. Others read names, and every mail prints times in the reader's zone: an unknown zone would stop the mail and
 * its whole transaction. Throws VALIDATION.
 */
export function checkedProfile(values: Record<string, unknown>): Record<string, unknown> {
  const checked = { ...values }
  // Left out of a form, these stay as they are.
  for (const field of ['firstName', 'lastName', 'timezone', 'locale']) if (values[field] === null) delete checked[field]
  for (const field of ['firstName', 'lastName'] as const)
    if (typeof values[field] === 'string') checked[field] = named(field, values[field])
  for (const field of lines)
    if (typeof values[field] === 'string') {
      const text = line(field, values[field])
      if (links.has(field)) refuseOtherLinks(field, text)
      checked[field] = text || null
    }
  if (typeof values.timezone === 'string') {
    if (!isZone(values.timezone)) throw invalid('timezone', 'This time zone is not known.')
    // By its short name the database might not know it, or take it for another.
    checked.timezone = zoneByPlace(values.timezone)
  }
  if (typeof values.locale === 'string' && !isLocale(values.locale))
    throw invalid('locale', 'This language is not known here.')
  return checked
}

const { termsAndConditions, pricePolicy, privacyPolicy } = policyVersions

/** The columns for accepting policies, all three by default: when, and which version. */
export const acceptedAt = (at: Date, policies: readonly AcceptedPolicy[] = acceptedPolicies) => ({
  ...(policies.includes('termsAndConditions') && {
    termsConditionsAccepted: at,
    termsConditionsVersion: termsAndConditions.version,
  }),
  ...(policies.includes('pricePolicy') && { pricePolicyAccepted: at, pricePolicyVersion: pricePolicy.version }),
  ...(policies.includes('privacyPolicy') && { privacyPolicyAccepted: at, privacyPolicyVersion: privacyPolicy.version }),
})

/** Completes a profile and so confirms the account, once; consents keep their instant and the version in force. Throws VALIDATION, CONFLICT. */
export async function confirmProfile(writing: Writing, userId: string, profile: Profile) {
  const firstName = named('firstName', profile.firstName)
  const lastName = named('lastName', profile.lastName)
  for (const field of acceptedPolicies) if (!profile[field]) throw invalid(field, 'Please accept all three policies.')
  const isId = /^[0-9a-f-]{36}$/i.test(profile.country)
  const [country] = isId
    ? await writing.orm.select({ id: countries.id }).from(countries).where(eq(countries.id, profile.country))
    : []
  if (!country) throw invalid('country', 'Please choose a country from the list.')
  const [confirmed] = await writing.orm
    .update(users)
    .set({
      firstName,
      lastName,
      countryId: country.id,
      preparation: profile.preparation,
      confirmedAt: writing.now,
      ...acceptedAt(writing.now),
    })
    .where(and(eq(users.id, userId), isNull(users.confirmedAt)))
    .returning({ id: users.id })
  // A second tab may repeat what the first has sent.
  if (!confirmed) throw conflict('Your profile is complete already.')
  writing.changed('User', userId)
}
