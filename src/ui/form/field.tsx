import { clsx } from 'clsx'
import { type ComponentType, type ReactNode, useEffect, useId } from 'react'
import type { Length } from '../../../rules/text-length'
import { Icon } from '../action/icon'
import styles from './field.module.css'
import { LengthSaid } from './length-said'
import { lengthFault, lengthNote } from './length-words'
import { holdTooLong } from './too-long'

/** Shared by all fields: a label above, the error and the help below. Only optional fields are marked. */
export type FieldProps = {
  label: ReactNode
  error?: string | null
  help?: ReactNode
  optional?: boolean
  /** The label is for screen readers only, if a heading or an icon shows the field's name. */
  labelHidden?: boolean
  /** Label and control on one line, as in a toolbar. */
  inline?: boolean
  id?: string
}

/** The props that tie a control to its label, error and help. */
export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'data-too-long'?: true
}

interface FrameProps extends FieldProps {
  className?: string
  /** How long the text is, where it has a limit: beyond it the field says by how much, and its form is not sent. */
  size?: Length | null
  children: (control: ControlProps) => ReactNode
}

/** The frame of a field around any control. */
export function Field(props: FrameProps) {
  const { label, help, optional, labelHidden, inline, id: givenId, className, size, children } = props
  const ownId = useId()
  const id = givenId ?? ownId
  const tooLong = size ? lengthFault(size) : undefined
  const note = size ? lengthNote(size) : undefined
  const error = tooLong ?? props.error
  const described = [error && `${id}-error`, note && `${id}-length`, help && `${id}-help`].filter(Boolean).join(' ')
  useEffect(() => {
    if (tooLong) holdTooLong()
  }, [tooLong])
  const classes = clsx(styles.field, inline && styles.inline, error && styles.bad, className)
  return (
    <div className={classes}>
      <label className={labelHidden ? 'vh' : styles.label} htmlFor={id}>
        {label}
        {optional && <OptionalMark />}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        ...(tooLong && { 'data-too-long': true }),
      })}
      {note && (
        <p className={clsx(styles.help, 'num')} id={`${id}-length`}>
          {note}
        </p>
      )}
      <FieldNotes id={id} error={error} help={help} />
      {size && <LengthSaid words={tooLong ?? note} />}
    </div>
  )
}

/** The word beside the label of a field that may stay empty. */
export function OptionalMark() {
  return <span className={styles.optional}> (optional)</span>
}

/** A field's error with its icon, then its help. */
export function FieldNotes({ id, error, help }: { id: string; error?: string | null; help?: ReactNode }) {
  return (
    <>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="stop" size="sm" />
          {error}
        </p>
      )}
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
    </>
  )
}

/** Separates the frame's props from the control's. */
export function splitField<P extends FieldProps>(props: P): [FieldProps, Omit<P, keyof FieldProps>] {
  const { label, error, help, optional, labelHidden, inline, id, ...control } = props
  return [{ label, error, help, optional, labelHidden, inline, id }, control]
}

/** Wraps a control that reads out its own label, since it is one of several parts. */
export const inField = <Control extends { label: string; id?: string }>(Input: ComponentType<Control>) =>
  function InField(props: Omit<FieldProps, 'label' | 'inline'> & Control) {
    const [field, control] = splitField(props)
    return (
      <Field {...field}>
        {(tied) => <Input {...({ ...control, ...tied, label: props.label } as unknown as Control)} />}
      </Field>
    )
  }
