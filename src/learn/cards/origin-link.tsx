import { Link } from 'react-router'
import { addressOf } from '../../nouns/bundle/kind-and-address'
import type { OwnCardPartsFragment } from '../../parts/own-cards/own-cards.documents'

/** What a card was made from, with the way back where there is one. */
export function OriginLink({ origin, originName, bundle, sessionId }: OwnCardPartsFragment) {
  if (!origin) return null
  const to = sessionId ? `/classroom/${sessionId}` : bundle && addressOf(bundle)
  return (
    <>
      From {originWords[origin]}: {to ? <Link to={to}>{originName}</Link> : originName}
    </>
  )
}

const originWords = { question: 'a question', slide: 'a slide', criterion: 'a mark' } as const
