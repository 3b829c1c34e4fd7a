import { Ability } from '@casl/ability'
import { gates, type OperationName } from '../../access'
import { passes } from '../../access/rule'
import type { Viewer } from '../../access/viewer'

/** What somebody may call; a hint for what to show, since the server decides. */
export type OperationAbility = Ability<['call', string]>

/** The abilities of a person over operations, by the same gates as the server's. */
export function abilityFor(viewer: Viewer | null): OperationAbility {
  const open = (Object.keys(gates) as OperationName[]).filter((name) => passes(gates[name], viewer))
  return new Ability<['call', string]>([{ action: 'call', subject: open }])
}
