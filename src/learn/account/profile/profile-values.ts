import { richTextFault } from '../../../ui/rich-text/rich-text-limit'
import type { ProfileFragment } from '../account.documents'

/** A profile in its form. */
export interface ProfileValues {
  firstName: string
  lastName: string
  nickname: string
  country: string | null
  timezone: string
  linkedIn: string
  skype: string
  zoomId: string
  address: string
  /** HTML, for tutors. */
  summary: string
}

export const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  nickname: 'Nickname',
  country: 'Country',
  timezone: 'Time zone',
  linkedIn: 'LinkedIn',
  skype: 'Skype',
  zoomId: 'Zoom id',
  address: 'Postal address',
  summary: 'About you',
} satisfies Record<keyof ProfileValues, string>

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
  linkedIn: user.linkedIn ?? '',
  skype: user.skype ?? '',
  zoomId: user.zoomId ?? '',
  address: user.address ?? '',
  summary: user.summary ?? '',
})

/** The fields that differ from the stored ones. */
export const changesOf = (kept: ProfileValues, values: ProfileValues): Partial<ProfileValues> =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== kept[field as keyof ProfileValues]))

/** What cannot be sent as it is, each field with its error: a required one that is empty, and a text that is too long. */
export function faultsIn(values: ProfileValues): Record<string, string> {
  const empty = (['firstName', 'lastName', 'country'] as const).filter((field) => !values[field]?.trim())
  const long = richTextFault(values.summary)
  return { ...Object.fromEntries(empty.map((field) => [field, 'Field is required'])), ...(long && { summary: long }) }
}
