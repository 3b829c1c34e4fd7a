import type { ComponentProps, ReactNode } from 'react'
import { lineLength } from '../../../rules/text-length'
import { Field, type FieldProps, splitField } from './field'
import styles from './field.module.css'

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'maxLength'> & {
    /** The most characters that the server takes. A longer text stays whole, is refused here, and is not sent with its form. */
    most?: number
    /** Inside the frame, before the text: '£'. */
    before?: ReactNode
    /** Inside the frame, after the text: a unit or a button. */
    after?: ReactNode
  }

/** One line of text: an e-mail address, a name, a date. */
export function TextField(props: TextFieldProps) {
  const [field, { before, after, className, type = 'text', most, ...input }] = splitField(props)
  const size = most === undefined ? null : { length: lineLength(String(input.value ?? '')), most }
  return (
    <Field {...field} className={className} size={size}>
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
