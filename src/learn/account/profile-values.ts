import { zoneCity } from '../../ui/time/london-time'
import type { ProfileFragment } from './account.documents'

/** A profile in its form. */
export interface ProfileValues {
  firstName: string
  lastName: string
  nickname: string
  country: string | null
  timezone: string
}

/** The exams to prepare for. */
export const preparations = [
  { value: 'sqe1', label: 'SQE1' },
  { value: 'sqe2', label: 'SQE2' },
  { value: 'hra_bar', label: 'HRA/BAR' },
  { value: 'other', label: 'Other exams: LLB/LLM' },
] as const

/** The stored values. */
export const valuesOf = (user: ProfileFragment): ProfileValues => ({
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  nickname: user.nickname ?? '',
  country: user.countryId,
  timezone: user.timezone ?? 'Europe/London',
})

/** The fields that differ from the stored ones. */
export const changesOf = (kept: ProfileValues, values: ProfileValues): Partial<ProfileValues> =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== kept[field as keyof ProfileValues]))

/** The required fields that are empty, each with its error. */
export const missingIn = (values: ProfileValues): Record<string, string> =>
  Object.fromEntries(
    (['firstName', 'lastName', 'country'] as const)
      .filter((field) => !values[field]?.trim())
      .map((field) => [field, 'Field is required']),
  )

/** Every zone of this browser, and the stored one even if the browser does not know it. */
export function zoneChoices(kept: string) {
  const zones = Intl.supportedValuesOf('timeZone')
  return [...new Set([...zones, kept])].map((zone) => ({
    value: zone,
    label: zoneCity(zone),
    hint: zone.split('/')[0]?.replaceAll('_', ' ') ?? '',
  }))
}
