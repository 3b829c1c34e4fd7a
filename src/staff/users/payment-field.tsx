import { useApi } from '../../providers/api/query'
import { SelectField } from '../../ui/form/select-field'
import { formatMoney } from '../../ui/money/money'
import { dayOf, dayWords } from '../../ui/time/london-days'
import { PaymentsToGiveBack } from './person.documents'

interface PaymentFieldProps {
  userId: string
  value: string
  error?: string | undefined
  onChange(id: string, left: number): void
}

/** The payment that a refund gives back, with what of it is left. */
export function PaymentField({ userId, value, error, onChange }: PaymentFieldProps) {
  const { data } = useApi(PaymentsToGiveBack, { userId })
  const payments = [...(data?.purchases.entries ?? []), ...(data?.fees.entries ?? [])]
    .filter(({ notGivenBack }) => notGivenBack > 0)
    .sort((a, b) => b.insertedAt.localeCompare(a.insertedAt))
  return (
    <SelectField
      label="Payment"
      value={value}
      error={error}
      placeholder={
        data && payments.length === 0 ? 'Nothing was paid that is not given back' : 'Choose what is given back'
      }
      options={payments.map(({ id, description, insertedAt, notGivenBack }) => ({
        value: id,
        label: `${description}, ${dayWords(dayOf(insertedAt), 'year')}: ${formatMoney(notGivenBack)}`,
      }))}
      onChange={({ target: { value } }) => onChange(value, payments.find(({ id }) => id === value)?.notGivenBack ?? 0)}
    />
  )
}
