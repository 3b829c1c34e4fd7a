import { allIn, type Element, elementsIn, first, textIn } from '../xml/parse-xml'

/** What an item says of one response: the right values, and those that are accepted or refused by name. */
export interface Response {
  cardinality: string
  baseType: string
  correct: string[]
  mapped: { key: string; value: number }[]
}

/** The responses of an item by their identifiers. */
export const responsesOf = (item: Element): ReadonlyMap<string, Response> =>
  new Map(
    elementsIn(item, 'responseDeclaration').map((each) => [
      each.attributes.identifier ?? '',
      {
        cardinality: each.attributes.cardinality ?? 'single',
        baseType: each.attributes.baseType ?? 'identifier',
        correct: elementsIn(first(each, 'correctResponse'), 'value').map((value) => textIn(value).trim()),
        mapped: elementsIn(first(each, 'mapping'), 'mapEntry').map(({ attributes }) => ({
          key: attributes.mapKey ?? '',
          value: Number(attributes.mappedValue ?? 0),
        })),
      },
    ]),
  )

/** How far a number may lie from the right one, as the first comparison says. */
export function toleranceOf(item: Element): number | null {
  const equal = allIn(item, 'equal').find(({ attributes }) => attributes.toleranceMode === 'absolute')
  const [told] = (equal?.attributes.tolerance ?? '').trim().split(/\s+/)
  return told && Number.isFinite(Number(told)) ? Math.abs(Number(told)) : null
}
