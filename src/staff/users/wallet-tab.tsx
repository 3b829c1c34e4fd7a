import { useAbility } from '@casl/react'
import { Suspense, useState } from 'react'
import type { OperationAbility } from '../../admin/ability'
import { lazyPart } from '../../providers/page/lazy-part'
import { useViewer } from '../../providers/sign-in/viewer'
import { Button } from '../../ui/action/button'
import { Card } from '../../ui/data/card'
import { Stat } from '../../ui/data/stat'
import { formatMoney } from '../../ui/money/money'
import { usePerson } from './use-person'

const CreditDialog = lazyPart(() => import('./credit/credit-dialog').then((m) => m.CreditDialog))

/** A person's balance, and what staff do about it; the movements stand below. */
export function WalletTab({ id }: { id: string }) {
  const { data } = usePerson(id)
  const ability = useAbility<OperationAbility>()
  const viewer = useViewer()
  const [open, setOpen] = useState(false)
  const name = data?.user.fullName ?? data?.user.email ?? ''
  return (
    <Card
      title="Wallet"
      actions={
        viewer?.id !== id &&
        ability.can('call', 'walletCredit') && <Button onClick={() => setOpen(true)}>Add credit</Button>
      }
    >
      <Stat
        label="Balance"
        value={data && formatMoney(data.wallet.balance)}
        note={data && data.wallet.discount > 0 ? `${data.wallet.discount}% off every price` : undefined}
      />
      {data && data.wallet.owed > 0 && (
        <Stat
          label="Owed"
          value={formatMoney(data.wallet.owed)}
          note="Since a payment went back; the next money in pays it"
        />
      )}
      <Suspense>{open && <CreditDialog id={id} name={name} onClose={() => setOpen(false)} />}</Suspense>
    </Card>
  )
}
