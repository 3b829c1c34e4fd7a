import type { IconName } from '../../../ui/action/icon-paths'

/** Something to do today. */
export interface Task {
  key: string
  icon: IconName
  title: string
  /** When it is due, or begins. */
  at?: string
  /** Words before the time, or instead of it. */
  note: string
  to: string
  label: string
}
