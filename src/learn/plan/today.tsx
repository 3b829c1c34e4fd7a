import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
import { Row, RowList } from '../../ui/data/row-list'
import { lengthWords } from '../../ui/time/length-words'
import { dayWords } from '../../ui/time/london-days'
import { When } from '../../ui/time/when'
import { type Day, type Plan, pieceOf, type Work } from './plan-words'

/** What is to be done today, each with a way to it. */
export function Today({ plan }: { plan: Plan }) {
  const [today] = plan.days
  if (!today) return null
  const done = plan.doneMinutes ? `You have studied ${lengthWords(plan.doneMinutes)} today.` : ''
  return (
    <Card lined title={titleOf(today)} actions={<span className="meta">{dayWords(today.day)}</span>}>
      {done && <p className="meta">{done}</p>}
      {today.off && <p>A day off. What waits is spread over the days after it.</p>}
      {!today.off && !today.pieces.length && <p>Nothing is left for today.</p>}
      <Pieces day={today} work={new Map(plan.work.map((each) => [each.id, each]))} />
    </Card>
  )
}

const titleOf = ({ minutes }: Day) => (minutes ? `Today, about ${lengthWords(minutes)}` : 'Today')

function Pieces({ day, work }: { day: Day; work: ReadonlyMap<string, Work> }) {
  return (
    <RowList>
      {day.pieces.map((piece, at) => {
        const { title, note, to } = pieceOf(piece, work)
        return (
          <Row
            key={piece.workId ?? piece.sessionId ?? piece.kind}
            title={title}
            meta={
              <>
                {`${lengthWords(piece.minutes)}. ${note}`}
                {piece.at && (
                  <>
                    , <When at={piece.at} />
                  </>
                )}
                .
              </>
            }
            end={
              <LinkButton to={to} size="sm" variant={at === 0 ? 'primary' : 'default'} aria-label={`Start: ${title}`}>
                Start
              </LinkButton>
            }
          />
        )
      })}
    </RowList>
  )
}
