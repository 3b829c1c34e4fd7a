import { Fragment } from 'react'
import { type Channel, channels, kinds, type Manner, manners } from '../../../../rules/identity/notifications'
import { invalidate, useAction } from '../../../providers/api/query'
import { Icon } from '../../../ui/action/icon'
import type { Account } from '../account'
import { NotificationChoice } from '../account.documents'
import styles from './choice-table.module.css'
import { groupWords, kindWords } from './kind-words'

type Choice = Account['notificationPreferences'][number]

const channelWords: Record<Channel, { head: string; by: string }> = {
  inApp: { head: 'In the app', by: 'in the app' },
  email: { head: 'E-mail', by: 'by e-mail' },
  push: { head: 'Push', by: 'by push' },
}

interface ChoiceTableProps {
  choices: readonly Choice[]
  /** Whether the person gets what is for tutors, and for staff. */
  isFor: Record<NonNullable<Manner['for']>, boolean>
}

/** The kinds of notification by the ways of sending them. */
export function ChoiceTable({ choices, isFor }: ChoiceTableProps) {
  const choose = useAction(NotificationChoice, { onSuccess: () => invalidate('Account') })
  const asked = choose.isPending ? choose.variables : undefined
  const shown = kinds.filter((kind) => {
    const { for: whom } = manners[kind]
    return !whom || isFor[whom]
  })
  const groups = [...new Set(shown.map((kind) => manners[kind].group))]
  return (
    <table className={styles.table}>
      <caption className="vh">Kinds of notification by way of sending</caption>
      <thead>
        <tr>
          <th scope="col">Kind</th>
          {channels.map((channel) => (
            <th key={channel} scope="col">
              {channelWords[channel].head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <Fragment key={group}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={1 + channels.length}>
                {groupWords[group]}
              </th>
            </tr>
            {shown
              .filter((kind) => manners[kind].group === group)
              .map((kind) => {
                const choice = choices.find((each) => each.kind === kind)
                return (
                  <tr key={kind}>
                    <th scope="row">
                      {kindWords[kind]}
                      {manners[kind].protects && (
                        <span className="help">Always sent, since they keep your account safe.</span>
                      )}
                    </th>
                    {channels.map((channel) => (
                      <td key={channel}>
                        <Cell
                          manner={manners[kind][channel]}
                          label={`${kindWords[kind]}, ${channelWords[channel].by}`}
                          isOn={(asked?.kind === kind ? asked[channel] : undefined) ?? choice?.[channel] ?? false}
                          onChange={(isOn) => choose.mutate({ kind, [channel]: isOn })}
                        />
                      </td>
                    ))}
                  </tr>
                )
              })}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

interface CellProps {
  manner: Manner[Channel]
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

function Cell({ manner, label, isOn, onChange }: CellProps) {
  if (manner === 'never')
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="vh">Not sent this way</span>
      </>
    )
  if (manner === 'always')
    return (
      <span className={styles.always} title="Always sent">
        <Icon name="lock" size="sm" />
        <span className="vh">Always sent this way</span>
      </span>
    )
  return (
    <label className={styles.cell}>
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      <span className="vh">{label}</span>
    </label>
  )
}
