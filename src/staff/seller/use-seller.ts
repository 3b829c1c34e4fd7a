import { type FormEvent, useState } from 'react'
import type { BillingItemType, VatTreatment } from '../../../schema/generated/types'
import { invalidate, useAction } from '../../providers/api/query'
import { useLeaveGuard } from '../../ui/form/use-leave-guard'
import { toast } from '../../ui/overlay/toast'
import { type SellerQuery, UpdateSeller } from './seller.documents'

export type SellerFacts = SellerQuery['seller']

/** The VAT of a kind of item, as it is typed. */
export interface TypedRule {
  kind: BillingItemType
  treatment: VatTreatment
  rate: string
}

const typedFrom = ({ name, address, companyNumber, vatNumber, vatRules }: SellerFacts) => ({
  ...{ name, address: address ?? '', companyNumber: companyNumber ?? '', vatNumber: vatNumber ?? '' },
  rules: vatRules.map(
    ({ kind, treatment, rate }): TypedRule => ({ kind, treatment, rate: rate === null ? '20' : String(rate) }),
  ),
})

type Typed = ReturnType<typeof typedFrom>
type Faults = Partial<Record<'name' | 'address' | 'companyNumber' | 'vatNumber' | 'vatRules' | 'whole', string>>

const fields = ['name', 'address', 'companyNumber', 'vatNumber', 'vatRules'] as const
const fieldOf = (field: string | undefined) => fields.find((each) => each === field) ?? 'whole'

/** A seller as it is typed, and what saves it. */
export function useSeller(seller: SellerFacts) {
  const [typed, setTyped] = useState(() => typedFrom(seller))
  const [faults, setFaults] = useState<Faults>({})
  const guard = useLeaveGuard(JSON.stringify(typed) !== JSON.stringify(typedFrom(seller)))
  const save = useAction(UpdateSeller, {
    quiet: true,
    onSuccess: ({ sellerUpdate }) => {
      setTyped(typedFrom(sellerUpdate))
      toast({ kind: 'positive', text: 'Saved. It counts from now on.' })
      void invalidate('Seller')
    },
    onError: ({ field, message }) => setFaults({ [fieldOf(field)]: message }),
  })
  return {
    ...{ typed, faults, guard },
    busy: save.isPending,
    type: (change: Partial<Typed>) => setTyped({ ...typed, ...change }),
    rule: (kind: BillingItemType, change: Partial<TypedRule>) =>
      setTyped({ ...typed, rules: typed.rules.map((each) => (each.kind === kind ? { ...each, ...change } : each)) }),
    submit(event: FormEvent) {
      event.preventDefault()
      setFaults({})
      const { rules, ...rest } = typed
      const vatRules = rules.map(({ kind, treatment, rate }) => ({
        ...{ kind, treatment },
        rate: treatment === 'included' ? Number(rate.replace(',', '.')) : null,
      }))
      if (vatRules.some(({ rate }) => Number.isNaN(rate))) return setFaults({ vatRules: 'Write a rate as a number.' })
      save.mutate({ ...rest, vatRules })
    },
  }
}
