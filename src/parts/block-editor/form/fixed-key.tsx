import { Link } from 'react-router'
import { isAsked } from '../../../../rules/content/block-kinds'
import { Icon } from '../../../ui/action/icon'
import type { EditedBlock } from '../blocks'
import type { Editing } from './editing'
import styles from './lacks.module.css'

/** Whether what counts as right in a question stays as it is: somebody was asked it, and the server refuses another key. */
export const isKeyFixed = ({ type, asked }: Pick<EditedBlock, 'type' | 'asked'>): boolean => isAsked(type) && asked

/** Says so, and where it is corrected. */
export function FixedKey({ block, correctAt }: Pick<Editing, 'block' | 'correctAt'>) {
  if (!isKeyFixed(block)) return null
  return (
    <p className={styles.fixed}>
      <Icon name="lock" size="sm" />
      <span>
        This question has been asked, so what counts as right stays as it is; its words can still be bettered.{' '}
        {correctAt && (
          <>
            Is it wrong? <Link to={correctAt}>Correct it in question health</Link>, and answers are marked again.
          </>
        )}
      </span>
    </p>
  )
}
