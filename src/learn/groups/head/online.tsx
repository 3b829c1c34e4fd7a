import type { ReactNode } from 'react'
import { useOnlineIn } from '../../../providers/live/online-in'
import styles from './online.module.css'

/** The ids of the members of a group who have a page of it open; null without a group, and until they are known. */
export const useGroupOnline = (groupId: string | null) => useOnlineIn(groupId && `study_group:${groupId}`)

/** Words whose place is kept while they are not shown, so that nothing moves when they come or go. */
export const Kept = ({ shown, children }: { shown: boolean; children: ReactNode }) => (
  <span className={styles.kept} data-shown={shown || undefined}>
    {children}
  </span>
)

/** That somebody is online, in a word with a dot. */
export const OnlineMark = ({ online }: { online: boolean }) => (
  <Kept shown={online}>
    <span className={styles.mark}>
      <span className={styles.dot} aria-hidden="true" />
      Online
    </span>
  </Kept>
)
