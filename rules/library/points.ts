import type { BlockSubtype } from '../../schema/generated/types'
import { subtypesOf } from '../content/block-kinds'

/** A person gives points in these steps. */
export const POINT_STEP = 0.5

/** The kinds whose answers a person marks. */
export const markedByPerson = ['essay', ...subtypesOf.task] as const satisfies readonly BlockSubtype[]

/** Whether a person marks answers to this kind of question. */
export const isMarkedByPerson = (subtype: BlockSubtype): boolean =>
  (markedByPerson as readonly BlockSubtype[]).includes(subtype)

/** Whether a person may give so many of `most` points. */
export const isPoints = (points: number, most: number): boolean =>
  points >= 0 && points <= most && Number.isInteger(points / POINT_STEP)

/** Whether what a person marked counts as right: few answers have all points, so half of them are enough. */
export const isRightBy = (points: number, most: number): boolean => points * 2 >= most
