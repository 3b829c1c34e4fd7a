import { randomBytes } from 'node:crypto'
import type { SandboxPayment } from './sandbox-ledger'

/** The payments of the sandbox, by their ids. */
export type Payments = Map<string, SandboxPayment>

/** An action that the sandbox refuses; the code says which. */
export class SandboxRefused extends Error {
  override name = 'SandboxRefused'

  constructor(
    readonly code: 'not_found' | 'closed' | 'key_reused' | 'invalid',
    message: string,
  ) {
    super(message)
  }
}

export const newId = (kind: string) => `${kind}_test_${randomBytes(16).toString('hex')}`

/** The demo school's payments and subscriptions were never made here; what is asked of them is done. */
export const isOfDemo = (id: string) => /^[a-z]+_demo_/.test(id)
