import { useState } from 'react'
import { withGaps } from '../../../rules/content/block-kinds'
import { areaInShort } from '../../nouns/practice-area/area-in-short'
import { cardQueries, fieldsOf, kinds } from '../../parts/own-cards/card-fields'
import { CardPreview } from '../../parts/own-cards/card-preview'
import type { OwnCardPartsFragment } from '../../parts/own-cards/own-cards.documents'
import { invalidate, useAction } from '../../providers/api/query'
import { RowActs } from '../../ui/data/row-acts'
import { Confirm } from '../../ui/overlay/confirm'
import { plainWords } from '../../ui/rich-text/plain-words'
import { When } from '../../ui/time/when'
import { CardDelete } from './cards.documents'
import styles from './cards-page.module.css'
import { OriginLink } from './origin-link'

/** One of one's own cards, and what can be done with it. */
export function OwnCardRow({ card, onChange }: { card: OwnCardPartsFragment; onChange: () => void }) {
  const [removing, setRemoving] = useState(false)
  // A gap is read as the words in it; on other cards its signs are words.
  const words = plainWords(card.kind === 'cloze' ? withGaps(card.front, ({ answer }) => answer) : card.front)
  return (
    <li className={styles.card}>
      <div className={styles.line}>
        <div>
          <p className={styles.title}>{words}</p>
          <p className="meta">
            {kinds.find(({ value }) => value === card.kind)?.label}
            {card.practiceArea && ` · ${areaInShort(card.practiceArea)}`}
            {card.origin && ' · '}
            <OriginLink {...card} />
            {' · '}
            {card.dueAt ? (
              <>
                comes up <When at={card.dueAt} show="date" />
              </>
            ) : (
              'suspended'
            )}
          </p>
        </div>
        <RowActs name={words} onOpen={(task) => (task === 'change' ? onChange() : setRemoving(true))} />
      </div>
      <Preview card={card} />
      {removing && <Remove card={card} onClose={() => setRemoving(false)} />}
    </li>
  )
}

function Preview({ card }: { card: OwnCardPartsFragment }) {
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.preview} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>As you meet it</summary>
      {open && <CardPreview fields={fieldsOf(card)} />}
    </details>
  )
}

function Remove({ card, onClose }: { card: OwnCardPartsFragment; onClose: () => void }) {
  const remove = useAction(CardDelete, {
    onSuccess: () => {
      void invalidate(...cardQueries)
      onClose()
    },
  })
  return (
    <Confirm
      open
      danger
      title="Delete this card?"
      confirmLabel="Delete"
      keepLabel="Keep it"
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id: card.id })}
      onCancel={onClose}
    >
      <p>It leaves your reviews, and what you answered to it is forgotten.</p>
      <CardPreview fields={fieldsOf(card)} />
    </Confirm>
  )
}
