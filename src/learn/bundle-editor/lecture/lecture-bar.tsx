import { Tabs } from '../../../ui/page/tabs'
import styles from './lecture-bar.module.css'
import type { LecturePart } from './lecture-part'

interface LectureBarProps {
  bundleId: string
  part: LecturePart
}

/** The parts of a lecture's editor. */
export function LectureBar({ bundleId, part }: LectureBarProps) {
  const address = `/library/${bundleId}/editor`
  return (
    <div className={styles.bar}>
      <Tabs
        label="Parts of the lecture"
        items={[
          { to: `${address}?part=lecture`, label: 'Slides and documents', current: part === 'lecture' },
          { to: `${address}?part=texts`, label: 'Texts and questions', current: part === 'texts' },
        ]}
      />
    </div>
  )
}
