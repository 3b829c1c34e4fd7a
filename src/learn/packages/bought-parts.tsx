import { useState } from 'react'
import { idempotencyKey, queryClient, useAction, useApi } from '../../providers/api/query'
import { useLive } from '../../providers/live/live'
import { useViewer } from '../../providers/sign-in/viewer'
import { Button } from '../../ui/action/button'
import { Card } from '../../ui/data/card'
import { type Column, DataTable } from '../../ui/list/data-table'
import { formatMoney, Money } from '../../ui/money/money'
import { Confirm } from '../../ui/overlay/confirm'
import { When } from '../../ui/time/when'
import { type BoughtPartsQuery, BoughtParts as Document, GiveBack } from './packages.documents'

type Part = BoughtPartsQuery['purchaseParts']['entries'][number]

/** What one bought in packages and may still give back, as long as it is unused. */
export function BoughtParts() {
  const userId = useViewer()?.id ?? ''
  const { data } = useApi(Document, { userId }, { enabled: Boolean(userId) })
  useLive(['Wallet'], ['BoughtParts'])
  const [chosen, setChosen] = useState<Part | null>(null)
  const parts = data?.purchaseParts.entries ?? []
  if (!parts.length) return null
  const name: Column<Part> = { key: 'name', head: 'Item', place: 'title', cell: ({ name }) => name }
  const state: Column<Part> = {
    ...{ key: 'state', head: 'Can be given back', place: 'meta' },
    cell: ({ used, giveBackUntil }) =>
      used ? 'No, it is in use' : giveBackUntil ? <>Until {<When at={giveBackUntil} show="date" />}</> : 'No',
  }
  const share: Column<Part> = {
    ...{ key: 'share', head: 'Paid', align: 'end', place: 'end' },
    cell: ({ share }) => <Money pence={share} />,
  }
  const act: Column<Part> = {
    ...{ key: 'act', head: <span className="vh">Give back</span>, align: 'end', place: 'state' },
    cell: (part) =>
      part.used ? null : (
        <Button size="sm" variant="quiet" onClick={() => setChosen(part)}>
          Give back<span className="vh"> {part.name}</span>
        </Button>
      ),
  }
  return (
    <>
      <Card title="Yours from packages" count={parts.length} flush>
        <DataTable
          caption="Yours from packages"
          columns={[name, state, share, act]}
          rows={parts}
          rowKey={({ id }) => id}
        />
      </Card>
      {chosen && <GiveBackDialog part={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}

function GiveBackDialog({ part, onClose }: { part: Part; onClose: () => void }) {
  const [key] = useState(idempotencyKey)
  const give = useAction(GiveBack, {
    onSuccess: () => {
      void queryClient.invalidateQueries()
      onClose()
    },
    onError: onClose,
  })
  return (
    <Confirm
      open
      title={`Give back ${part.name}?`}
      confirmLabel={`Give back for ${formatMoney(part.share)}`}
      busy={give.isPending}
      onConfirm={() => give.mutate({ id: part.id, idempotencyKey: key })}
      onCancel={onClose}
    >
      {formatMoney(part.share)} comes into your wallet at once, and you can no longer open it.
    </Confirm>
  )
}
