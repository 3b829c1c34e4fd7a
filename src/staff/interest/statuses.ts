import type { ContactStatus } from '../../../schema/generated/types'
import type { IconName } from '../../ui/action/icon-paths'
import type { InterestFiguresQuery } from './interest.documents'

interface Status {
  value: ContactStatus
  label: string
  /** Its count among the figures. */
  count: keyof InterestFiguresQuery['leadFigures']
  /** Those that nobody works on stand folded, by an icon. */
  folded?: IconName
  /** Whether its leads are waited for. */
  open?: true
  /** What its column says that has no lead. */
  empty: string
}

/** The columns of the board, in their order. */
export const statuses: readonly Status[] = [
  { value: 'new', label: 'New', count: 'new', open: true, empty: 'Whoever signs up appears here.' },
  {
    value: 'contacted',
    label: 'Contacted',
    count: 'contacted',
    open: true,
    empty: 'Move a new lead here once you have written or rung.',
  },
  {
    value: 'interested',
    label: 'Interested',
    count: 'interested',
    open: true,
    empty: 'Move a lead here who wants to know more.',
  },
  { value: 'converted', label: 'Converted', count: 'converted', empty: 'Move a lead here who has begun to pay.' },
  {
    value: 'not_interested',
    label: 'Not interested',
    count: 'notInterested',
    folded: 'minus',
    empty: 'Move a lead here who wants nothing for now.',
  },
  {
    value: 'do_not_contact',
    label: 'Do not contact',
    count: 'doNotContact',
    folded: 'stop',
    empty: 'Move a lead here who has asked to be left alone. Their addresses are hidden then.',
  },
]

export const labelOf = (status: ContactStatus): string =>
  statuses.find(({ value }) => value === status)?.label ?? status

export const isStatus = (text: string | null): text is ContactStatus => statuses.some(({ value }) => value === text)
