import { Suspense, useState } from 'react'
import { invalidate, useAction } from '../../../providers/api/query'
import { lazyPart } from '../../../providers/page/lazy-part'
import { Button } from '../../../ui/action/button'
import { Icon } from '../../../ui/action/icon'
import { Row, RowList } from '../../../ui/data/row-list'
import { Confirm } from '../../../ui/overlay/confirm'
import { toast } from '../../../ui/overlay/toast'
import { When } from '../../../ui/time/when'
import type { Passkey, SectionProps } from '../account'
import accountStyles from '../account.module.css'
import { PasskeyDelete } from './passkeys.documents'
import styles from './passkeys.module.css'
import { RenamePasskey } from './rename-passkey'

const AddPasskey = lazyPart(() => import('./add-passkey').then((m) => m.AddPasskey))

/** The open dialog. */
type Open = { task: 'add' } | { task: 'rename' | 'remove'; passkey: Passkey } | null

/** The person's passkeys, with buttons to add, rename and remove them. */
export function PasskeysPart({ account: { passkeys } }: SectionProps) {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const able = typeof PublicKeyCredential === 'function'
  return (
    <section className={styles.passkeys} aria-labelledby="passkeys-title">
      <h3 id="passkeys-title">Passkeys</h3>
      <div className={accountStyles.line}>
        <p className={accountStyles.lineWords}>
          Sign in with your finger, your face or your screen lock instead of a link.
          <span className="help">
            {able ? 'You can always sign in by e-mail too.' : 'This browser cannot use passkeys.'}
          </span>
        </p>
        {able && <Button onClick={() => setOpen({ task: 'add' })}>Add a passkey</Button>}
      </div>
      {passkeys.length > 0 && (
        <RowList tight>
          {passkeys.map((each) => (
            <PasskeyRow
              key={each.id}
              passkey={each}
              onRename={() => setOpen({ task: 'rename', passkey: each })}
              onRemove={() => setOpen({ task: 'remove', passkey: each })}
            />
          ))}
        </RowList>
      )}
      <Suspense>{open?.task === 'add' && <AddPasskey onClose={close} />}</Suspense>
      {open?.task === 'rename' && <RenamePasskey passkey={open.passkey} onClose={close} />}
      {open?.task === 'remove' && <RemovePasskey passkey={open.passkey} onClose={close} />}
    </section>
  )
}

interface PasskeyRowProps {
  passkey: Passkey
  onRename: () => void
  onRemove: () => void
}

function PasskeyRow({ passkey: { name, backedUp, insertedAt, lastUsedAt }, onRename, onRemove }: PasskeyRowProps) {
  return (
    <Row
      before={<Icon name="passkey" />}
      title={name}
      meta={
        <>
          Added <When at={insertedAt} show="date" look="year" />,{' '}
          {lastUsedAt ? (
            <>
              last used <When at={lastUsedAt} />
            </>
          ) : (
            'not used yet'
          )}
          {!backedUp && ', on one device only'}
        </>
      }
      end={
        <>
          <Button variant="quiet" size="sm" icon="studio" label={`Rename ${name}`} onClick={onRename} />
          <Button size="sm" label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </Button>
        </>
      }
    />
  )
}

function RemovePasskey({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const remove = useAction(PasskeyDelete, {
    onSuccess: () => {
      toast({ kind: 'positive', text: 'Passkey removed' })
      onClose()
    },
    onError: onClose,
  })
  const act = () => remove.mutate({ id }, { onSettled: () => void invalidate('Account') })
  return (
    <Confirm
      open
      danger
      title="Remove this passkey?"
      keepLabel="Keep it"
      confirmLabel="Remove"
      busy={remove.isPending}
      onCancel={onClose}
      onConfirm={act}
    >
      <p>
        <strong>{name}</strong> will no longer sign you in. Your device may go on showing it until you delete it there
        too.
      </p>
    </Confirm>
  )
}
