import { useMemo } from 'react'
import { sidesOf } from '../../../rules/content/card-sides'
import { Deck } from '../player/cards/deck'
import type { CardFields } from './card-fields'

/** A card as it will be met, each of its sides. */
export function CardPreview({
  fields: { kind, front, back },
}: {
  fields: Pick<CardFields, 'kind' | 'front' | 'back'>
}) {
  const faces = useMemo(() => {
    const block = { id: 'own', type: 'flashcard', subtype: kind, assignment: front, answer: back, ...nothing } as const
    return sidesOf(block).map((each) => ({ ...each, id: each.side, block }))
  }, [kind, front, back])
  if (faces.length === 0) return <p className="help">A card appears here when its text has a gap.</p>
  return <Deck faces={faces} />
}

const nothing = { image: null, topic: null, source: null, lawStatedAt: null, feedback: null }
