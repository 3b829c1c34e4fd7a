import { areaInShort } from '../../nouns/practice-area/area-in-short'
import { invalidate, useAction, useApi } from '../../providers/api/query'
import { Button } from '../../ui/action/button'
import { Card } from '../../ui/data/card'
import { Row, RowList } from '../../ui/data/row-list'
import { plainWords } from '../../ui/rich-text/plain-words'
import { When } from '../../ui/time/when'
import { ReviewStuck, type ReviewStuckQuery, StuckResume, StuckSuspend } from './cards.documents'
import styles from './cards-page.module.css'

type Stuck = ReviewStuckQuery['reviewStuck']['cards'][number]

/** Cards of bundles and one's own that are suspended or leeches; nothing while there are none. */
export function StuckCards({ onChange }: { onChange: (ownCardId: string) => void }) {
  const { data } = useApi(ReviewStuck, {}, { staleTime: 0 })
  if (!data?.reviewStuck.cards.length) return null
  const { suspended, leeches, cards } = data.reviewStuck
  return (
    <Card className={styles.stuck} title="Suspended and leeches" count={`${suspended} and ${leeches}`}>
      <p className="help">
        A leech is a card that you have forgotten 8 times or more: rewrite it, read about it, or suspend it.
      </p>
      <RowList>
        {cards.map((card) => (
          <StuckRow key={card.id} card={card} onChange={onChange} />
        ))}
      </RowList>
    </Card>
  )
}

function StuckRow({ card, onChange }: { card: Stuck; onChange: (ownCardId: string) => void }) {
  const { id, ownCardId, front, question, lapses, leech, suspendedAt, topic, practiceArea } = card
  const words = plainWords(front ?? question?.assignment)
  const about = areaInShort(practiceArea) ?? topic
  const after = { onSuccess: () => void invalidate('ReviewStuck', 'OwnCards', 'ReviewTonight') }
  const suspend = useAction(StuckSuspend, after)
  const resume = useAction(StuckResume, after)
  return (
    <Row
      title={words}
      meta={
        <>
          {about && `${about} · `}
          {leech && `forgotten ${lapses} times`}
          {leech && suspendedAt && ' · '}
          {suspendedAt && (
            <>
              suspended since <When at={suspendedAt} show="date" />
            </>
          )}
        </>
      }
      end={
        <span className="btn-row">
          {ownCardId && (
            <Button
              variant="quiet"
              size="sm"
              icon="pen"
              label={`Change ${words}`}
              onClick={() => onChange(ownCardId)}
            />
          )}
          {suspendedAt ? (
            <Button size="sm" busy={resume.isPending} onClick={() => resume.mutate({ id })}>
              Resume<span className="vh"> {words}</span>
            </Button>
          ) : (
            <Button size="sm" busy={suspend.isPending} onClick={() => suspend.mutate({ id })}>
              Suspend<span className="vh"> {words}</span>
            </Button>
          )}
        </span>
      }
    />
  )
}
