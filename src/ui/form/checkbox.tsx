import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import { FieldNotes } from './field'
import './checkbox.css'

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
    <div className={['check', className].filter(Boolean).join(' ')}>
      <label className="check-line" htmlFor={id}>
        <input
          {...input}
          ref={box}
          id={id}
          type="checkbox"
          className="check-box"
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
    <div className={['switch', className].filter(Boolean).join(' ')}>
      <input
        {...input}
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says by itself whether it is on.
        role="switch"
        className="switch-box"
        aria-describedby={help ? `${id}-help` : undefined}
      />
      <label className="switch-label" htmlFor={id}>
        {label}
      </label>
      <FieldNotes id={id} help={help} />
    </div>
  )
}
