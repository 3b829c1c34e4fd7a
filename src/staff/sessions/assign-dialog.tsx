import { useState } from 'react'
import { declineUntil } from '../../../rules/room/session-timing'
import { nameOf, personIn } from '../../nouns/session/attendees'
import { queryClient, useAction, useApi } from '../../providers/api/query'
import { now } from '../../providers/device/clock'
import { ChoiceList, type PersonChoice } from '../../ui/action/choice-list'
import { Loading, SkeletonRows } from '../../ui/data/skeleton'
import { FieldNotes } from '../../ui/form/field'
import { Confirm } from '../../ui/overlay/confirm'
import { Dialog } from '../../ui/overlay/dialog'
import { toast } from '../../ui/overlay/toast'
import { EmptyState, ErrorState } from '../../ui/page/blank'
import { formatLondonDate, formatLondonDateTime, formatLondonTime, formatSpan, LONDON } from '../../ui/time/london-time'
import { AssignTutor, TutorsForSession, type TutorsForSessionQuery } from './assign.documents'
import { loadWords, timeWords, tutorName } from './tutor-choices'

interface AssignDialogProps {
  id: string
  onClose: () => void
}

/** Who may take a session, those with the least to do first; a press gives it to them. */
export function AssignDialog({ id, onClose }: AssignDialogProps) {
  const { data, error, refetch, isFetching } = useApi(TutorsForSession, { id }, { staleTime: 0 })
  const found = data?.session.id === id ? data : undefined
  if (found) return <Chosen {...found} onClose={onClose} onOutdated={() => void refetch()} />
  return (
    <Dialog open title="Assign tutor" onClose={onClose}>
      {error ? (
        <ErrorState title="No tutor can be assigned" onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorState>
      ) : (
        <Loading>
          <SkeletonRows rows={4} height={56} />
        </Loading>
      )}
    </Dialog>
  )
}

type Found = TutorsForSessionQuery & { onClose: () => void; onOutdated: () => void }

function Chosen(found: Found) {
  const { session, sessionTutors, onClose } = found
  const present = personIn(session, 'tutor', 'interviewer')
  const candidate = nameOf(session, 'candidate') ?? 'The candidate'
  const { sent, asked, busy, error, send, chooseAnother } = useAssign(found, present?.id ?? null)
  if (sent && asked)
    return (
      <Confirm
        open
        title={`Assign ${sent.name} all the same?`}
        confirmLabel={`Assign ${sent.name}`}
        keepLabel="Choose another"
        busy={busy}
        onConfirm={() => send(sent, true)}
        onCancel={chooseAnother}
      >
        <p>{asked} Ask them before you assign them.</p>
      </Confirm>
    )
  return (
    <Dialog
      open
      title={present ? 'Change tutor' : 'Assign tutor'}
      onClose={busy ? undefined : onClose}
      lead={`${session.name}, ${candidate}. ${whenWords(session)}`}
    >
      {sessionTutors.length > 0 ? (
        <>
          <p className="help">{consequences(session.startAt, candidate, present?.name)}</p>
          <FieldNotes id="assign" error={error && error.field !== 'anyway' ? error.message : null} />
          <ChoiceList
            label="Tutors with a permission for this mock"
            busy={busy ? sent?.id : null}
            choices={sessionTutors.map((each) => ({
              id: each.userId,
              name: tutorName(each),
              picture: each.tutor?.avatar,
              meta: timeWords(each, session.deadline !== null),
              disabled: each.time === 'busy',
              ...loadWords(each),
            }))}
            onChoose={(choice) => send(choice, false)}
          />
        </>
      ) : (
        <EmptyState icon="search" title="Nobody else may conduct this mock">
          Give a tutor a permission for it on the page of the mock, then assign them here.
        </EmptyState>
      )}
    </Dialog>
  )
}

/** The assignment to the tutor of a press; `presentId` is whom they replace. */
function useAssign({ session, onClose, onOutdated }: Found, presentId: string | null) {
  const [sent, setSent] = useState<PersonChoice | null>(null)
  // Whoever is not free is asked for once more, with the reason.
  const [asked, setAsked] = useState<string | null>(null)
  const assign = useAction(AssignTutor, {
    quiet: true,
    onSuccess: () => {
      toast({
        kind: 'positive',
        text: `${sent?.name} takes ${session.name}, ${formatLondonDate(session.startAt)} ${formatLondonTime(session.startAt)}.`,
        detail: presentId ? 'All three have been told.' : 'Both have been told.',
      })
      void queryClient.invalidateQueries()
      onClose()
    },
    onError: ({ field, message }) => {
      if (field === 'anyway') return setAsked(message)
      setAsked(null)
      onOutdated()
    },
  })
  const send = (choice: PersonChoice, anyway: boolean) => {
    setSent(choice)
    assign.mutate({ id: session.id, userId: choice.id, replaces: presentId, anyway })
  }
  return { sent, asked, busy: assign.isPending, error: assign.error, send, chooseAnother: () => setAsked(null) }
}

type Times = TutorsForSessionQuery['session']

const whenWords = ({ startAt, endAt, deadline }: Times): string =>
  deadline
    ? `Answers due ${formatLondonDateTime(deadline)} London.`
    : `${formatLondonDate(startAt)}, ${formatSpan(startAt, endAt, LONDON)} London.`

/** What happens to both sides with the press. */
function consequences(startAt: string, candidate: string, present: string | undefined): string {
  const until = declineUntil({ startAt })
  const told = present
    ? `Whoever you choose has it at once. They, ${present} and ${candidate} are told.`
    : `Whoever you choose has it at once. They and ${candidate} are told.`
  const mayDecline =
    until > now() ? `They may decline until ${formatLondonDateTime(until)}.` : 'It is too near for them to decline.'
  return `${told} ${mayDecline}`
}
