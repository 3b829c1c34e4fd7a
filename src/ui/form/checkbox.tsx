import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './checkbox.module.css'
import { FieldNotes } from './field'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
  label: ReactNode
  help?: ReactNode
  error?: string | null
  /** Some of its items are ticked. */
  mixed?: boolean
}

/** A box to tick; the whole line is the target. */
export function Checkbox({ label, help, error, mixed = false, id: givenId, className, ...input }: CheckboxProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed
  }, [mixed])
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ')
  return (
    <div className={clsx(styles.check, className)}>
      <label className={styles.line} htmlFor={id}>
        <input
          {...input}
          ref={box}
          id={id}
          type="checkbox"
          className={styles.box}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      <FieldNotes id={id} error={error} help={help} />
    </div>
  )
}

/** On or off at once, without a button to save; `role="switch"`. */
export function Switch({ label, help, id: givenId, className, ...input }: Omit<CheckboxProps, 'mixed' | 'error'>) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <div className={clsx(styles.switch, className)}>
      <input
        {...input}
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says by itself whether it is on.
        role="switch"
        className={styles.switchBox}
        aria-describedby={help ? `${id}-help` : undefined}
      />
      <label className={styles.switchLabel} htmlFor={id}>
        {label}
      </label>
      <FieldNotes id={id} help={help} />
    </div>
  )
}
