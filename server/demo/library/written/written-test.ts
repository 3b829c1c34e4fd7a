import type { BlockSubtype, BlockType } from '../../../../schema/generated/types'
import type { DocumentBlock } from '../../../gateways/documents/document-block'

interface WrittenQuestion {
  type: BlockType
  subtype: BlockSubtype
  title: string
  topic: string
  source: string
  lawStatedAt: string
  /** Paragraphs. */
  assignment: string[]
  answer: string[]
  feedback: string
}

interface WrittenAnswer {
  /** What was typed, or the file that was handed in. */
  given: string | { key: string; title: string; blocks: readonly DocumentBlock[] }
  /** Without it the answer waits. */
  marking?: { points: number; feedback: string }
}

/** A test of the demo library whose answers a person marks. */
export interface WrittenTest {
  /** The skill that it stands with. */
  division: string
  title: string
  /** Paragraphs. */
  description: string[]
  instruction: string[]
  questions: readonly WrittenQuestion[]
  /** Who answered, by their place in the list of students, how many days ago, and what of it is marked. */
  attempts: readonly { student: number; days: number; answers: readonly WrittenAnswer[] }[]
}
