import { gates } from '../../../access'
import { passes } from '../../../access/rule'
import type { Viewer } from '../../../access/viewer'
import type { Group, Member } from './group'

/** The members of a group, by their present viewer. */
export type Present = ReadonlyMap<Viewer, readonly Member[]>

/** The members of a group who are still here and still pass the gate. */
export async function presentOf({ name }: Group, members: Iterable<Member>): Promise<Present> {
  const present = new Map<Viewer, Member[]>()
  const add = (viewer: Viewer, member: Member) => {
    const those = present.get(viewer)
    if (those) those.push(member)
    else if (passes(gates[name], viewer)) present.set(viewer, [member])
  }
  const doubted: Member[] = []
  for (const member of members) {
    const viewer = member.connection.believed()
    if (viewer) add(viewer, member)
    else doubted.push(member)
  }
  await Promise.all(
    doubted.map((member) =>
      member.connection.viewer().then(
        (viewer) => add(viewer, member),
        // The connection has closed itself.
        () => {},
      ),
    ),
  )
  return present
}

/** The members that a condition lets through. */
export const only = (present: Present, may: (viewer: Viewer) => boolean): Present =>
  new Map([...present].filter(([viewer]) => may(viewer)))
