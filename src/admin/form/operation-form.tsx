import { Form } from 'antd'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Resource } from '../../../resources'
import { Button } from '../../ui/action/button'
import cardStyles from '../../ui/data/card.module.css'
import { ErrorSummary } from '../../ui/form/error-summary'
import styles from './admin-form.module.css'
import { FieldRow } from './field-row'
import { type FormField, type FormSection, formSections, optionalNote } from './form-fields'
import { keepDialog } from './keep-dialog'
import { type OperationAsked, useOperationForm } from './use-operation-form'
import type { WidgetContext } from './widget'

interface OperationFormProps extends OperationAsked {
  submitLabel: string
  danger?: boolean
  onCancel: () => void
  extra?: ReactNode
}

/** A form for an operation's arguments. Errors are shown at their fields and above the form; none loses what was typed. */
export function OperationForm({ submitLabel, danger, onCancel, extra, ...asked }: OperationFormProps) {
  const { resource, record, inDialog } = asked
  const { form, id, fields, context, start, errors, setErrors, busy, dirty, guard, draft, ...does } =
    useOperationForm(asked)
  const note = optionalNote(fields, record !== undefined)
  return (
    <Form
      form={form}
      name={id}
      layout="vertical"
      className={inDialog ? dialogClass(fields) : clsx(styles.form, styles.formPage)}
      initialValues={start}
      requiredMark={false}
      onValuesChange={(_, values) => does.type(values)}
      onFinish={(values) => void does.send({ ...form.getFieldsValue(true), ...values })}
      onFinishFailed={({ errorFields }) =>
        setErrors(
          errorFields.map(({ name, errors: [fault = ''] }) => ({
            text: `${fields.find((field) => field.name === name[0])?.label}: ${fault}`,
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
          <Button size="sm" variant="quiet" onClick={does.restart}>
            Discard them
          </Button>
        </p>
      )}
      {extra}
      {note && <p className="help">{note}</p>}
      {formSections(fields, inDialog ? undefined : resource).map((section) => (
        <Section
          key={section.title ?? ''}
          {...section}
          className={inDialog ? undefined : clsx(cardStyles.card, styles.section)}
          {...{ context, formId: id, record, resource }}
        />
      ))}
      <footer
        data-dialog-foot={inDialog || undefined}
        className={inDialog ? clsx(styles.dialogFoot, 'btn-row') : styles.formFoot}
      >
        {!inDialog && <p className="meta">{dirty ? 'Unsaved changes are kept in this tab.' : ''}</p>}
        <Button onClick={onCancel}>{danger ? 'Back' : 'Cancel'}</Button>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy}>
          {submitLabel}
        </Button>
      </footer>
    </Form>
  )
}

interface SectionProps extends FormSection {
  className: string | undefined
  context: WidgetContext
  formId: string
  record: OperationAsked['record']
  resource: Resource | undefined
}

/** Some fields below their heading. */
const Section = ({ title, note, fields, className, context, formId, record, resource }: SectionProps) => (
  <section className={className}>
    {title && (
      <header>
        <h2>{title}</h2>
        {note && <p className="help">{note}</p>}
      </header>
    )}
    <div className={styles.grid}>
      {fields.map((field) => (
        <FieldRow
          key={field.name}
          {...field}
          context={context}
          formName={formId}
          current={record?.[field.name]}
          unit={resource?.units?.[field.name]}
          labels={resource?.labels}
        />
      ))}
    </div>
  </section>
)

/** Leaves room for lists of choices, which open inside their dialog. */
const dialogClass = (fields: readonly FormField[]) =>
  clsx(styles.form, fields.some(({ widget }) => ['choice', 'reference', 'group'].includes(widget.kind)) && styles.roomy)
