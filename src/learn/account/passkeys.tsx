import { lazy, Suspense, useState } from 'react'
import { ErrorState } from '../../components/blank'
import { Button } from '../../components/button'
import { Card } from '../../components/card'
import { Confirm } from '../../components/confirm'
import { Icon } from '../../components/icon'
import { Row, RowList } from '../../components/row-list'
import { Loading, SkeletonRows } from '../../components/skeleton'
import { toast } from '../../components/toast'
import { When } from '../../components/when'
import { useLive } from '../../providers/live'
import { invalidate, useAction, useApi } from '../../providers/query'
import { PasskeyDelete, Passkeys, type PasskeysQuery } from './passkeys.documents'
import { RenamePasskey } from './rename-passkey'
import './passkeys.css'

const AddPasskey = lazy(() => import('./add-passkey').then((m) => ({ default: m.AddPasskey })))

export type Passkey = PasskeysQuery['passkeys'][number]

/** The dialog that is open. */
type Open = { task: 'add' } | { task: 'rename' | 'remove'; passkey: Passkey } | null

/** One's passkeys: what there are, and adding, naming and removing them. */
export function PasskeysSection() {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const query = useApi(Passkeys)
  useLive(['Passkey'], ['Passkeys'])
  const passkeys = query.data?.passkeys
  return (
    <Card title="Passkeys" count={passkeys?.length || undefined}>
      <div className="passkeys">
        <p className="meta">
          Sign in with your finger, your face or your screen lock instead of a link. You can always sign in by{' '}
          <span className="nb">e-mail</span> too.
        </p>
        {query.error && !passkeys ? (
          <ErrorState onRetry={() => query.refetch()} retrying={query.isFetching} />
        ) : !passkeys ? (
          <Loading>
            <SkeletonRows rows={2} />
          </Loading>
        ) : (
          passkeys.length > 0 && (
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
          )
        )}
        {typeof PublicKeyCredential === 'function' ? (
          <Button size="sm" icon="plus" onClick={() => setOpen({ task: 'add' })}>
            Add a passkey
          </Button>
        ) : (
          <p className="meta">This browser cannot use passkeys.</p>
        )}
      </div>
      <Suspense>{open?.task === 'add' && <AddPasskey onClose={close} />}</Suspense>
      {open?.task === 'rename' && <RenamePasskey passkey={open.passkey} onClose={close} />}
      {open?.task === 'remove' && <RemovePasskey passkey={open.passkey} onClose={close} />}
    </Card>
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
  const act = () => remove.mutate({ id }, { onSettled: () => void invalidate('Passkeys') })
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
