import type { ComponentProps } from 'react'
import { Icon } from '../action/icon'
import { Field, type FieldProps, splitField } from './field'
import styles from './field.module.css'

export type Option = { value: string; label: string; disabled?: boolean }
type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'children'> & {
    options: readonly Option[]
    /** Shown first, while nothing is chosen. */
    placeholder?: string
  }

/** A choice from a short list; for a long one see SearchableSelect. */
export function SelectField(props: SelectFieldProps) {
  const [field, { className, options, placeholder, ...select }] = splitField(props)
  return (
    <Field {...field} className={className}>
      {(control) => (
        <span className={styles.select}>
          <select {...select} {...control} className={styles.input}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="down" size="sm" />
        </span>
      )}
    </Field>
  )
}
