import { v7 } from 'uuid'

/** Repeatable chance: each draw follows from the seed and the earlier draws. */
export interface Dice {
  /** From 0 up to, but not including, 1. */
  next(): number
  /** A whole number between both ends, which are included. */
  int(from: number, until: number): number
  chance(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
  shuffled<Item>(items: readonly Item[]): Item[]
  weighted<Item>(items: readonly (readonly [Item, number])[]): Item
}

/** The mulberry32 generator: 32 bits of state, enough for a school. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
}

/** Dice that fall alike for the same seed. */
export function createDice(seed: number): Dice {
  const next = mulberry32(seed)
  const int = (from: number, until: number) => from + Math.floor(next() * (until - from + 1))
  const pick = <Item>(items: readonly Item[]): Item => {
    if (!items.length) throw new Error('there is nothing to pick from')
    return items[int(0, items.length - 1)] as Item
  }
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    shuffled(items) {
      const left = [...items]
      return items.map(() => left.splice(int(0, left.length - 1), 1)[0] as (typeof items)[number])
    },
    weighted(items) {
      let at = next() * items.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [item, weight] of items) {
        at -= weight
        if (at < 0) return item
      }
      return pick(items)[0]
    },
  }
}

export type Ids = (at: Date) => string

/** Makes UUIDv7s of past instants. Ids of one instant sort in the order in which they are made. */
export function createIds(dice: Dice): Ids {
  let seq = 0
  return (at) => {
    const random = Uint8Array.from({ length: 16 }, () => dice.int(0, 255))
    return v7({ msecs: at.getTime(), seq: seq++, random })
  }
}
