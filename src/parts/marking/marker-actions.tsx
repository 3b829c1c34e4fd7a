import { clsx } from 'clsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { invalidate } from '../../providers/api/query'
import { useSingleAction } from '../../providers/api/single-action'
import { Button } from '../../ui/action/button'
import { Menu } from '../../ui/action/menu'
import { Confirm } from '../../ui/overlay/confirm'
import { toast } from '../../ui/overlay/toast'
import { AssignmentAccept } from '../assignment/assignment.documents'
import { Decline } from '../assignment/decline'
import styles from '../room/classroom.module.css'
import type { RoomSession } from '../room/session-parts'
import { LinkDialog } from './link-dialog'
import { ClassroomNoShow, ClassroomReminder, ClassroomStatus, ClassroomSuggestedAnswer } from './marking.documents'
import { NextToMark } from './next-to-mark'
import { GiveBack, HandBack } from './release/hand-back'

type Asked = 'decline' | 'hand_back' | 'give_back' | 'no_show' | 'link' | null

/** The actions for those who conduct, mark or manage: the next step as a button, the others in a menu. */
export function MarkerActions({ session, userId }: { session: RoomSession; userId: string }) {
  const [asked, setAsked] = useState<Asked>(null)
  const navigate = useNavigate()
  const { id, allowed, status } = session
  const may = (name: string) => allowed.includes(name)
  const reread = () => invalidate('ClassroomSession', 'ClassroomSessions', 'ClassroomCounts')
  const move = useSingleAction(ClassroomStatus, { onSuccess: () => void reread() })
  const noShow = useSingleAction(ClassroomNoShow, {
    onSuccess: () => {
      setAsked(null)
      void reread()
    },
    onError: () => setAsked(null),
  })
  const accept = useSingleAction(AssignmentAccept, {
    onSuccess: () => {
      toast({ kind: 'positive', text: 'Session accepted' })
      void reread()
    },
  })
  const remind = useSingleAction(ClassroomReminder, {
    onSuccess: () => toast({ kind: 'positive', text: 'The attendees have been reminded' }),
  })
  const suggest = useSingleAction(ClassroomSuggestedAnswer, {
    onSuccess: () => {
      toast({
        kind: 'positive',
        text: 'The suggested answer is among the materials',
        detail: 'The candidate gets it with the marks.',
      })
      void reread()
    },
  })
  const next = may('sessionUpdateStatus') ? nextOf(status) : null
  const close = () => setAsked(null)
  const items = [
    may('sessionUpdateUnready') && {
      label: 'Hand back to the candidate',
      icon: 'undo' as const,
      onSelect: () => setAsked('hand_back'),
    },
    may('sessionUpdateLink') && { label: 'Video room', icon: 'link' as const, onSelect: () => setAsked('link') },
    may('sessionGenerateAlarmEmail') && {
      label: 'Send the reminder now',
      icon: 'mail' as const,
      onSelect: () => !remind.isPending && remind.mutate({ id }),
    },
    may('sessionGenerateSuggestedAnswer') && {
      label: 'Add the suggested answer',
      icon: 'file' as const,
      onSelect: () => !suggest.isPending && suggest.mutate({ id }),
    },
    may('sessionAssignmentDecline') && {
      label: 'Decline this session',
      icon: 'close' as const,
      danger: true,
      onSelect: () => setAsked('decline'),
    },
    may('sessionUpdateNoShow') && {
      label: 'Record a no-show',
      icon: 'warn' as const,
      danger: true,
      onSelect: () => setAsked('no_show'),
    },
  ].filter((item) => item !== false)
  return (
    <div className={clsx(styles.markerActions, 'btn-row')}>
      {(status === 'marking' || status === 'in_review') && <NextToMark sessionId={id} userId={userId} />}
      {may('sessionAssignmentAccept') && (
        <Button icon="check" busy={accept.isPending} onClick={() => accept.mutate({ id })}>
          Accept
        </Button>
      )}
      {next && (
        <Button
          variant={status === 'in_review' ? 'default' : 'primary'}
          busy={move.isPending}
          onClick={() => (status === 'in_review' ? setAsked('give_back') : move.mutate({ id, status: next.to }))}
        >
          {next.label}
        </Button>
      )}
      {items.length > 0 && (
        <Menu
          label="More actions"
          groups={[items]}
          trigger={(props) => (
            <Button {...props} icon="more" label="More actions" busy={remind.isPending || suggest.isPending} />
          )}
        />
      )}
      <Decline
        open={asked === 'decline'}
        session={session}
        onDone={() => {
          void invalidate('ClassroomSessions', 'ClassroomCounts')
          navigate('/classroom')
        }}
        onClose={close}
      />
      <HandBack open={asked === 'hand_back'} sessionId={id} onClose={close} />
      <GiveBack open={asked === 'give_back'} sessionId={id} onClose={close} />
      <LinkDialog open={asked === 'link'} session={session} onClose={close} />
      <Confirm
        open={asked === 'no_show'}
        title="Record a no-show?"
        confirmLabel="Record a no-show"
        danger
        busy={noShow.isPending}
        onConfirm={() => noShow.mutate({ id })}
        onCancel={close}
      >
        <p>The candidate is told, has 72 hours to dispute it, and gets nothing back.</p>
      </Confirm>
    </div>
  )
}

function nextOf(status: string): { to: string; label: string } | null {
  if (status === 'booked') return { to: 'in_progress', label: 'Begin' }
  if (status === 'in_progress' || status === 'ready') return { to: 'marking', label: 'Start marking' }
  return status === 'in_review' ? { to: 'marking', label: 'Give back' } : null
}
