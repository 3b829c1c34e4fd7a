import { Checkbox, Form } from 'antd'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Unit } from '../../../resources'
import { Button } from '../../ui/action/button'
import { StepButtons } from '../../ui/action/step-buttons'
import { catalogue, isTicked } from '../catalogue'
import { words } from '../words'
import styles from './admin-form.module.css'
import type { FormField } from './form-fields'
import { faultOf, isEmpty } from './values'
import { type Widget, type WidgetContext, widgetOf } from './widget'
import { WidgetInput } from './widget-input'

interface FieldRowProps extends FormField {
  context: WidgetContext
  formName: string
  current?: unknown
  unit?: Unit
  /** What the parts of an object are called, by their dotted paths. */
  labels?: Readonly<Record<string, string>>
}

const wide: Widget['kind'][] = ['group', 'lines', 'html', 'json', 'picture', 'file']

function isWide(widget: Widget): boolean {
  if (widget.kind === 'choice') return widget.many && widget.options.some(({ help }) => help)
  if (widget.kind === 'reference') return isTicked(widget.reference, widget.many)
  return wide.includes(widget.kind)
}

/** An argument with its label, its control, its error and its help. */
export function FieldRow(props: FieldRowProps) {
  const { name, label, field, widget, current, unit } = props
  if (widget.kind === 'group') return <GroupRow {...props} input={widget.input} many={widget.many} />
  return (
    <ValueRow
      path={name}
      label={label}
      required={!!field.required}
      widget={widget}
      help={helpOf(widget, field.description)}
      current={current}
      unit={unit}
    />
  )
}

interface ValueRowProps {
  path: string | (string | number)[]
  label: string
  required: boolean
  widget: Widget
  help?: string
  current?: unknown
  unit?: Unit
}

function ValueRow({ path, label, required, widget, help, current, unit }: ValueRowProps) {
  const className = isWide(widget) ? styles.wide : undefined
  if (widget.kind === 'switch')
    return (
      <Form.Item name={path} valuePropName="checked" extra={help}>
        <Checkbox>{label}</Checkbox>
      </Form.Item>
    )
  const validator = async (_rule: unknown, value: unknown) => {
    if (required && (isEmpty(widget, value) || (Array.isArray(value) && value.length === 0)))
      throw new Error('Field is required')
    const fault = faultOf(widget, value)
    if (fault) throw new Error(fault)
  }
  /** Said while somebody types, since what is pasted is rarely looked at to its end. */
  const lengthValidator = async (_rule: unknown, value: unknown) => {
    const fault = widget.kind === 'line' || widget.kind === 'lines' ? faultOf(widget, value) : undefined
    if (fault) throw new Error(fault)
  }
  return (
    <Form.Item
      name={path}
      label={label}
      required={required}
      extra={help}
      className={className}
      rules={[
        { validator, validateTrigger: 'onBlur' },
        { validator: lengthValidator, validateTrigger: 'onChange' },
      ]}
      validateTrigger={['onBlur', 'onChange']}
      validateFirst
    >
      <WidgetInput widget={widget} label={label} current={current} unit={unit} />
    </Form.Item>
  )
}

interface GroupRowProps extends FieldRowProps {
  input: string
  many: boolean
}

/** The parts of an input object: of one, or of several rows. */
function GroupRow({ input, many, ...props }: GroupRowProps) {
  const { name, label, field, context, formName, labels } = props
  const parts = Object.entries(catalogue.inputs[input] ?? {}).flatMap(([part, partField]) => {
    const widget = part === 'id' ? undefined : widgetOf(part, partField, context)
    return widget && widget.kind !== 'group' ? [{ part, partField, widget }] : []
  })
  const draw = (at: string | number) => (
    <div className={styles.grid}>
      {parts.map(({ part, partField, widget }) => (
        <ValueRow
          key={part}
          path={[at, part]}
          label={labels?.[`${name}.${part}`] ?? words(part)}
          required={!!partField.required}
          widget={widget}
          help={helpOf(widget, partField.description)}
        />
      ))}
    </div>
  )
  return (
    <fieldset className={clsx(styles.wide, styles.group)} id={`${formName}_${name}`} tabIndex={-1}>
      <legend>{label}</legend>
      {field.description && <p className="help">{field.description}</p>}
      {many ? <GroupRows name={name} draw={draw} /> : draw(name)}
    </fieldset>
  )
}

/** Rows such as a list's lines with several parts; they can be added, moved and removed. */
const GroupRows = ({ name, draw }: { name: string; draw: (at: number) => ReactNode }) => (
  <Form.List name={name}>
    {(rows, { add, remove, move }) => (
      <>
        {rows.map((row, index) => (
          <div key={row.key} className={styles.groupRow}>
            {draw(row.name)}
            <div className="btn-row">
              <StepButtons
                name={String(index + 1)}
                isFirst={index === 0}
                isLast={index === rows.length - 1}
                onStep={(by) => move(index, index + by)}
              />
              <Button
                size="sm"
                variant="quiet"
                icon="trash"
                label={`Remove ${index + 1}`}
                onClick={() => remove(row.name)}
              />
            </div>
          </div>
        ))}
        <Button size="sm" icon="plus" onClick={() => add({})}>
          Add
        </Button>
      </>
    )}
  </Form.List>
)

const notes: Partial<Record<Widget['kind'], string>> = {
  instant: 'London time.',
  file: 'Up to 25 MB.',
}

const helpOf = (widget: Widget, description?: string) =>
  [description, notes[widget.kind]].filter(Boolean).join(' ') || undefined
