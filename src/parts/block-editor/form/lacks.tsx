import { type Lack, lacksOf } from '../../../../rules/content/complete'
import { Icon } from '../../../ui/action/icon'
import type { EditedBlock } from '../blocks'
import type { Fields } from './draft-fields'
import styles from './lacks.module.css'

const words: Record<Lack, string> = {
  question: 'what it asks',
  options: 'more options',
  option_texts: 'a text for each option',
  right_option: 'a right answer',
  one_right_option: 'one right answer only',
  partners: 'a partner for each line',
  numbers: 'answers that are numbers',
  gaps: 'a gap',
  front: 'a front',
  back: 'a back',
  task: 'what to do',
  something: 'a text or a file',
}

/** What a block needs before learners get it. */
export function Lacks({ block, fields }: { block: EditedBlock; fields: Fields }) {
  const { type, image, audio, video, link } = block
  const lacks = lacksOf({ ...fields, type, image, audio, video, link })
  if (lacks.length === 0) return null
  return (
    <p className={styles.lacks}>
      <Icon name="warn" size="sm" />
      <span>Learners do not get it yet. It needs {lacks.map((each) => words[each]).join(', ')}.</span>
    </p>
  )
}
