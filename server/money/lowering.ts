import { type Reduction, takenOff } from '../../rules/money/priced'
import type { BillingItemType } from '../../schema/generated/types'
import type { Asking } from './sold'

declare module '../kernel/noun' {
  interface Noun {
    /** What lowers the price of a kind of thing for a buyer, which money counts without knowing whose it is. */
    lowersPrice?(asking: Asking, buying: Buying): Promise<Lowering[]>
  }
}

export interface Buying {
  buyerId: string
  type: BillingItemType
}

/** A reduction, and whose it is: a group's name. */
export interface Lowering {
  name: string
  reduction: Reduction
}

/** What lowers a price most for a buyer, of what other nouns give; null: nothing. Of two alike the first. */
export async function bestLowering(asking: Asking, buying: Buying, list: number): Promise<Lowering | null> {
  const found = await Promise.all(asking.nouns.map(({ lowersPrice }) => lowersPrice?.(asking, buying) ?? []))
  const off = ({ reduction }: Lowering) => takenOff(list, reduction)
  return found.flat().reduce<Lowering | null>((best, each) => (off(each) > (best ? off(best) : 0) ? each : best), null)
}
