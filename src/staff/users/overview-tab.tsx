import { Link } from 'react-router'
import { enumWords } from '../../admin/words'
import { formatScore } from '../../nouns/session/score-words'
import { now } from '../../providers/device/clock'
import { holds, useViewer } from '../../providers/sign-in/viewer'
import { Card } from '../../ui/data/card'
import { DescriptionList, type Fact } from '../../ui/data/description-list'
import { SkeletonRows } from '../../ui/data/skeleton'
import {
  formatLondonDate,
  formatLondonDateTime,
  formatTime,
  LONDON,
  sameYear,
  zoneCity,
} from '../../ui/time/london-time'
import { AdjustmentCard } from './adjustment-card'
import styles from './overview-tab.module.css'
import { StoryCard } from './story/story-card'
import { type Known, type Person, usePerson } from './use-person'

/** What has happened to a person, with what staff look up of them. */
export function OverviewTab({ id }: { id: string }) {
  const viewer = useViewer()
  const { data } = usePerson(id)
  const seesSessions = viewer !== null && holds(viewer, ['view_all_sessions', 'manage_sessions', 'assign_tutors'])
  const marks = data && seesSessions && data.user.type === 'aspiringSolicitor' ? lastOfEach(data.marked.entries) : []
  return (
    <div className={styles.overview}>
      <StoryCard id={id} name={data?.user.fullName ?? data?.user.email ?? ''} />
      <div className={styles.side}>
        <Card title="Key facts" actions={<Link to={`/users/${id}/details`}>All</Link>}>
          {data ? <DescriptionList items={factsOf(data)} /> : <SkeletonRows rows={6} height={28} />}
        </Card>
        <AdjustmentCard id={id} />
        {marks.length > 0 && (
          <Card title="Marks" foot="The last mark of each station, of 5.">
            <ul className={styles.marks}>
              {marks.map(({ id: sessionId, name, finalMark, sessionType }) => (
                <li key={sessionId}>
                  <Link to={`/sessions/${sessionId}`}>{sessionType?.name ?? name}</Link>
                  <span className={styles.bar} aria-hidden="true">
                    <i style={{ width: `${((finalMark ?? 0) / 5) * 100}%` }} />
                  </span>
                  <b className="num">{typeof finalMark === 'number' ? formatScore(finalMark) : '–'}</b>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
    </div>
  )
}

const LASTS = 6

function lastOfEach(marked: readonly Known[]) {
  const byType = new Map<string, Person['marked']['entries'][number]>()
  for (const session of marked as Person['marked']['entries']) {
    const type = session.sessionType?.id ?? session.name
    if (!byType.has(type)) byType.set(type, session)
  }
  return [...byType.values()].slice(0, LASTS)
}

const dated = (at: string) => formatLondonDate(at, sameYear(at, now()) ? 'short' : 'year')

function factsOf({ user, examSittings, marked }: Person): Fact[] {
  const exam = examSittings.filter(({ date }) => `${date}T23:59Z` >= new Date(now()).toISOString())
  const place = [user.country?.name, user.timezone && user.timezone !== LONDON && ownTime(user.timezone)]
  const facts: (Fact | false | null | undefined)[] = [
    user.email ? { term: 'E-mail', value: user.email } : null,
    place.some(Boolean) && { term: 'Lives in', value: place.filter(Boolean).join('. ') },
    user.preparation ? { term: 'Prepares for', value: enumWords('Preparation', user.preparation) } : null,
    exam.length > 0 && {
      term: 'Exam',
      value: exam.map(({ paper, date }) => `${enumWords('ExamPaper', paper)} ${dated(`${date}T12:00Z`)}`).join(', '),
    },
    !!user.contactStatus && { term: 'Contact', value: enumWords('ContactStatus', user.contactStatus) },
    {
      term: 'Marked',
      value: marked.pageInfo.totalCount === 1 ? '1 session' : `${marked.pageInfo.totalCount} sessions`,
    },
    !!user.insertedAt && { term: 'Signed up', value: dated(user.insertedAt) },
    user.lastSeenAt ? { term: 'Last seen', value: formatLondonDateTime(user.lastSeenAt) } : null,
  ]
  return facts.filter((fact): fact is Fact => !!fact)
}

const ownTime = (zone: string) => `${zoneCity(zone)}, now ${formatTime(now(), zone)}`
