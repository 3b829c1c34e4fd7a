import type { Told } from './told'

/** What is asked and answered, as a person with the key and a pencil sees it. Numbers are whole thousandths. */
export type Sheet =
  | { kind: 'one'; right: readonly string[]; chosen: readonly string[] }
  | { kind: 'some'; right: readonly string[]; wrong: readonly string[]; chosen: readonly string[] }
  | { kind: 'text'; accepted: readonly Told[]; typed: Told }
  | { kind: 'number'; accepted: readonly number[]; tolerance: number; typed: number | null }
  | { kind: 'order'; right: readonly string[]; given: readonly string[] }
  | { kind: 'pairs'; right: ReadonlyMap<string, string>; given: ReadonlyMap<string, string> }
  | { kind: 'gaps'; right: readonly Told[]; typed: readonly Told[] }

/** So many parts of so many. */
export type Share = [got: number, of: number]

const same = (one: Told, other: Told) => one.length === other.length && one.every((each, at) => each === other[at])
const whole = (isRight: boolean): Share => [isRight ? 1 : 0, 1]

/** Marks by the words of the schema (`AttemptOutcome.points`), a second time and in whole parts. */
export function secondMarking(sheet: Sheet): Share {
  switch (sheet.kind) {
    case 'one':
      return whole(sheet.chosen.length === 1 && sheet.right.includes(String(sheet.chosen[0])))
    case 'some': {
      let got = 0
      for (const id of sheet.right) if (sheet.chosen.includes(id)) got += 1
      for (const id of sheet.wrong) if (sheet.chosen.includes(id)) got -= 1
      return [Math.max(0, got), sheet.right.length]
    }
    case 'text':
      return whole(sheet.accepted.some((each) => same(each, sheet.typed)))
    case 'number': {
      const { typed, tolerance, accepted } = sheet
      return whole(typed !== null && accepted.some((each) => typed >= each - tolerance && typed <= each + tolerance))
    }
    case 'order': {
      let got = 0
      for (let at = 1; at < sheet.right.length; at++) {
        const place = sheet.given.indexOf(String(sheet.right[at]))
        if (place > 0 && sheet.given[place - 1] === sheet.right[at - 1]) got += 1
      }
      return [got, sheet.right.length - 1]
    }
    case 'pairs': {
      let got = 0
      for (const [id, partner] of sheet.right) if (sheet.given.get(id) === partner) got += 1
      return [got, sheet.right.size]
    }
    case 'gaps': {
      let got = 0
      for (const [at, answer] of sheet.right.entries()) if (same(answer, sheet.typed[at] ?? [])) got += 1
      return [got, sheet.right.length]
    }
  }
}
