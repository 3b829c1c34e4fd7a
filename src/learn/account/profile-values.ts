import { zoneCity } from '../../ui/time/london-time'
import type { ProfileFragment } from './account.documents'

/** A profile as its form holds it. */
export interface ProfileValues {
  firstName: string
  lastName: string
  nickname: string
  country: string | null
  timezone: string
}

/** What one can prepare for. */
export const preparations = [
  { value: 'sqe1', label: 'SQE1' },
  { value: 'sqe2', label: 'SQE2' },
  { value: 'hra_bar', label: 'HRA/BAR' },
  { value: 'other', label: 'Other exams: LLB/LLM' },
] as const

/** The values that are kept. */
export const valuesOf = (user: ProfileFragment): ProfileValues => ({
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  nickname: user.nickname ?? '',
  country: user.countryId,
  timezone: user.timezone ?? 'Europe/London',
})

/** The fields that differ from what is kept. */
export const changesOf = (kept: ProfileValues, values: ProfileValues): Partial<ProfileValues> =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== kept[field as keyof ProfileValues]))

/** What cannot be left empty, each with what is said of it. */
export const missingIn = (values: ProfileValues): Record<string, string> =>
  Object.fromEntries(
    (['firstName', 'lastName', 'country'] as const)
      .filter((field) => !values[field]?.trim())
      .map((field) => [field, 'Field is required']),
  )

/** Every zone this browser knows, and the one that is kept even where it does not. */
export function zoneChoices(kept: string) {
  const zones = Intl.supportedValuesOf('timeZone')
  return [...new Set([...zones, kept])].map((zone) => ({
    value: zone,
    label: zoneCity(zone),
    hint: zone.split('/')[0]?.replaceAll('_', ' ') ?? '',
  }))
}
