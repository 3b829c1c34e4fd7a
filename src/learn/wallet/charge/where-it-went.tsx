import { accountWord } from '../../../nouns/wallet/account-words'
import { Card } from '../../../ui/data/card'
import { Money } from '../../../ui/money/money'
import { When } from '../../../ui/time/when'
import type { ChargeQuery } from '../wallet.documents'
import styles from './charge.module.css'

type Charge = ChargeQuery['charge']

/** The accounts that the postings touch, in their order, with what each movement moved there. */
function rowsOf({ postings }: Charge) {
  const rows = new Map<string, { label: string; moved: Map<string, number> }>()
  for (const { account, gateway, transactionId, amount } of postings) {
    const key = `${account} ${gateway ?? ''}`
    const row = rows.get(key) ?? { label: accountWord(account, gateway), moved: new Map<string, number>() }
    row.moved.set(transactionId, (row.moved.get(transactionId) ?? 0) + amount)
    rows.set(key, row)
  }
  return [...rows.entries()]
}

/** The postings in plain words: what leaves one account comes to others. */
export function WhereItWent({ charge }: { charge: Charge }) {
  const movements = [charge.transaction, ...charge.refunds]
  const sumOf = (id: string) =>
    charge.postings.reduce((all, { transactionId, amount }) => (transactionId === id ? all + amount : all), 0)
  return (
    <Card title="Where the money went">
      <div className={styles.scroll}>
        <table className={styles.postings}>
          <caption className="vh">Postings</caption>
          <thead>
            <tr>
              <th scope="col">Account</th>
              {movements.map(({ id, insertedAt }, at) => (
                <th key={id} scope="col">
                  {at === 0 ? 'Moved' : 'Came back'}
                  <span className={styles.day}>
                    <When at={insertedAt} show="date" />
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(charge).map(([key, { label, moved }]) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                {movements.map(({ id }) => (
                  <td key={id}>{moved.has(id) && <Money pence={moved.get(id) ?? 0} signed />}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Together</th>
              {movements.map(({ id }) => (
                <td key={id}>
                  <Money pence={sumOf(id)} />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <p className="help">
        What leaves one account comes to others, so each column adds up to nothing. Nothing here can be edited: a
        mistake is put right by a new line.
      </p>
    </Card>
  )
}
