import type { CardKind } from '../../../schema/generated/types'
import type { OwnCardPartsFragment } from './own-cards.documents'

/** What is written on a card. */
export interface CardFields {
  kind: CardKind
  front: string
  back: string
  practiceAreaId: string | null
}

/** What a card is made from; the server checks that its maker may see it. */
export type Origin = { blockId: string } | { slideId: string } | { sessionId: string; criterionId: string }

export const blank: CardFields = { kind: 'basic', front: '', back: '', practiceAreaId: null }

export const fieldsOf = ({ kind, front, back, practiceArea }: OwnCardPartsFragment): CardFields => ({
  kind,
  front,
  back: back ?? '',
  practiceAreaId: practiceArea?.id ?? null,
})

/** As the server takes it. */
export const sentOf = ({ back, ...fields }: CardFields) => ({
  ...fields,
  back: fields.kind === 'cloze' ? null : back,
})

export const kinds = [
  { value: 'basic', label: 'One way' },
  { value: 'basic_reversed', label: 'Both ways' },
  { value: 'cloze', label: 'With gaps' },
] as const satisfies readonly { value: CardKind; label: string }[]

/** The pages that show cards of one's own, and count them. */
export const cardQueries = ['OwnCards', 'OwnCard', 'ReviewStuck', 'ReviewTonight'] as const
