import { gates, type OperationName } from '../../../access'
import { passes } from '../../../access/rule'
import type { Context } from '../context'
import { forbidden, unauthenticated } from '../errors'

/** Refuses viewers that the operation's gate does not let in: UNAUTHENTICATED, FORBIDDEN. */
export function checkGate(name: OperationName, { viewer }: Pick<Context, 'viewer'>) {
  const gate = gates[name]
  if (passes(gate, viewer)) return
  if (!viewer) throw unauthenticated()
  throw viewer.confirmed ? forbidden() : forbidden('Please complete your profile first.')
}
