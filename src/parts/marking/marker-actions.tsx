import { clsx } from 'clsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { invalidate } from '../../providers/api/query'
import { useSingleAction } from '../../providers/api/single-action'
import { Button } from '../../ui/action/button'
import { Menu, type MenuEntry } from '../../ui/action/menu'
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
  const { move, accept, remind, suggest } = useActs()
  const { id, allowed, status } = session
  const next = allowed.includes('sessionUpdateStatus') ? nextOf(status) : null
  const items = itemsOf(allowed, {
    ask: setAsked,
    remind: () => !remind.isPending && remind.mutate({ id }),
    suggest: () => !suggest.isPending && suggest.mutate({ id }),
  })
  return (
    <div className={clsx(styles.markerActions, 'btn-row')}>
      {(status === 'marking' || status === 'in_review') && <NextToMark sessionId={id} userId={userId} />}
      {allowed.includes('sessionAssignmentAccept') && (
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
      <AskedDialogs asked={asked} session={session} onClose={() => setAsked(null)} />
    </div>
  )
}

const reread = () => invalidate('ClassroomSession', 'ClassroomSessions', 'ClassroomCounts')

/** What is done at a press, without a question. */
function useActs() {
  const move = useSingleAction(ClassroomStatus, { onSuccess: () => void reread() })
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
  return { move, accept, remind, suggest }
}

interface Does {
  ask: (what: Asked) => void
  remind: () => void
  suggest: () => void
}

/** The entries of the menu, of what the viewer may do. */
function itemsOf(allowed: readonly string[], { ask, remind, suggest }: Does): MenuEntry[] {
  const items: Record<string, MenuEntry> = {
    sessionUpdateUnready: { label: 'Hand back to the candidate', icon: 'undo', onSelect: () => ask('hand_back') },
    sessionUpdateLink: { label: 'Video room', icon: 'link', onSelect: () => ask('link') },
    sessionGenerateAlarmEmail: { label: 'Send the reminder now', icon: 'mail', onSelect: remind },
    sessionGenerateSuggestedAnswer: { label: 'Add the suggested answer', icon: 'file', onSelect: suggest },
    sessionAssignmentDecline: {
      label: 'Decline this session',
      icon: 'close',
      danger: true,
      onSelect: () => ask('decline'),
    },
    sessionUpdateNoShow: { label: 'Record a no-show', icon: 'warn', danger: true, onSelect: () => ask('no_show') },
  }
  return Object.entries(items).flatMap(([operation, item]) => (allowed.includes(operation) ? [item] : []))
}

interface AskedDialogsProps {
  asked: Asked
  session: RoomSession
  onClose: () => void
}

/** The dialogs before what takes more than a press. */
function AskedDialogs({ asked, session, onClose }: AskedDialogsProps) {
  const navigate = useNavigate()
  const noShow = useSingleAction(ClassroomNoShow, {
    onSuccess: () => {
      onClose()
      void reread()
    },
    onError: onClose,
  })
  return (
    <>
      <Decline
        open={asked === 'decline'}
        session={session}
        onDone={() => {
          void invalidate('ClassroomSessions', 'ClassroomCounts')
          navigate('/classroom')
        }}
        onClose={onClose}
      />
      <HandBack open={asked === 'hand_back'} sessionId={session.id} onClose={onClose} />
      <GiveBack open={asked === 'give_back'} sessionId={session.id} onClose={onClose} />
      <LinkDialog open={asked === 'link'} session={session} onClose={onClose} />
      <Confirm
        open={asked === 'no_show'}
        title="Record a no-show?"
        confirmLabel="Record a no-show"
        danger
        busy={noShow.isPending}
        onConfirm={() => noShow.mutate({ id: session.id })}
        onCancel={onClose}
      >
        <p>The candidate is told, has 72 hours to dispute it, and gets nothing back.</p>
      </Confirm>
    </>
  )
}

function nextOf(status: string): { to: string; label: string } | null {
  if (status === 'booked') return { to: 'in_progress', label: 'Begin' }
  if (status === 'in_progress' || status === 'ready') return { to: 'marking', label: 'Start marking' }
  return status === 'in_review' ? { to: 'marking', label: 'Give back' } : null
}
