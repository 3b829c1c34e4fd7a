import { conflict, expired } from '../../kernel/errors'
import type { Asked } from '../asking/asked'

/** Throws why an attempt takes nothing more: EXPIRED, CONFLICT. */
export function refuseOver({ status, endsAt }: Pick<Asked, 'status' | 'endsAt'>, now: Date): void {
  if (status === 'abandoned' || status === 'void') throw conflict('This attempt was given up.')
  if (endsAt && endsAt <= now) throw expired('The time of this attempt is over.')
  if (status !== 'in_progress') throw conflict('This attempt was handed in.')
}

/** Throws CONFLICT: the answer was checked. */
export function refuseChecked({ checkedAt }: Pick<Asked, 'checkedAt'>): void {
  if (checkedAt) throw conflict('This answer was checked, and stays as it is.')
}
