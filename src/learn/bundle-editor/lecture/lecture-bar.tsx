import { Tabs } from '../../../ui/page/tabs'
import styles from './lecture-bar.module.css'

interface LectureBarProps {
  bundleId: string
  part: 'lecture' | 'texts'
}

/** The parts of a lecture's editor. */
export function LectureBar({ bundleId, part }: LectureBarProps) {
  const address = `/library/${bundleId}/editor`
  return (
    <div className={styles.bar}>
      <Tabs
        label="Parts of the lecture"
        items={[
          { to: address, label: 'Slides and documents', current: part === 'lecture' },
          { to: `${address}?part=texts`, label: 'Texts and questions', current: part === 'texts' },
        ]}
      />
    </div>
  )
}
