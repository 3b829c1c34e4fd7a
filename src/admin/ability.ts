import { Ability } from '@casl/ability'
import { gates, type OperationName } from '../../access'
import { passes } from '../../access/rule'
import type { Viewer } from '../../access/viewer'

/** The operations that a person may call; a hint for the screens, since the server decides. */
export type OperationAbility = Ability<['call', string]>

/** A person's abilities for operations, from the same gates as the server's. */
export function abilityFor(viewer: Viewer | null): OperationAbility {
  const open = (Object.keys(gates) as OperationName[]).filter((name) => passes(gates[name], viewer))
  return new Ability<['call', string]>([{ action: 'call', subject: open }])
}
