import { useParams } from 'react-router'
import { paperWords } from '../../../nouns/billing-document/paper-words'
import { statusWords, typeWords } from '../../../nouns/wallet/transaction-words'
import { useApi } from '../../../providers/api/query'
import { useLive } from '../../../providers/live/live'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { DescriptionList } from '../../../ui/data/description-list'
import { Row, RowList } from '../../../ui/data/row-list'
import { Skeleton } from '../../../ui/data/skeleton'
import { Money } from '../../../ui/money/money'
import { EmptyState, ErrorState } from '../../../ui/page/blank'
import { PageHeader } from '../../../ui/page/page-header'
import { WithPanel } from '../../../ui/page/with-panel'
import { When } from '../../../ui/time/when'
import { type ChargeQuery, Charge as Document } from '../wallet.documents'
import { PriceFall } from './price-fall'
import { WhereItWent } from './where-it-went'

const crumbs = [{ label: 'Transactions', to: '/wallet/transactions' }]

/** A movement of the wallet as glass: from the price to what was paid, where the money went, and what came back. */
export function ChargePage() {
  const { transactionId: id = '' } = useParams()
  const { data, error, isFetching, refetch } = useApi(Document, { id })
  useLive(['Wallet'], ['Charge'])
  if (error && !data)
    return (
      <>
        <PageHeader title="Transaction" crumbs={crumbs} />
        {error.code === 'NOT_FOUND' ? (
          <EmptyState
            title="There is no such transaction"
            action={<LinkButton to="/wallet/transactions">All transactions</LinkButton>}
          >
            Your wallet has none with this address.
          </EmptyState>
        ) : (
          <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
        )}
      </>
    )
  if (!data)
    return (
      <>
        <PageHeader title="Transaction" crumbs={crumbs} />
        <Skeleton height={420} />
      </>
    )
  return <Shown charge={data.charge} />
}

function Shown({ charge }: { charge: ChargeQuery['charge'] }) {
  const { transaction, refunds } = charge
  const isPaid = transaction.amount < 0 && (transaction.type === 'purchase' || transaction.type === 'fee')
  return (
    <>
      <PageHeader
        title={transaction.description}
        crumbs={crumbs}
        sub={<When at={transaction.insertedAt} />}
        actions={
          transaction.sessionId && <LinkButton to={`/classroom/${transaction.sessionId}`}>Open the session</LinkButton>
        }
      />
      <WithPanel
        first={
          <>
            {isPaid && <PriceFall charge={charge} />}
            <WhereItWent charge={charge} />
          </>
        }
        panel={
          <>
            <Card title="In short" foot={refunds.length === 0 && isPaid && 'Nothing of it has come back.'}>
              <Facts charge={charge} />
            </Card>
            <Papers charge={charge} />
          </>
        }
      />
    </>
  )
}

/** The invoice of what was bought, and the credit notes of what came back. */
function Papers({ charge: { transaction, refunds } }: { charge: ChargeQuery['charge'] }) {
  const papers = [transaction, ...refunds].flatMap(({ document }) => (document ? [document] : []))
  if (!papers.length) return null
  return (
    <Card title="Papers">
      <RowList>
        {papers.map(({ id, kind, number, total, url }) => (
          <Row
            key={id}
            title={`${paperWords[kind]} ${number}`}
            meta={<Money pence={total} />}
            end={
              url && (
                <LinkButton href={url} size="sm" icon="download">
                  PDF
                </LinkButton>
              )
            }
          />
        ))}
      </RowList>
    </Card>
  )
}

function Facts({ charge: { transaction, bonus, refunds } }: { charge: ChargeQuery['charge'] }) {
  const { type, status, amount, balanceAfter } = transaction
  return (
    <DescriptionList
      items={[
        { term: 'Kind', value: typeWords[type] },
        { term: 'Amount', value: <Money pence={amount} signed /> },
        ...(bonus ? [{ term: 'Of it a bonus', value: <Money pence={bonus} /> }] : []),
        { term: 'Balance before', value: <Money pence={balanceAfter - amount} /> },
        { term: 'Balance after', value: <Money pence={balanceAfter} /> },
        ...(status === 'available' ? [] : [{ term: 'State', value: statusWords[status] }]),
        ...refunds.map(({ amount, description, insertedAt }) => ({
          term: description,
          value: (
            <>
              <Money pence={amount} signed />, <When at={insertedAt} />
            </>
          ),
        })),
      ]}
    />
  )
}
