import { useAbility } from '@casl/react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { isLearner, saysType } from '../../../access/viewer'
import type { OperationAbility } from '../../admin/ability'
import type { RecordHead } from '../../admin/record/tab-page'
import { enumWords } from '../../admin/words'
import { formatScore } from '../../nouns/session/score-words'
import { now } from '../../providers/device/clock'
import { lazyPart } from '../../providers/page/lazy-part'
import { holds, useViewer } from '../../providers/sign-in/viewer'
import { Button } from '../../ui/action/button'
import { Avatar } from '../../ui/data/avatar'
import { FactStrip, type StripFact } from '../../ui/data/fact-strip'
import { Skeleton } from '../../ui/data/skeleton'
import { formatMoney } from '../../ui/money/money'
import { formatLondonDate, formatLondonTime, sameDay } from '../../ui/time/london-time'
import styles from './person-head.module.css'
import { PersonTags } from './person-tags'
import { otherIn, type Person, personTags, usePerson } from './use-person'

const CreditDialog = lazyPart(() => import('./credit/credit-dialog').then((m) => m.CreditDialog))
const MessageDialog = lazyPart(() => import('./message-dialog').then((m) => m.MessageDialog))

function Picture({ id, record, name }: { id: string; record: Readonly<Record<string, unknown>>; name: string }) {
  const { data } = usePerson(id)
  const src = data?.user.avatar ?? (record.avatar as string | null | undefined)
  return <Avatar name={name} src={src} size="lg" userId={id} />
}

function Tags({ id }: { id: string }) {
  const { data } = usePerson(id)
  if (!data) return <Skeleton width={220} height={24} />
  return (
    <span className={styles.tags}>
      {data.user.type && saysType(data.user) && <span className="meta">{enumWords('UserType', data.user.type)}</span>}
      <PersonTags tags={personTags(data)} />
    </span>
  )
}

/** Balance, next session, last mark and follow-up: what staff open a person's page for. */
function Facts({ id }: { id: string }) {
  const viewer = useViewer()
  const { data } = usePerson(id)
  const seesSessions = viewer !== null && holds(viewer, ['view_all_sessions', 'manage_sessions', 'assign_tutors'])
  const facts = data ? factsOf(id, data, seesSessions) : []
  return <FactStrip facts={facts.length > 0 ? facts : loading} busy={!data} />
}

const loading: readonly StripFact[] = [1, 2, 3, 4].map(() => ({
  term: <Skeleton width="9ch" height={18} />,
  value: <Skeleton width="7ch" height={28} />,
  note: <Skeleton width="14ch" height={18} />,
}))

function factsOf(id: string, person: Person, seesSessions: boolean): StripFact[] {
  const { user, wallet } = person
  const wallets = <Link to={`/users/${id}/wallet`}>Wallet</Link>
  const hidden: Omit<StripFact, 'term'> = { value: '–', note: 'You may not see sessions.' }
  return [
    {
      term: 'Balance',
      value: formatMoney(wallet.balance),
      note:
        wallet.discount > 0 ? (
          <>
            {wallets}, {wallet.discount}% off every price
          </>
        ) : (
          wallets
        ),
    },
    { term: 'Next session', ...(seesSessions ? nextSession(person) : hidden) },
    ...(isLearner(user) ? [{ term: 'Last mark', ...(seesSessions ? lastMark(person) : hidden) }] : []),
    {
      term: 'Follow up',
      value: user.followUp ? formatLondonDate(`${user.followUp}T12:00Z`) : 'Not set',
      note: followUpNote(user),
    },
  ]
}

function followUpNote({ followUp, contactStatus }: Person['user']): string {
  const contact = contactStatus ? enumWords('ContactStatus', contactStatus) : ''
  const isDue = followUp && `${followUp}T00:00Z` <= new Date(now()).toISOString()
  return isDue ? `Due. ${contact}` : contact
}

function nextSession({ user, running, next }: Person): Omit<StripFact, 'term'> {
  const session = running.entries[0] ?? next.entries[0]
  if (!session) return { value: 'None', note: 'Nothing is booked.' }
  const day = (at: string) => (sameDay(at, now()) ? 'Today' : formatLondonDate(at))
  const other = otherIn(session, user.id)
  const isRunning = session.status === 'in_progress'
  const at = isRunning && session.deadline ? session.deadline : session.startAt
  return {
    value: isRunning && !session.deadline ? 'Now' : `${isRunning ? 'Due ' : ''}${day(at)} ${formatLondonTime(at)}`,
    isNow: true,
    note: (
      <>
        <Link to={`/sessions/${session.id}`}>{session.name}</Link>
        {other && `, ${other}`}
      </>
    ),
  }
}

function lastMark({ marked }: Person): Omit<StripFact, 'term'> {
  const [last] = marked.entries
  if (!last) return { value: 'None', note: 'No marks are out.' }
  return {
    value: (
      <>
        {typeof last.finalMark === 'number' ? formatScore(last.finalMark) : '–'} <span>of 5</span>
      </>
    ),
    note: (
      <>
        <Link to={`/sessions/${last.id}`}>{last.name}</Link>
        {last.marked && `, ${formatLondonDate(last.marked)}`}
      </>
    ),
  }
}

function Actions({ id, name }: { id: string; name: string }) {
  const ability = useAbility<OperationAbility>()
  const viewer = useViewer()
  const [open, setOpen] = useState<'credit' | 'message' | null>(null)
  if (viewer?.id === id) return null
  const close = () => setOpen(null)
  return (
    <>
      {ability.can('call', 'walletCredit') && (
        <Button variant="primary" onClick={() => setOpen('credit')}>
          Add credit
        </Button>
      )}
      {ability.can('call', 'userMessageCreate') && (
        <Button icon="mail" onClick={() => setOpen('message')}>
          Message
        </Button>
      )}
      <Suspense>
        {open === 'credit' && <CreditDialog id={id} name={name} onClose={close} />}
        {open === 'message' && <MessageDialog id={id} name={name} onClose={close} />}
      </Suspense>
    </>
  )
}

/** Above the tabs of a person. */
export const personHead: RecordHead = { Picture, Tags, Facts, Actions }
