import { type ListLine, type ListType, listType, nestedLists, numberOf } from '../../../rules/content/list-numbers'

/** What Word writes into the style of a paragraph that it counts. */
const counted = /mso-list\s*:\s*\w+\s+level(\d)/i
const styleOf = (element: Element) => element.getAttribute('data-style') ?? ''

/** Makes lists of what other programs paste as one: Word has paragraphs with their numbers as text, others name the signs in a style. */
export function pastedLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll('ol')) {
    const style = [list, list.querySelector(':scope > li')].map((each) => each && typeIn(styleOf(each))).find(Boolean)
    if (style && !list.hasAttribute('type')) list.setAttribute('type', style)
    splitAtValues(list)
  }
  const seen = new Set<Element>()
  for (const element of body.querySelectorAll('p[data-style]')) {
    if (seen.has(element) || !counted.test(styleOf(element))) continue
    const run = runFrom(element)
    for (const each of run) seen.add(each)
    replace(run)
  }
  // What stays a paragraph or a heading keeps its number as text.
  for (const sign of body.querySelectorAll('[data-style]'))
    if (isSign(sign)) sign.replaceWith(`${(sign.textContent ?? '').trim()} `)
}

const isSign = (element: Element) => /mso-list\s*:\s*ignore/i.test(styleOf(element))

const styles: readonly (readonly [RegExp, ListType])[] = [
  [/lower-(alpha|latin)/i, 'a'],
  [/upper-(alpha|latin)/i, 'A'],
  [/lower-roman/i, 'i'],
  [/upper-roman/i, 'I'],
]
function typeIn(style: string): ListType | undefined {
  const named = /list-style(?:-type)?\s*:([^;]*)/i.exec(style)?.[1] ?? ''
  return styles.find(([said]) => said.test(named))?.[1]
}

/** Begins a list anew where an item says its own number, since the editor keeps the first number only. */
function splitAtValues(list: HTMLOListElement): void {
  for (const item of [...list.querySelectorAll(':scope > li[value]')]) {
    const value = item.getAttribute('value') ?? ''
    const before = [...list.children].slice(0, [...list.children].indexOf(item))
    if (before.length > 0) {
      const first = list.cloneNode(false) as HTMLElement
      first.append(...before)
      list.before(first)
    }
    list.setAttribute('start', value)
  }
}

/** A counted paragraph with those that follow it at once. */
function runFrom(element: Element): Element[] {
  const run = [element]
  for (let next = element.nextElementSibling; next; next = next.nextElementSibling) {
    if (next.nodeName !== 'P' || !counted.test(styleOf(next))) break
    run.push(next)
  }
  return run
}

interface Line {
  element: Element
  level: number
  sign: Element | undefined
  label: string
}

function replace(run: readonly Element[]): void {
  const all = run.map((element): Line => {
    const sign = [...element.querySelectorAll('[data-style]')].find(isSign)
    const level = Number(counted.exec(styleOf(element))?.[1] ?? 1) - 1
    return { element, level, sign, label: (sign?.textContent ?? '').trim() }
  })
  let lines: ListLine[] = []
  let members: Element[] = []
  const end = () => {
    const holder = members[0]?.ownerDocument.createElement('template')
    if (holder) holder.innerHTML = nestedLists(lines)
    if (holder) members[0]?.before(holder.content)
    for (const each of members) each.remove()
    lines = []
    members = []
  }
  const last: (ListLine | undefined)[] = []
  for (const [at, line] of all.entries()) {
    const next = all.slice(at + 1).find(({ level }) => level <= line.level)
    const read = readLabel(line.label, next?.level === line.level ? next.label : '', last[line.level])
    if (!read) {
      end()
      continue
    }
    line.sign?.remove()
    const made = { ...read, level: line.level, html: line.element.innerHTML }
    last[line.level] = made
    last.length = line.level + 1
    lines.push(made)
    members.push(line.element)
  }
  end()
}

type Read = Pick<ListLine, 'number' | 'type'>

/** What a label counts: as the line before and the line after say, where it may be a letter or a Roman numeral. Null if no list writes it so. */
function readLabel(label: string, next: string, before: ListLine | undefined): Read | null {
  const [, said, end] = /^[([]?(\d{1,9}|[a-z]{1,15}|[A-Z]{1,15})([.):\]]*)$/.exec(label) ?? []
  // A letter alone is a sign of a font of signs.
  if (!said || (!end && /\D/.test(said))) return /\p{N}|\p{L}{2}/u.test(label) ? null : { number: null, type: '1' }
  if (/\d/.test(said)) return { number: Number(said), type: '1' }
  const readings = (/[a-z]/.test(said) ? (['a', 'i'] as const) : (['A', 'I'] as const)).flatMap((type) => {
    const number = numberOf(said, type)
    return number === null ? [] : [{ number, type: listType(type) }]
  })
  const follows = ({ number, type }: { number: number; type: ListType }) =>
    before?.type === type && before.number === number - 1
  const leads = ({ number, type }: { number: number; type: ListType }) =>
    numberOf(next.replace(/[^a-z]/gi, ''), type) === number + 1
  const usual = readings.find(({ number, type }) => (/a/i.test(type) ? !/^[ivx]$/i.test(said) : number !== 0))
  return readings.find(follows) ?? readings.find(leads) ?? usual ?? readings[0] ?? null
}
