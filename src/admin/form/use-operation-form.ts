import type { HttpError } from '@refinedev/core'
import { Form } from 'antd'
import { useEffect, useId, useMemo, useState } from 'react'
import type { Resource } from '../../../resources'
import type { Narrows } from '../../../resources/record'
import { type ApiError, isOutage } from '../../providers/api/api-error'
import { showError } from '../../providers/api/errors'
import { idempotencyKey } from '../../providers/api/query'
import type { FormError } from '../../ui/form/error-summary'
import { useLeaveGuard } from '../../ui/form/use-leave-guard'
import { changed } from './changed'
import { contextOf, type FormField, formFields, startValues, wantsKey } from './form-fields'
import { useAddressedField } from './use-addressed-field'
import { useDraft } from './use-draft'

type Values = Record<string, unknown>

/** What a form asks for, and what becomes of it. */
export interface OperationAsked {
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
  /** In a dialog: no cards, no foot that sticks, no draft. */
  inDialog?: boolean
  /** Sends the arguments; throws HttpError. */
  onSend: (args: Record<string, unknown>) => Promise<unknown>
  onSent: (answer: unknown) => void
}

/** The state of an operation's form: its fields and their first values, what was typed, and what the server said of it. */
export function useOperationForm({ onSend, onSent, ...asked }: OperationAsked) {
  const { operation, fixed, record, inDialog } = asked
  const [form] = Form.useForm<Values>()
  const id = useId()
  const { fields, context, start } = useFields(asked)
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
  useAddressedField(inDialog ? '' : id)

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
      const { atFields, summary } = explained(error as HttpError, fields, id)
      form.setFields(atFields)
      setErrors(summary)
    } finally {
      setBusy(false)
    }
  }
  const restart = () => {
    draft.drop()
    form.setFieldsValue(start)
    setDirty(false)
  }
  const type = (values: Values) => {
    setDirty(true)
    draft.keep(values)
  }
  return { form, id, fields, context, start, errors, setErrors, busy, dirty, guard, draft, send, restart, type }
}

function useFields({
  operation,
  resource,
  fixed,
  only,
  needs,
  narrows,
  record,
  defaults,
}: Omit<OperationAsked, 'onSend' | 'onSent'>) {
  const fields = useMemo(
    () => demanding(formFields({ operation, resource, fixed, only, narrows }), needs),
    [operation, resource, fixed, only, narrows, needs],
  )
  const context = useMemo(() => contextOf(operation, resource), [operation, resource])
  const start = useMemo(() => startValues(fields, context, record ?? defaults), [fields, context, record, defaults])
  return { fields, context, start }
}

const demanding = (fields: FormField[], needs: readonly string[] = []): FormField[] =>
  fields.map((each) => (needs.includes(each.name) ? { ...each, field: { ...each.field, required: true } } : each))

/** What a refusal says at its fields, and above the form. */
function explained(error: HttpError, fields: readonly FormField[], formId: string) {
  const labelled = new Map(fields.map(({ name, label }) => [name, label]))
  const found = Object.entries(error.errors ?? {}).filter(([name]) => labelled.has(name))
  const atFields = found.map(([name, message]) => ({ name, errors: [String(message)] }))
  if (found.length > 0) {
    const summary = found.map(([name, message]) => ({
      text: `${labelled.get(name)}: ${String(message)}`,
      field: `${formId}_${name}`,
    }))
    return { atFields, summary }
  }
  if (isOutage(error as unknown as ApiError)) showError(error as unknown as Error)
  return {
    atFields,
    summary: [{ text: error.message || 'The server did not answer. What you typed is kept: try again.' }],
  }
}
