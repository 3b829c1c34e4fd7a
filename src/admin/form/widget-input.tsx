import { Input, Select } from 'antd'
import { type ReactNode, useId } from 'react'
import type { Unit } from '../../../resources'
import { ImageInput } from '../../ui/files/image-field'
import { LengthSaid } from '../../ui/form/length-said'
import { lengthNote } from '../../ui/form/length-words'
import { RadioGroup } from '../../ui/form/radio-group'
import { RichTextInput } from '../../ui/rich-text/rich-text-field'
import { formatLondonTime } from '../../ui/time/london-time'
import { isTicked } from '../catalogue'
import { unitWords } from '../cell/units'
import { readWall } from '../london-wall'
import styles from './admin-form.module.css'
import { FileInput } from './file-input'
import { LIST_HEIGHT, ReferenceSelect } from './reference-select'
import { ReferenceTree } from './reference-tree'
import { Ticks } from './ticks'
import { sizeOf, type TypedInstant } from './values'
import type { Widget } from './widget'

interface WidgetInputProps {
  widget: Widget
  /** The field's name, for controls that no label can name. */
  label: string
  id?: string
  value?: unknown
  onChange?: (value: unknown) => void
  /** The address of the stored picture. */
  current?: unknown
  /** The unit of a number. */
  unit?: Unit
  'aria-describedby'?: string
  'aria-invalid'?: boolean | 'true' | 'false'
  'aria-required'?: boolean | 'true' | 'false'
}

/** The control for a widget; takes and returns form values. */
export function WidgetInput({ widget, label, value, onChange, current, unit, ...aria }: WidgetInputProps) {
  const text = (value as string | undefined) ?? ''
  const typed = {
    ...aria,
    value: text,
    onChange: (event: { target: { value: string } }) => onChange?.(event.target.value),
  }
  switch (widget.kind) {
    case 'choice':
      return <ChoiceInput {...aria} widget={widget} value={value} onChange={onChange} />
    case 'reference':
      return <ReferenceInput {...aria} widget={widget} label={label} value={value} onChange={onChange} />
    case 'pounds':
      return <Input {...typed} {...short} prefix="£" inputMode="decimal" />
    case 'whole':
      return <Input {...typed} {...short} suffix={unit && unitWords[unit]} inputMode="numeric" />
    case 'number':
      return <Input {...typed} {...short} inputMode="decimal" />
    case 'instant':
      return <InstantInput {...aria} value={value as TypedInstant} onChange={onChange} />
    case 'day':
      return <Input {...typed} type="date" className={styles.short} />
    case 'lines':
      return (
        <WithLength widget={widget} text={text} aria={aria}>
          {(tied) => <Input.TextArea {...typed} {...tied} rows={3} />}
        </WithLength>
      )
    case 'html':
      return <RichTextInput {...aria} label={label} value={text} onChange={(html) => onChange?.(html)} />
    case 'json':
      return <Input.TextArea {...typed} rows={5} spellCheck={false} className={styles.code} />
    case 'picture':
      return (
        <ImageInput
          {...aria}
          label={label}
          value={value as File | null}
          onChange={(image) => onChange?.(image)}
          current={current as string | null}
        />
      )
    case 'file':
      return <FileInput {...aria} value={value as File} onChange={onChange} />
    case 'texts':
      return (
        <Select {...aria} mode="tags" value={value as string[]} onChange={onChange} open={false} suffixIcon={null} />
      )
    case 'line':
      return (
        <WithLength widget={widget} text={text} aria={aria}>
          {(tied) => <Input {...typed} {...tied} autoComplete="off" />}
        </WithLength>
      )
    default:
      return null
  }
}

const short = { className: styles.short, autoComplete: 'off' } as const

type InputProps<Kind extends Widget['kind']> = Omit<WidgetInputProps, 'widget' | 'label'> & {
  widget: Extract<Widget, { kind: Kind }>
}

/** One or several of some values; each with a sentence about it is a box to tick. */
function ChoiceInput({ widget, value, onChange, ...aria }: InputProps<'choice'>) {
  const { options, many } = widget
  if (many && options.some(({ help }) => help))
    return <Ticks {...widget} {...aria} value={(value as string[]) ?? []} onChange={onChange} />
  return (
    <Select
      {...aria}
      mode={many ? 'multiple' : undefined}
      value={value as string | undefined}
      onChange={onChange}
      options={options.map(({ value: option, label }) => ({ value: option, label }))}
      allowClear
      placeholder="Choose"
      listHeight={LIST_HEIGHT}
      showSearch={{ optionFilterProp: 'label' }}
    />
  )
}

/** One or several rows of another list. */
function ReferenceInput({ widget, label, value, ...input }: InputProps<'reference'> & { label: string }) {
  const { reference, many } = widget
  if (isTicked(reference, many))
    return <ReferenceTree {...input} label={label} reference={reference} value={value as string[]} />
  return <ReferenceSelect {...input} reference={reference} many={many} value={value as string} />
}

interface WithLengthProps {
  widget: Extract<Widget, { kind: 'line' | 'lines' }>
  text: string
  aria: { 'aria-describedby'?: string }
  children: (tied: { 'aria-describedby'?: string }) => ReactNode
}

/** A text that says how long it is before it is too long; then the form says so. */
function WithLength({ widget, text, aria, children }: WithLengthProps) {
  const id = useId()
  const size = sizeOf(widget, text)
  const note = size && lengthNote(size)
  return (
    <>
      {children(note ? { 'aria-describedby': [aria['aria-describedby'], id].filter(Boolean).join(' ') } : {})}
      {note && (
        <p id={id} className="help num">
          {note}
        </p>
      )}
      <LengthSaid words={note} />
    </>
  )
}

/** A time in London; if the clocks repeat it, also asks which of the two. */
function InstantInput({
  value,
  onChange,
  ...aria
}: {
  id?: string
  value?: TypedInstant
  onChange?: (value: TypedInstant | undefined) => void
}) {
  const reading = value?.wall ? readWall(value.wall) : undefined
  return (
    <>
      <Input
        {...aria}
        type="datetime-local"
        className={styles.instant}
        value={value?.wall ?? ''}
        suffix="London"
        onChange={({ target }) => onChange?.(target.value ? { wall: target.value.slice(0, 16) } : undefined)}
      />
      {reading?.result === 'twice' && (
        <RadioGroup
          legend="Which of the two"
          value={value?.second === undefined ? null : value.second ? 'second' : 'first'}
          onChange={(which) => onChange?.({ wall: value?.wall ?? '', second: which === 'second' })}
          options={reading.options.map((instant, index) => ({
            value: index === 1 ? 'second' : 'first',
            label: formatLondonTime(instant),
          }))}
        />
      )}
    </>
  )
}
