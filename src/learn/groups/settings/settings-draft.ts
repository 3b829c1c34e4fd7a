import type { StudyGroupType, Visibility } from '../../../../schema/generated/types'
import type { Group } from '../head/use-group'
import { type PolicyDraft, policyDraft, policyFaults, sentDiscount, sentTerms } from './policy-draft'
import { isWhole } from './whole'

/** A group's settings as the form holds them: what may stay empty is an empty text. */
export interface SettingsDraft extends PolicyDraft {
  name: string
  shortName: string
  type: StudyGroupType
  description: string
  visibility: Visibility
  autoapproval: boolean
  availableFrom: string
  availableUntil: string
  intensiveFrom: string
  intensiveUntil: string
  chatLink: string
  places: string
  offerHours: string
  meets: string
  hours: string
  demands: string
  gives: string
  resultsDate: string
  /** A picture to send; null takes it away, and undefined leaves it. */
  image: File | null | undefined
}

export const draftOf = (group: Group): SettingsDraft => ({
  name: group.name,
  shortName: group.shortName,
  type: group.type,
  description: group.description ?? '',
  // They mean the same here.
  visibility: group.visibility === 'public' ? 'authenticated' : group.visibility,
  autoapproval: group.autoapproval,
  availableFrom: group.availableFrom,
  availableUntil: group.availableUntil,
  intensiveFrom: group.intensiveFrom,
  intensiveUntil: group.intensiveUntil,
  chatLink: group.chatLink ?? '',
  places: group.config.places === null ? '' : String(group.config.places),
  offerHours: String(group.config.offerHours),
  meets: group.config.meets ?? '',
  hours: group.config.hours ?? '',
  demands: group.config.demands ?? '',
  gives: group.config.gives ?? '',
  resultsDate: group.resultsDate ?? '',
  ...policyDraft(group),
  image: undefined,
})

export type Faults = Partial<Record<keyof SettingsDraft, string>>

/** What is wrong with a draft, by field. */
export function faultsOf(draft: SettingsDraft, taken: number): Faults {
  const required = ['name', 'shortName', 'availableFrom', 'availableUntil', 'intensiveFrom', 'intensiveUntil'] as const
  const faults: Faults = {}
  for (const field of required) if (!draft[field].trim()) faults[field] = 'Field is required'
  if (!faults.availableUntil && draft.availableUntil < draft.availableFrom)
    faults.availableUntil = 'People can apply until a day before they can begin.'
  if (!faults.intensiveUntil && draft.intensiveUntil < draft.intensiveFrom)
    faults.intensiveUntil = 'The training ends before it begins.'
  if (draft.places.trim() && !isWhole(draft.places, 1, 10_000)) faults.places = 'A number from 1 to 10,000.'
  else if (draft.places.trim() && Number(draft.places) < taken) faults.places = `${taken} places are taken already.`
  if (draft.offerHours.trim() && !isWhole(draft.offerHours, 1, 336)) faults.offerHours = 'A number from 1 to 336.'
  if (draft.resultsDate && draft.resultsDate <= draft.intensiveFrom)
    faults.resultsDate = 'Results come after the training has begun.'
  Object.assign(faults, policyFaults(draft))
  if (draft.chatLink.trim() && !/^https?:\/\//.test(draft.chatLink.trim()))
    faults.chatLink = 'An address of the web begins with https://.'
  return faults
}

const orNull = (text: string) => text.trim() || null

/** What is sent of a draft; what costs money only by staff. */
export function sentOf(draft: SettingsDraft, keeps: boolean) {
  const { places, offerHours, meets, hours, demands, gives, image } = draft
  const { type, visibility, autoapproval, availableFrom, availableUntil, intensiveFrom, intensiveUntil } = draft
  return {
    ...{ type, visibility, autoapproval, availableFrom, availableUntil, intensiveFrom, intensiveUntil },
    name: draft.name.trim(),
    shortName: draft.shortName.trim(),
    description: orNull(draft.description),
    chatLink: orNull(draft.chatLink),
    resultsDate: draft.resultsDate || null,
    allowedFor: draft.allowedFor,
    allowedDays: draft.allowedDays,
    ...(keeps && { bookingPolicy: sentTerms(draft) }),
    ...(image !== undefined && { image }),
    config: {
      places: places.trim() ? Number(places) : null,
      ...(offerHours.trim() && { offerHours: Number(offerHours) }),
      meets: orNull(meets),
      hours: orNull(hours),
      demands: orNull(demands),
      gives: orNull(gives),
      ...(keeps && { discount: sentDiscount(draft) }),
    },
  }
}
