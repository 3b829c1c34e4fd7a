import type { ExchangeFormat } from '../../../schema/generated/types'
import type { Found, Medium, NeutralBlock } from '../../gateways/exchange/neutral-block'
import type { Written } from '../../gateways/exchange/writers'

/** What the thread of exchange is asked to do. */
export type Asked =
  | { kind: 'read'; bytes: Uint8Array; name: string; format: ExchangeFormat | null }
  /** To answer these pictures and sounds of a file. */
  | { kind: 'media'; bytes: Uint8Array; format: ExchangeFormat; names: string[] }
  | { kind: 'write'; format: ExchangeFormat; about: Written }

/** Some blocks to write, with their pictures and sounds; null: these were all. */
export type Part = { blocks: NeutralBlock[]; media: Medium[] } | null

/** What it says, one word after the other; it waits after each for leave to go on, and after `next` for a part. */
export type Answered =
  | { kind: 'format'; format: ExchangeFormat }
  | { kind: 'found'; found: Found[] }
  | { kind: 'medium'; medium: Medium }
  | { kind: 'next' }
  | { kind: 'written'; bytes: Uint8Array; count: number; left: number; losses: string[] }
  | { kind: 'end' }
  /** The file is at fault. */
  | { kind: 'unreadable'; message: string; line: number | null }
  /** We are. */
  | { kind: 'broken'; message: string }

/** The words that whoever asked hears; the others end its work. */
export type Heard = Exclude<Answered, { kind: 'end' | 'unreadable' | 'broken' | 'next' }>
