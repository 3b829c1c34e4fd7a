import { useState } from 'react'
import type { ApplicantPriority as Priority } from '../../../../schema/generated/types'
import { memberStates, priorities, spanWords, waysToCome } from '../../../nouns/study-group/group-words'
import { nameOfPerson } from '../../../nouns/user/name'
import { useApi } from '../../../providers/api/query'
import { useViewer } from '../../../providers/sign-in/viewer'
import { Button } from '../../../ui/action/button'
import { Menu } from '../../../ui/action/menu'
import { Avatar } from '../../../ui/data/avatar'
import { Card } from '../../../ui/data/card'
import { Unloaded } from '../../../ui/page/unloaded'
import { dayWords } from '../../../ui/time/london-days'
import { When } from '../../../ui/time/when'
import { StateTag } from '../head/state-tag'
import type { Group } from '../head/use-group'
import { useGroupAction } from '../head/use-group-action'
import { DeclineDialog } from './decline-dialog'
import {
  ApplicantApprove,
  ApplicantPriority,
  StudyGroupApplicants,
  type StudyGroupApplicantsQuery,
} from './members.documents'
import styles from './members.module.css'

export type Applicant = StudyGroupApplicantsQuery['applicants']['entries'][number]

const order = ['high', 'normal', 'low']

/** High priority first; the server has put the longest waiting first. */
export const byPriority = (applicants: readonly Applicant[]): Applicant[] =>
  [...applicants].sort((a, b) => order.indexOf(a.priority ?? 'normal') - order.indexOf(b.priority ?? 'normal'))

/** Who has applied or waits for a place, to be let in or declined. */
export function Applicants({ group }: { group: Group }) {
  const query = useApi(StudyGroupApplicants, { id: group.id }, { staleTime: 0 })
  const viewer = useViewer()
  const { data } = query
  if (!data) return <Unloaded of={query} height={160} />
  const waiting = byPriority(data.applicants.entries).filter(({ userId }) => userId !== viewer?.id)
  if (waiting.length === 0) return null
  return (
    <Card
      title="Applicants"
      count={data.applicants.pageInfo.totalCount}
      flush
      lined
      actions={<span className="meta">High priority first, then by time</span>}
    >
      <ul className={styles.applicants}>
        {waiting.map((applicant) => (
          <ApplicantRow key={applicant.id} group={group} applicant={applicant} />
        ))}
      </ul>
    </Card>
  )
}

function ApplicantRow({ group, applicant }: { group: Group; applicant: Applicant }) {
  const { id, state, user, message, requestedAt, offeredUntil, place } = applicant
  const [declining, setDeclining] = useState(false)
  const name = nameOfPerson(user) ?? 'Somebody'
  const approve = useGroupAction(ApplicantApprove, { said: `${name} is in the group` })
  return (
    <li>
      <Avatar name={name} src={user?.avatar} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className="meta">{factsOf(applicant, group)}</p>
        <p className="meta">
          {requestedAt && (
            <>
              Applied <When at={requestedAt} />
            </>
          )}
          {offeredUntil && (
            <>
              {'. A place is kept until '}
              <When at={offeredUntil} />
            </>
          )}
        </p>
        {message && <blockquote className={styles.message}>{message}</blockquote>}
      </div>
      <div className={styles.acts}>
        {state !== 'requested' && (
          <StateTag state={state}>
            {state === 'waiting' && place ? `${place}. in the queue` : memberStates[state]}
          </StateTag>
        )}
        <PriorityMenu id={id} name={name} priority={applicant.priority} />
        <Button
          size="sm"
          data-sends
          busy={approve.isPending}
          label={`Approve ${name}`}
          onClick={() => approve.mutate({ id })}
        >
          Approve
        </Button>
        <Button size="sm" variant="quiet" label={`Decline ${name}`} onClick={() => setDeclining(true)}>
          Decline
        </Button>
      </div>
      {declining && <DeclineDialog id={id} name={name} onClose={() => setDeclining(false)} />}
    </li>
  )
}

/** What speaks for or against somebody, in a line. */
export function factsOf(
  applicant: Applicant,
  { intensiveFrom, intensiveUntil }: Pick<Group, 'intensiveFrom' | 'intensiveUntil'>,
) {
  const { studySubGroup, visitationType, trainingFrom, trainingTill, sundayDayOff, nextSitting } = applicant
  return [
    studySubGroup?.name,
    visitationType && waysToCome[visitationType],
    spanWords(trainingFrom ?? intensiveFrom, trainingTill ?? intensiveUntil),
    applicant.missesDays && 'misses training days',
    sundayDayOff && 'Sunday off',
    nextSitting && `sits on ${dayWords(nextSitting, 'year')}`,
    applicant.timesLeft &&
      (applicant.timesLeft === 1
        ? 'left a group once this year'
        : `left groups ${applicant.timesLeft} times this year`),
  ]
    .filter(Boolean)
    .join(' · ')
}

interface PriorityMenuProps {
  id: string
  name: string
  priority: Priority | null
}

/** How soon somebody should be answered: by their facts, or as a leader says. */
function PriorityMenu({ id, name, priority }: PriorityMenuProps) {
  const change = useGroupAction(ApplicantPriority)
  const words = priorities[priority ?? 'normal']
  return (
    <Menu
      label={`Priority of ${name}`}
      width={200}
      trigger={(props) => (
        <Button {...props} size="sm" variant="quiet" busy={change.isPending} label={`Priority: ${words}, of ${name}`}>
          {`Priority: ${words}`}
        </Button>
      )}
      groups={[
        (['high', 'normal', 'low'] as const).map((value) => ({
          label: priorities[value],
          ...(value === priority && { icon: 'check' as const }),
          onSelect: () => change.mutate({ id, priority: value }),
        })),
        [{ label: 'By the facts', onSelect: () => change.mutate({ id, priority: null }) }],
      ]}
    />
  )
}
