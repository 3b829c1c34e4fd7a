import { Button } from '../../../ui/action/button'
import type { Criterion } from '../../room/session-parts'
import type { Entry, SheetConflict, SheetState } from './marksheet-draft'
import { entryOf } from './marksheet-draft'
import { Quotes } from './quotes'
import styles from './sheet-conflict.module.css'

interface Props {
  conflict: SheetConflict
  state: SheetState
  criteria: readonly Criterion[]
  /** The person who saved the other text, if known. */
  by: string | null
  onDecide: (id: string, keep: 'mine' | 'theirs') => void
}

/** Both texts side by side, for each criterion that two people marked differently. */
export function SheetConflictNotice({ conflict, state, criteria, by, onDecide }: Props) {
  return (
    <section className={styles.clash} role="alert" aria-labelledby="clash-title">
      <h2 id="clash-title">This marksheet was saved elsewhere meanwhile{by ? `, by ${by}` : ''}</h2>
      <p className="sub">
        {conflict.open.length === 1 ? 'One criterion differs.' : `${conflict.open.length} criteria differ.`} Nothing is
        lost: choose which text stays. Saving goes on after that.
      </p>
      <ul>
        {criteria
          .filter(({ id }) => conflict.open.includes(id))
          .map(({ id, title }) => (
            <li key={id} className={styles.criterion}>
              <h3>{title}</h3>
              <div className={styles.sides}>
                <Side
                  label="Mine"
                  entry={entryOf(state.mine, id)}
                  action="Keep mine"
                  onTake={() => onDecide(id, 'mine')}
                  title={title}
                />
                <Side
                  label="Theirs"
                  entry={entryOf(conflict.theirs, id)}
                  action="Take theirs"
                  onTake={() => onDecide(id, 'theirs')}
                  title={title}
                />
              </div>
            </li>
          ))}
      </ul>
    </section>
  )
}

function Side({
  label,
  entry,
  action,
  title,
  onTake,
}: {
  label: string
  entry: Entry
  action: string
  title: string
  onTake: () => void
}) {
  return (
    <div className={styles.side}>
      <p className="eyebrow">
        {label} <span className="num">{entry.mark ?? 'no grade'}</span>
      </p>
      <Quotes quotes={entry.quotes} />
      <p className={styles.text}>{entry.comment || <span className="sub">No comment</span>}</p>
      <Button size="sm" onClick={onTake} aria-label={`${action}: ${title}`}>
        {action}
      </Button>
    </div>
  )
}
