import type { Gathered } from './gathering'
import { type Group, type Member, type Request, wants } from './group'

const rowKey = (type: string, id: string) => `${type} ${id}`

/** The keys of a group: the types it hears of, or one row. */
const keysOf = ({ feed, types, id }: Group) =>
  feed.sends === 'change' ? [...types] : [id ? rowKey(feed.type, id) : feed.type]

/** All groups, by the row that changes, so that a change reaches only the groups concerned. */
export function createGroups() {
  const all = new Map<string, Group>()
  const byKey = new Map<string, Set<Group>>()

  function add(key: string, group: Group) {
    all.set(key, group)
    for (const each of keysOf(group)) byKey.set(each, (byKey.get(each) ?? new Set()).add(group))
  }

  function remove(key: string, group: Group) {
    all.delete(key)
    for (const each of keysOf(group)) {
      const those = byKey.get(each)
      those?.delete(group)
      if (!those?.size) byKey.delete(each)
    }
  }

  return {
    /** Adds a subscriber to the group of their document and variables. Returns a function that removes them, and says whether they were still in it. */
    enter(
      { source, document, operationName, variables, name, feed, id, narrowedTo, types, selection }: Request,
      member: Member,
    ) {
      const key = JSON.stringify([source, operationName ?? null, variables ?? null])
      const known = all.get(key)
      const group: Group = known ?? {
        ...{ name, feed, types, selection, document, operationName, variables },
        ...(id && { id }),
        ...(narrowedTo && { narrowedTo }),
        members: new Set(),
        personal: new Map(),
      }
      if (!known) add(key, group)
      group.members.add(member)
      return () => {
        if (!group.members.delete(member)) return false
        if (!group.members.size) remove(key, group)
        return true
      }
    },
    /** Whether anybody may want to hear of a row. */
    hasAny: (type: string, id: string) => byKey.has(type) || byKey.has(rowKey(type, id)),
    /** The groups that hear of a change. */
    about: (change: Gathered) =>
      [change.type, rowKey(change.type, change.id)]
        .flatMap((key) => [...(byKey.get(key) ?? [])])
        .filter((group) => wants(group, change)),
  }
}
