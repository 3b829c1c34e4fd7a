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

/** What is kept of it. Throws VALIDATION. */
export function wishesOf({ trainingFrom, trainingTill, sundayDayOff, message, ...rest }: Wishes) {
  refuseBackwards(trainingFrom, trainingTill)
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
export function newWishes(wishes: Wishes, before: Place | null) {
  const told = wishesOf(wishes)
  if (before?.state !== 'requested') return told
  const given = Object.entries(told).filter(([name]) => wishes[name as keyof Wishes] !== undefined)
  return Object.fromEntries(given) as Partial<typeof told>
}

export function refuseBackwards(from: string | null | undefined, till: string | null | undefined) {
  if (from && till && till < from) throw invalid('trainingTill', 'Your training ends before it begins.')
}
