import type { ReactNode } from 'react'
import type { MemberState } from '../../../../schema/generated/types'
import type { IconName } from '../../../ui/action/icon-paths'
import { Tag } from '../../../ui/data/tag'

const looks: Record<MemberState, { icon: IconName; kind?: 'info' | 'positive' | 'warning' }> = {
  requested: { icon: 'clock' },
  invited: { icon: 'mail', kind: 'info' },
  waiting: { icon: 'list' },
  offered: { icon: 'flag', kind: 'warning' },
  accepted: { icon: 'check', kind: 'positive' },
  declined: { icon: 'close' },
}

/** Where somebody stands with a group. */
export const StateTag = ({ state, children }: { state: MemberState; children: ReactNode }) => (
  <Tag {...looks[state]}>{children}</Tag>
)
