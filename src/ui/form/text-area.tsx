import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Field, type FieldProps, splitField } from './field'
import styles from './field.module.css'

/** Several lines of text; `rows` sets the height and the corner resizes it. */
export function TextArea(props: FieldProps & Omit<ComponentProps<'textarea'>, 'id'>) {
  const [field, { className, rows = 4, ...area }] = splitField(props)
  return (
    <Field {...field} className={className}>
      {(control) => <textarea {...area} {...control} className={clsx(styles.input, styles.area)} rows={rows} />}
    </Field>
  )
}
