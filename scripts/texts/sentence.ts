// Puts a sentence with its values, {0} and <1></1>, back into code.

/** The code for {n}, or before and after the words of <n></n>. */
export interface Slot {
  code: () => string
  close?: string
}

export const marks = /\{(\d+)\}|<(\/?)(\d+)(\/?)>/

/** As a JavaScript template, or a string if it has no values. */
export function asTemplate(said: string, slots: readonly Slot[]): string {
  const parts = partsOf(said)
  if (parts.every((part) => typeof part === 'string')) return JSON.stringify(said)
  return `\`${parts.map((part) => (typeof part === 'string' ? part.replace(/[\\`]|\$\{/g, '\\$&') : `\${${slotAt(slots, part.slot, said).code()}}`)).join('')}\``
}

/** As the children of an element. */
export function asChildren(said: string, slots: readonly Slot[]): string {
  const written = (part: Part) => {
    if (typeof part === 'string') return part && `{${JSON.stringify(part)}}`
    const slot = slotAt(slots, part.slot, said)
    return part.isEnd ? slot.close : slot.code()
  }
  return partsOf(said).map(written).join('')
}

/** The placeholders that a translation must have, each as often as the sentence has it. */
export const marksOf = (said: string): string => (said.match(new RegExp(marks, 'g')) ?? []).sort().join(' ')

type Part = string | { slot: number; isEnd: boolean }

function partsOf(said: string): Part[] {
  const parts: Part[] = []
  let rest = said
  for (let found = rest.match(marks); found; found = rest.match(marks)) {
    parts.push(rest.slice(0, found.index), { slot: Number(found[1] ?? found[3]), isEnd: found[2] === '/' })
    rest = rest.slice((found.index ?? 0) + found[0].length)
  }
  return [...parts, rest]
}

function slotAt(slots: readonly Slot[], index: number, said: string): Slot {
  const slot = slots[index]
  if (!slot) throw new Error(`Nothing stands for ${index} in '${said}'`)
  return slot
}

/** The text of an element's child as shown: lines joined, and space around them removed. */
export function asShown(raw: string): string {
  const text = raw.replaceAll('&amp;', '&')
  const entity = text.match(/&#?\w+;/)
  if (entity) throw new Error(`Write the character itself in place of ${entity[0]}`)
  const lines = text.split('\n')
  return lines
    .map((line, index) => (index ? line.trimStart() : line))
    .map((line, index) => (index < lines.length - 1 ? line.trimEnd() : line))
    .filter(Boolean)
    .join(' ')
}
