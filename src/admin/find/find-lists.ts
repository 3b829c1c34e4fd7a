import { heads } from '../../../resources/generated/heads'
import type { ResourceHead } from '../../../resources/head'
import { folded } from '../../../rules/folded'
import type { OperationAbility } from '../ability'
import { definitionOf, fieldAt, typeOf } from '../catalogue'
import { textOf } from '../cell/cell'
import { ask } from '../client'
import { findDocument } from '../documents'
import { valuesAt } from '../path'
import { placeOf, titleOf, titlePaths } from '../record/places'
import type { Row } from '../row'

/** Something that 'Find' leads to. */
export interface Found {
  key: string
  title: string
  /** What tells it from others of its name. */
  facts: string
  to: string
}

/** What was found of one kind. */
export interface FoundGroup {
  label: string
  found: readonly Found[]
}

/** So many of a kind are shown; the list itself has the others. */
const MOST_SHOWN = 5
/** A shorter text would find nearly everything. */
export const SHORTEST = 2

/** The lists that a person may look in. */
export const findable = (ability: OperationAbility): ResourceHead[] =>
  heads.filter(({ list, path, found }) => path && found && ability.can('call', list))

type Answer = Record<string, { entries: Row[]; pageInfo: { hasNextPage: boolean } }>

/** Looks for a text in all these lists by one request. */
export async function findIn(
  lists: readonly ResourceHead[],
  search: string,
  signal: AbortSignal,
): Promise<FoundGroup[]> {
  const sought = lists.map((resource) => ({
    list: resource.list,
    paths: [...titlePaths(resource), ...(resource.found ?? [])],
  }))
  const answer = await ask<Answer>(findDocument(sought, search, MOST_SHOWN), signal)
  return lists
    .flatMap((resource) => {
      const page = answer[resource.list]
      return page?.entries.length ? [groupOf(resource, page, search)] : []
    })
    .toSorted((one, other) => nearness(one, search) - nearness(other, search))
}

/** How early the text stands in a title of the group: a person of that name comes before what they attend. */
function nearness({ found }: FoundGroup, search: string): number {
  const places = found.map(({ title }) => folded(title).indexOf(folded(search))).filter((place) => place >= 0)
  return places.length > 0 ? Math.min(...places) : Number.MAX_SAFE_INTEGER
}

function groupOf(resource: ResourceHead, { entries, pageInfo }: Answer[string], search: string): FoundGroup {
  const { list, label, path = '' } = resource
  const found = entries.map((row) => ({
    key: `${list} ${row.id}`,
    title: titleOf(resource, row),
    facts: factsOf(resource, row),
    to: placeOf(resource, row.id) ?? path,
  }))
  const all = {
    key: `${list} all`,
    title: `All ${label.toLowerCase()} with ‘${search}’`,
    facts: '',
    to: `${path}?${new URLSearchParams({ search })}`,
  }
  return { label, found: pageInfo.hasNextPage ? [...found, all] : found }
}

function factsOf(resource: ResourceHead, row: Row): string {
  const type = typeOf(resource)
  const { choices } = definitionOf(resource.list)
  return (resource.found ?? [])
    .flatMap((path) => {
      const field = fieldAt(type, path)
      const [value] = valuesAt(row, path)
      const named = choices?.[path]
      const kind = typeof named === 'string' ? named : field?.type
      return kind && value !== undefined ? [textOf(kind, value)] : []
    })
    .join(' · ')
}
