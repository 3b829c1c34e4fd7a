import { useState } from 'react'
import { useViewer } from '../../../providers/sign-in/viewer'
import { Button } from '../../../ui/action/button'
import { Icon } from '../../../ui/action/icon'
import { Row, RowList } from '../../../ui/data/row-list'
import { Confirm } from '../../../ui/overlay/confirm'
import { Unloaded } from '../../../ui/page/unloaded'
import { dayOf, dayWords } from '../../../ui/time/london-days'
import { copyAddress, shortAddressOf } from './address'
import styles from './invite.module.css'
import type { Links, OpenLink } from './use-links'

/** The links of a group that may still be used, each to be copied again or ended. */
export function OpenLinks({ links: { query, made, end } }: { links: Links }) {
  const viewer = useViewer()
  const [ending, setEnding] = useState<OpenLink | null>(null)
  if (!query.data) return <Unloaded of={query} height={64} />
  const open = query.data.studyGroupInvitations.filter(({ used, uses }) => used < uses)
  if (open.length === 0) return null
  return (
    <section className={styles.links} aria-label="Links that are open">
      <h3>Links that are open</h3>
      <RowList tight>
        {open.map((link) => (
          <Row
            key={link.id}
            before={<Icon name="link" />}
            title={<span className={styles.address}>{shortAddressOf(link.token)}</span>}
            meta={factsOf(link, { isNew: link.id === made?.id, isOwn: link.createdById === viewer?.id })}
            end={
              <span className="btn-row">
                {link.id !== made?.id && (
                  <Button
                    size="sm"
                    variant="quiet"
                    icon="copy"
                    label={`Copy the link ${link.token}`}
                    onClick={() => void copyAddress(link.token)}
                  />
                )}
                <Button size="sm" variant="quiet" label={`End the link ${link.token}`} onClick={() => setEnding(link)}>
                  End
                </Button>
              </span>
            }
          />
        ))}
      </RowList>
      <Confirm
        open={ending !== null}
        title="End this link?"
        confirmLabel="End the link"
        danger
        onConfirm={() => {
          if (ending) end(ending.id)
          setEnding(null)
        }}
        onCancel={() => setEnding(null)}
      >
        <p>Whoever opens it reads that it has ended. Those who have used it stay where they are.</p>
      </Confirm>
    </section>
  )
}

/** Who made a link and when, how often it was used, and what it does. */
export function factsOf(
  { createdByName, insertedAt, used, uses, until, joinsAtOnce }: OpenLink,
  { isNew, isOwn }: { isNew: boolean; isOwn: boolean },
): string {
  const by = isOwn ? 'You' : (createdByName ?? 'Somebody')
  return [
    isNew ? 'Made just now by you' : `${by}, ${dayWords(dayOf(insertedAt))}`,
    `used ${used} of ${uses}`,
    `until ${dayWords(dayOf(until))}`,
    joinsAtOnce && 'they join at once',
  ]
    .filter(Boolean)
    .join(' · ')
}
