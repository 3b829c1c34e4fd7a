import type { Narrowing } from '../use-interest'
import type { Moves } from './use-moves'

/** What all columns share. */
export interface Shared {
  narrowing: Narrowing
  moves: Moves
  /** Whether the reader may move a lead. */
  canMove: boolean
  now: number
  onOpen: (id: string) => void
}
