import { gates, type OperationName, unseen } from '../../../access'
import { passes } from '../../../access/rule'
import type { Context } from '../context'
import { forbidden, readOnly, secondFactorFirst, unauthenticated } from '../errors'
import { isMutation } from './schema'

/** The one mutation of staff who view as somebody. */
const END: OperationName = 'viewingEnd'

/** Refuses viewers that the operation's gate does not let in: UNAUTHENTICATED, FORBIDDEN. Who views as somebody passes their gates, to read alone. */
export function checkGate(name: OperationName, { viewer }: Pick<Context, 'viewer'>) {
  if (viewer?.viewedBy && name !== END) refuseWhileViewing(name)
  const gate = gates[name]
  if (passes(gate, viewer)) return
  if (!viewer) throw unauthenticated()
  if (viewer.due) throw secondFactorFirst(viewer.due)
  throw viewer.confirmed ? forbidden() : forbidden('Please complete your profile first.')
}

function refuseWhileViewing(name: OperationName) {
  if (isMutation(name)) throw readOnly()
  if (unseen.has(name)) throw forbidden('How people sign in is hidden from whoever views as them.')
}
