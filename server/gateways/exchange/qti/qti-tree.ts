import { type Element, isElement } from '../xml/parse-xml'

const camel = (dashed: string) => dashed.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** An item of QTI 3 with the names of QTI 2, so that one reader reads both: `qti-choice-interaction` is `choiceInteraction`. */
export function asQti2(element: Element): Element {
  const isQti = element.tag.startsWith('qti-')
  return {
    tag: isQti ? camel(element.tag.slice(4)) : element.tag,
    attributes: isQti
      ? Object.fromEntries(Object.entries(element.attributes).map(([key, value]) => [camel(key), value]))
      : element.attributes,
    children: element.children.map((each) => (isElement(each) ? asQti2(each) : each)),
  }
}

/** An element without its content bodies, which QTI 3 puts between: what stands in them is its own. */
export const unwrapped = (element: Element): Element => ({
  ...element,
  children: element.children.flatMap((each) =>
    isElement(each) && each.tag === 'contentBody' ? each.children : [each],
  ),
})
