import { useRef } from 'react'
import type { EditedBundleQuery } from '../bundle-editor.documents'

type Bundle = EditedBundleQuery['bundle']

/** A part of a lecture's editor: its slides and documents, or its texts and questions. */
export type LecturePart = 'lecture' | 'texts'

/** The part that a lecture's editor opens at unless its address names one: where something is written already. Writing more does not change it. */
export function useFirstPart(bundle: Bundle | null): LecturePart {
  const first = useRef<{ id: string; part: LecturePart } | null>(null)
  if (bundle && first.current?.id !== bundle.id) first.current = { id: bundle.id, part: firstPart(bundle.parts) }
  return first.current?.part ?? 'lecture'
}

const firstPart = ({ slides, videos, materials, texts, questions, cards }: Bundle['parts']): LecturePart =>
  slides + videos + materials === 0 && texts + questions + cards > 0 ? 'texts' : 'lecture'
