import { trainingFaults } from '../../../rules/groups/training-days'
import type { VisitationType } from '../../../schema/generated/types'
import { invalid } from '../../kernel/errors'
import type { Place, Told } from './move'

/** How somebody wants to come to a group, as they are asked for it. */
interface Wishes {
  studySubGroupId?: string | null | undefined
  visitationType?: VisitationType | null | undefined
  sundayDayOff?: boolean | null | undefined
  trainingFrom?: string | null | undefined
  trainingTill?: string | null | undefined
  message?: string | null | undefined
}

type Training = Parameters<typeof trainingFaults>[1]

/** What is kept of it. Throws VALIDATION. */
export function wishesOf({ trainingFrom, trainingTill, sundayDayOff, message, ...rest }: Wishes, group: Training) {
  refuseDays({ trainingFrom, trainingTill }, group)
  return {
    studySubGroupId: rest.studySubGroupId ?? null,
    visitationType: rest.visitationType ?? null,
    sundayDayOff: sundayDayOff ?? true,
    trainingFrom: trainingFrom ?? null,
    trainingTill: trainingTill ?? null,
    message: message?.trim() || null,
  } satisfies Told
}

/** The wishes of somebody who goes from an application to the line: what they do not say again stays. */
export function newWishes(wishes: Wishes, before: Place | null, group: Training) {
  const told = wishesOf(wishes, group)
  if (before?.state !== 'requested') return told
  const given = Object.entries(told).filter(([name]) => wishes[name as keyof Wishes] !== undefined)
  return Object.fromEntries(given) as Partial<typeof told>
}

/** Refuses days of training outside the group's, and a last one before the first. Throws VALIDATION. */
export function refuseDays(days: Pick<Wishes, 'trainingFrom' | 'trainingTill'>, group: Training) {
  const [fault] = Object.entries(trainingFaults(days, group))
  if (fault) throw invalid(...fault)
}
