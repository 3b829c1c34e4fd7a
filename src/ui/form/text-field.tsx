import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldProps, splitField } from './field'
import styles from './field.module.css'

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id'> & {
    /** Inside the frame, before the text: '£'. */
    before?: ReactNode
    /** Inside the frame, after the text: a unit or a button. */
    after?: ReactNode
  }

/** One line of text: an e-mail address, a name, a date. */
export function TextField(props: TextFieldProps) {
  const [field, { before, after, className, type = 'text', ...input }] = splitField(props)
  return (
    <Field {...field} className={className}>
      {(control) => (
        <span className={styles.box}>
          {before && <span className={styles.affix}>{before}</span>}
          <input {...input} {...control} className={styles.input} type={type} />
          {after && <span className={styles.affix}>{after}</span>}
        </span>
      )}
    </Field>
  )
}
