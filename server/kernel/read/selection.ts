import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLResolveInfo,
  Kind,
  type SelectionSetNode,
} from 'graphql'

/** The selected fields, each with its own selection; a field selected twice counts once. */
export interface Selection {
  [field: string]: Selection
}

/** Selects only the id: whether the viewer may read a row. */
export const nothing: Selection = Object.freeze({})

type Fragments = Record<string, FragmentDefinitionNode>

function collect(set: SelectionSetNode | undefined, fragments: Fragments, into: Selection): Selection {
  for (const each of set?.selections ?? []) {
    if (each.kind === Kind.FIELD) {
      if (each.name.value.startsWith('__')) continue
      into[each.name.value] = collect(each.selectionSet, fragments, into[each.name.value] ?? {})
    } else
      collect(
        each.kind === Kind.INLINE_FRAGMENT ? each.selectionSet : fragments[each.name.value]?.selectionSet,
        fragments,
        into,
      )
  }
  return into
}

const known = new WeakMap<FieldNode, Selection>()

/** An operation's selection, computed once for each parsed document. */
export function selectionOf(info: GraphQLResolveInfo): Selection {
  const [first] = info.fieldNodes
  if (!first) return {}
  const found = known.get(first)
  if (found) return found
  const made: Selection = {}
  for (const node of info.fieldNodes) collect(node.selectionSet, info.fragments, made)
  known.set(first, made)
  return made
}

/** The part of a selection below a field: `below(info, 'session')`. */
export const below = (selection: Selection, ...path: string[]): Selection =>
  path.reduce<Selection>((at, field) => at[field] ?? {}, selection)

/** Selects these fields, none with a selection of its own. */
export const fields = (...names: string[]): Selection => Object.fromEntries(names.map((name) => [name, {}]))
