import type { PackageRenewal } from '../../../schema/generated/types'

/** The period after which something is paid again, as a noun. */
export const renewalNouns = { once: '', monthly: 'month', yearly: 'year' } as const satisfies Record<
  PackageRenewal,
  string
>
