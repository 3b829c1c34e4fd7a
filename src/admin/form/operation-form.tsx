import type { HttpError } from '@refinedev/core'
import { Form } from 'antd'
import { clsx } from 'clsx'
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react'
import type { Resource } from '../../../resources'
import type { Narrows } from '../../../resources/record'
import { type ApiError, isOutage } from '../../providers/api/api-error'
import { showError } from '../../providers/api/errors'
import { idempotencyKey } from '../../providers/api/query'
import { Button } from '../../ui/action/button'
import cardStyles from '../../ui/data/card.module.css'
import { ErrorSummary, type FormError } from '../../ui/form/error-summary'
import { useLeaveGuard } from '../../ui/form/use-leave-guard'
import styles from './admin-form.module.css'
import { FieldRow } from './field-row'
import { contextOf, type FormField, formFields, formSections, optionalNote, startValues, wantsKey } from './form-fields'
import { keepDialog } from './keep-dialog'
import { useAddressedField } from './use-addressed-field'
import { useDraft } from './use-draft'
import { isEmpty, toVariable } from './values'

interface OperationFormProps {
  operation: string
  resource?: Resource
  /** Arguments with given values, which the form does not ask for. */
  fixed?: Readonly<Record<string, unknown>>
  only?: readonly string[]
  /** Arguments without which nothing is to be done here, though the operation has a use without them. */
  needs?: readonly string[]
  /** Filters of the lists that arguments are chosen from. */
  narrows?: Narrows | undefined
  /** The record to change; only differences from it are sent. */
  record?: Readonly<Record<string, unknown>>
  /** The values of a new record. */
  defaults?: Readonly<Record<string, unknown>>
  submitLabel: string
  danger?: boolean
  /** Sends the arguments; throws HttpError. */
  onSend: (args: Record<string, unknown>) => Promise<unknown>
  onSent: (answer: unknown) => void
  onCancel: () => void
  /** In a dialog: no cards, no foot that sticks, no draft. */
  inDialog?: boolean
  extra?: ReactNode
}

type Values = Record<string, unknown>

/** A form for an operation's arguments. Errors are shown at their fields and above the form; none loses what was typed. */
export function OperationForm(props: OperationFormProps) {
  const {
    operation,
    resource,
    fixed,
    only,
    needs,
    narrows,
    record,
    defaults,
    submitLabel,
    danger,
    onSend,
    onSent,
    onCancel,
    inDialog,
    extra,
  } = props
  const [form] = Form.useForm<Values>()
  const id = useId()
  const fields = useMemo(
    () => demanding(formFields({ operation, resource, fixed, only, narrows }), needs),
    [operation, resource, fixed, only, narrows, needs],
  )
  const context = useMemo(() => contextOf(operation, resource), [operation, resource])
  const start = useMemo(() => startValues(fields, context, record ?? defaults), [fields, context, record, defaults])
  const [errors, setErrors] = useState<FormError[]>([])
  const [busy, setBusy] = useState(false)
  const [dirty, setDirty] = useState(false)
  const [key] = useState(idempotencyKey)
  const guard = useLeaveGuard(dirty)
  const draft = useDraft(inDialog ? null : `${operation}:${String(fixed?.id ?? '')}`)

  useEffect(() => {
    const kept = draft.read()
    if (!kept) return
    form.setFieldsValue(kept)
    setDirty(true)
  }, [draft, form])

  const fieldId = (name: string) => `${id}_${name}`
  useAddressedField(inDialog ? '' : id)
  const labelOf = (name: unknown) => fields.find((field) => field.name === name)?.label
  const send = async (values: Values) => {
    setErrors([])
    setBusy(true)
    try {
      const answer = await onSend({
        ...fixed,
        ...changed(fields, values, record ? start : null, context),
        ...(wantsKey(operation) && { idempotencyKey: key }),
      })
      draft.drop()
      setDirty(false)
      guard.release()
      onSent(answer)
    } catch (error) {
      setErrors(explain(error as HttpError))
    } finally {
      setBusy(false)
    }
  }
  const explain = (error: HttpError): FormError[] => {
    const found = Object.entries(error.errors ?? {}).filter(([name]) => labelOf(name))
    form.setFields(found.map(([name, message]) => ({ name, errors: [String(message)] })))
    if (found.length)
      return found.map(([name, message]) => ({ text: `${labelOf(name)}: ${String(message)}`, field: fieldId(name) }))
    if (isOutage(error as unknown as ApiError)) showError(error as unknown as Error)
    return [{ text: error.message || 'The server did not answer. What you typed is kept: try again.' }]
  }
  const restart = () => {
    draft.drop()
    form.setFieldsValue(start)
    setDirty(false)
  }
  const note = optionalNote(fields, record !== undefined)
  const sections = formSections(fields, inDialog ? undefined : resource)
  const buttons = (
    <>
      <Button onClick={onCancel}>{danger ? 'Back' : 'Cancel'}</Button>
      <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy}>
        {submitLabel}
      </Button>
    </>
  )
  return (
    <Form
      form={form}
      name={id}
      layout="vertical"
      className={inDialog ? dialogClass(fields) : clsx(styles.form, styles.formPage)}
      initialValues={start}
      requiredMark={false}
      onValuesChange={(_, values) => {
        setDirty(true)
        draft.keep(values)
      }}
      onFinish={(values) => void send({ ...form.getFieldsValue(true), ...values })}
      onFinishFailed={({ errorFields }) =>
        setErrors(
          errorFields.map(({ name, errors: [fault = ''] }) => ({
            text: `${labelOf(name[0])}: ${fault}`,
            field: `${id}_${name.join('_')}`,
          })),
        )
      }
      onKeyDownCapture={keepDialog}
      noValidate
    >
      {guard.dialog}
      <ErrorSummary errors={errors} />
      {draft.restored && dirty && (
        <p className={styles.draft}>
          Your unsaved changes are back.{' '}
          <Button size="sm" variant="quiet" onClick={restart}>
            Discard them
          </Button>
        </p>
      )}
      {extra}
      {note && <p className="help">{note}</p>}
      {sections.map(({ title, note, fields: shown }) => (
        <section key={title ?? ''} className={inDialog ? undefined : clsx(cardStyles.card, styles.section)}>
          {title && (
            <header>
              <h2>{title}</h2>
              {note && <p className="help">{note}</p>}
            </header>
          )}
          <div className={styles.grid}>
            {shown.map((field) => (
              <FieldRow
                key={field.name}
                {...field}
                context={context}
                formName={id}
                current={record?.[field.name]}
                unit={resource?.units?.[field.name]}
              />
            ))}
          </div>
        </section>
      ))}
      <footer
        data-dialog-foot={inDialog || undefined}
        className={inDialog ? clsx(styles.dialogFoot, 'btn-row') : styles.formFoot}
      >
        {!inDialog && <p className="meta">{dirty ? 'Unsaved changes are kept in this tab.' : ''}</p>}
        {buttons}
      </footer>
    </Form>
  )
}

const demanding = (fields: FormField[], needs: readonly string[] = []): FormField[] =>
  fields.map((each) => (needs.includes(each.name) ? { ...each, field: { ...each.field, required: true } } : each))

/** Leaves room for lists of choices, which open inside their dialog. */
const dialogClass = (fields: readonly FormField[]) =>
  clsx(styles.form, fields.some(({ widget }) => ['choice', 'reference', 'group'].includes(widget.kind)) && styles.roomy)

/**
 * The arguments to send: for a new record all that are filled in, for an existing one the changes. An operation with required fields of the record
 * gets all filled-in values.
 */
export function changed(
  fields: readonly FormField[],
  values: Values,
  start: Values | null,
  context: ReturnType<typeof contextOf>,
): Values {
  const isWhole = fields.some(({ field }) => field.required)
  const args = fields.flatMap(({ name, field, widget }) => {
    const value = values[name]
    if (widget.kind === 'picture' || widget.kind === 'file') return isFileSent(value, start) ? [[name, value]] : []
    const empty = isEmpty(widget, value) || (Array.isArray(value) && value.length === 0)
    const same = start !== null && JSON.stringify(value ?? null) === JSON.stringify(start[name] ?? null)
    const left = start === null || same ? empty && widget.kind !== 'switch' : false
    if (!field.required && (left || (same && !isWhole))) return []
    return [[name, toVariable(widget, value, context)] as const]
  })
  return Object.fromEntries(args)
}

/** A file that is not chosen again stays; null removes a record's picture. */
const isFileSent = (value: unknown, start: Values | null) => value instanceof File || (value === null && start !== null)
