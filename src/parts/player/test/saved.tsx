import { Icon } from '../../../ui/action/icon'
import { unsavedLength } from '../../../ui/form/length-words'
import { formatLondonTime } from '../../../ui/time/london-time'
import type { SaverState } from './answers/answer-saver'
import styles from './saved.module.css'

/** Where the saving of the answers stands: 'Saved 12:03'. */
export function Saved({
  state: { offline, tooLong, unsaved, savedAt },
}: {
  state: Pick<SaverState, 'offline' | 'unsaved' | 'savedAt'> & Partial<Pick<SaverState, 'tooLong'>>
}) {
  const words = offline
    ? 'Not saved: no connection. It is kept on this device.'
    : tooLong
      ? unsavedLength(tooLong)
      : unsaved
        ? 'Saving'
        : savedAt && `Saved ${formatLondonTime(savedAt)}`
  return (
    <span className={styles.saved} role="status">
      {words && (
        <>
          <Icon name={offline ? 'offline' : tooLong ? 'warn' : unsaved ? 'refresh' : 'check'} size="sm" />
          <span className="num">{words}</span>
        </>
      )}
    </span>
  )
}
