import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { textLength } from '../../../rules/text-length'
import { Field, type FieldProps, splitField } from './field'
import styles from './field.module.css'

type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'id' | 'maxLength'> & {
    /** The most characters that the server takes. A longer text stays whole, is refused here, and is not sent with its form. */
    most?: number
  }

/** Several lines of text; `rows` sets the height and the corner resizes it. */
export function TextArea(props: TextAreaProps) {
  const [field, { className, rows = 4, most, ...area }] = splitField(props)
  const size = most === undefined ? null : { length: textLength(String(area.value ?? '')), most }
  return (
    <Field {...field} className={className} size={size}>
      {(control) => <textarea {...area} {...control} className={clsx(styles.input, styles.area)} rows={rows} />}
    </Field>
  )
}
