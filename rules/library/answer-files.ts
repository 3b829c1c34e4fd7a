import type { BlockSubtype } from '../../schema/generated/types'

/** What answers a task by files may be. */
export interface FilesTaken {
  /** How many files. */
  most: number
  /** Sounds alone. */
  sound: boolean
}

const taken: Partial<Record<BlockSubtype, FilesTaken>> = {
  file_upload: { most: 5, sound: false },
  audio_answer: { most: 1, sound: true },
}

/** The files that answer this kind of question; null where it is answered otherwise. */
export const filesTaken = (subtype: BlockSubtype): FilesTaken | null => taken[subtype] ?? null
