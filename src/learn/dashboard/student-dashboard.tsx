import { useDeferredValue } from 'react'
import { EmptyState } from '../../components/blank'
import { Card } from '../../components/card'
import { LinkButton } from '../../components/link-button'
import { formatMoney } from '../../components/money'
import { Row, RowList } from '../../components/row-list'
import { formatScore, scoreWord } from '../../components/score-words'
import { Stat } from '../../components/stat'
import { When } from '../../components/when'
import { now } from '../../providers/clock'
import { useLive } from '../../providers/live'
import { useApi } from '../../providers/query'
import type { Viewer } from '../../providers/viewer'
import { StudentDashboard as Document } from './dashboard.documents'
import { DashboardState } from './dashboard-state'
import { NeedsYou, whatNeedsYou } from './needs-you'
import { NextSession } from './next-session'
import { inOrder } from './session-times'

/** A student's day: what is next, what waits for them, how the last stations went, what the wallet holds. */
export function StudentDashboard({ viewer }: { viewer: Viewer }) {
  const query = useApi(Document, undefined, { refetchInterval: 60_000 })
  useLive(['Session', 'Wallet'], ['StudentDashboard'])
  const data = useDeferredValue(query.data)
  if (!data) return <DashboardState query={query} />

  const at = now()
  const [next, ...later] = inOrder(
    data.upcoming.entries.filter(({ status }) => status !== 'pending'),
    at,
  )
  const isHolding = whatNeedsYou(data, at).held.length > 0
  const results = data.released.entries
  return (
    <div className="dash">
      <div className="dash-main">
        {next && <NextSession session={next} viewerId={viewer.id} />}
        <NeedsYou data={data} now={at} />
        {!next && !isHolding && (
          <Card>
            <EmptyState
              icon="booking"
              title="Nothing is booked"
              action={
                <LinkButton to="/booking" variant="primary">
                  Book a session
                </LinkButton>
              }
            >
              Choose a station and a start, and it stands here with a countdown, its papers and your tutor.
            </EmptyState>
          </Card>
        )}
        {later.length > 0 && (
          <Card
            title="Coming up"
            count={later.length}
            actions={
              <LinkButton to="/calendar/events" size="sm">
                Calendar
              </LinkButton>
            }
          >
            <RowList>
              {later.slice(0, 5).map((session) => (
                <Row
                  key={session.id}
                  title={session.name}
                  to={`/classroom/${session.id}`}
                  meta={
                    <>
                      {session.practiceArea?.name}.{' '}
                      {session.deadline && Date.parse(session.startAt) <= at ? (
                        <>
                          Open now, due <When at={session.deadline} />
                        </>
                      ) : (
                        <When at={session.startAt} until={session.deadline ? undefined : session.endAt} />
                      )}
                    </>
                  }
                />
              ))}
            </RowList>
          </Card>
        )}
      </div>
      <div className="dash-side">
        <Card>
          <Stat label="In your wallet" value={formatMoney(data.wallet.balance)} />
          <p className="dash-wallet btn-row">
            <LinkButton to="/wallet/top-up" size="sm">
              Top-up
            </LinkButton>
            <LinkButton to="/wallet/transactions" size="sm" variant="quiet">
              Transactions
            </LinkButton>
          </p>
        </Card>
        {results.length > 0 && (
          <Card title="Recent results">
            <RowList tight>
              {results.map((session) => (
                <Row
                  key={session.id}
                  title={session.name}
                  to={`/classroom/${session.id}`}
                  meta={
                    <>
                      {session.practiceArea?.name}. Marked <When at={session.marked ?? ''} show="date" />
                    </>
                  }
                  end={typeof session.finalMark === 'number' && <Score score={session.finalMark} />}
                />
              ))}
            </RowList>
          </Card>
        )}
      </div>
    </div>
  )
}

function Score({ score }: { score: number }) {
  return (
    <p className="score num">
      <strong>{formatScore(score)}</strong> of 5<span className="score-word">{scoreWord(score)}</span>
    </p>
  )
}
