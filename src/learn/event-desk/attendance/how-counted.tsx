import { Card } from '../../../ui/data/card'
import { DescriptionList } from '../../../ui/data/description-list'
import styles from './attendance.module.css'
import { lateRule } from './marks'

/** What the marks mean, and the keys that set them; where there is room beside the list. */
export const HowCounted = () => (
  <div className={styles.side}>
    <Card title="How it is counted">
      <div className={styles.form}>
        <DescriptionList
          items={[
            { term: 'Here', value: 'From the start' },
            { term: 'Late', value: 'From the minute you tap, which you can change' },
            { term: 'Absent', value: 'Nothing comes back; the place is not sold again' },
          ]}
        />
        <p className="meta">{lateRule} Press a name for times, and for who left early or is excused.</p>
      </div>
    </Card>
    <Card title="By keyboard">
      <p>
        <kbd>H</kbd> here, <kbd>L</kbd> late, <kbd>A</kbd> absent, arrows to the next name, <kbd>U</kbd> undoes the last
        mark.
      </p>
    </Card>
  </div>
)
