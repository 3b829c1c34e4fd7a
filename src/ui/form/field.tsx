import { type ComponentType, type ReactNode, useId } from 'react'
import './field.css'
import { Icon } from '../action/icon'

/** What every field has: a label above; its error, then its help below. Only what is optional is marked. */
export type FieldProps = {
  label: ReactNode
  error?: string | null
  help?: ReactNode
  optional?: boolean
  /** The label is said, not shown: where a heading or an icon shows what the field is. */
  labelHidden?: boolean
  /** Label and control on one line, as in a toolbar. */
  inline?: boolean
  id?: string
}

/** What a control needs to be tied to its label, error and help. */
export type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

/** The frame of a field round any control. */
export function Field(props: FieldProps & { className?: string; children: (control: ControlProps) => ReactNode }) {
  const { label, error, help, optional, labelHidden, inline, id: givenId, className, children } = props
  const ownId = useId()
  const id = givenId ?? ownId
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ')
  const classes = ['field', inline && 'field-inline', error && 'field-bad', className].filter(Boolean).join(' ')
  return (
    <div className={classes}>
      <label className={labelHidden ? 'vh' : 'field-label'} htmlFor={id}>
        {label}
        {optional && <OptionalMark />}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      <FieldNotes id={id} error={error} help={help} />
    </div>
  )
}

/** The word beside the label of a field that may stay empty. */
export function OptionalMark() {
  return <span className="field-optional"> (optional)</span>
}

/** A field's error with its icon, then its help. */
export function FieldNotes({ id, error, help }: { id: string; error?: string | null; help?: ReactNode }) {
  return (
    <>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="stop" size="sm" />
          {error}
        </p>
      )}
      {help && (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </>
  )
}

/** Splits what belongs to the frame from what belongs to the control. */
export function splitField<P extends FieldProps>(props: P): [FieldProps, Omit<P, keyof FieldProps>] {
  const { label, error, help, optional, labelHidden, inline, id, ...control } = props
  return [{ label, error, help, optional, labelHidden, inline, id }, control]
}

/** The frame of a field round a control that says its own label, as one of several parts has to. */
export const inField = <Control extends { label: string; id?: string }>(Input: ComponentType<Control>) =>
  function InField(props: Omit<FieldProps, 'label' | 'inline'> & Control) {
    const [field, control] = splitField(props)
    return (
      <Field {...field}>
        {(tied) => <Input {...({ ...control, ...tied, label: props.label } as unknown as Control)} />}
      </Field>
    )
  }
