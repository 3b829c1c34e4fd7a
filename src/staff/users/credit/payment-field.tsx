import { useApiPages } from '../../../providers/api/pages'
import { Button } from '../../../ui/action/button'
import { SelectField } from '../../../ui/form/select-field'
import { formatMoney } from '../../../ui/money/money'
import { dayOf, dayWords } from '../../../ui/time/london-days'
import styles from '../dialogs.module.css'
import { PaymentsToGiveBack } from '../person.documents'

interface PaymentFieldProps {
  userId: string
  value: string
  error?: string | undefined
  onChange(id: string, left: number): void
}

/** The payment that a refund gives back, the latest first, with what of it is left. */
export function PaymentField({ userId, value, error, onChange }: PaymentFieldProps) {
  const asked = useApiPages(
    PaymentsToGiveBack,
    { userId },
    'page',
    ({ transactions }) => transactions.pageInfo.nextPage,
  )
  const payments = asked.data?.pages.flatMap(({ transactions }) => transactions.entries)
  const readOn = () => void (payments ? asked.fetchNextPage() : asked.refetch())
  return (
    <>
      <SelectField
        label="Payment"
        value={value}
        error={error}
        placeholder={payments?.length === 0 ? 'No payment is left to give back' : 'Choose what is given back'}
        options={(payments ?? []).map(({ id, description, insertedAt, notGivenBack }) => ({
          value: id,
          label: `${description}, ${dayWords(dayOf(insertedAt), 'year')}: ${formatMoney(notGivenBack)}`,
        }))}
        onChange={({ target: { value } }) =>
          onChange(value, payments?.find(({ id }) => id === value)?.notGivenBack ?? 0)
        }
      />
      {asked.isError ? (
        <p role="alert" className={styles.fault}>
          {`The payments did not load. ${asked.error.message} `}
          <Button size="sm" onClick={readOn} busy={asked.isFetching}>
            Try again
          </Button>
        </p>
      ) : (
        asked.hasNextPage && (
          <div>
            <Button size="sm" onClick={readOn} busy={asked.isFetchingNextPage}>
              Read earlier payments too
            </Button>
          </div>
        )
      )}
    </>
  )
}
