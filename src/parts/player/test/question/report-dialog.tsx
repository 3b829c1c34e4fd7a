import { useState } from 'react'
import { questionReportCreate } from '../../../../../schema/generated/limits'
import { reportKinds, reportWords } from '../../../../nouns/question-report/report-words'
import { useAction } from '../../../../providers/api/query'
import { Button } from '../../../../ui/action/button'
import { RadioGroup } from '../../../../ui/form/radio-group'
import { TextArea } from '../../../../ui/form/text-area'
import { Dialog } from '../../../../ui/overlay/dialog'
import { toast } from '../../../../ui/overlay/toast'
import { ReportFault, ReportWithdraw } from '../attempt.documents'
import type { Question } from '../attempt-parts'

type Report = NonNullable<Question['report']>

interface ReportDialogProps {
  blockId: string
  report: Report | null
  onChange: (report: Report | null) => void
  onClose: () => void
}

/** Says what is wrong with a question, once; a report that is made can be withdrawn while nobody has answered it. */
export function ReportDialog(props: ReportDialogProps) {
  return props.report ? <Made {...props} report={props.report} /> : <Make {...props} />
}

function Make({ blockId, onChange, onClose }: ReportDialogProps) {
  const [kind, setKind] = useState<Report['kind']>('law_changed')
  const [message, setMessage] = useState('')
  const [error, setError] = useState<string>()
  const send = useAction(ReportFault, {
    quiet: true,
    onSuccess: ({ questionReportCreate }) => {
      toast({ kind: 'positive', text: 'Sent to the authors' })
      onChange(questionReportCreate)
      onClose()
    },
    onError: (refusal) => setError(refusal.message),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Report a fault"
      size="sm"
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            data-sends
            variant="primary"
            busy={send.isPending}
            onClick={() => send.mutate({ blockId, kind, message: message || null })}
          >
            Send
          </Button>
        </>
      }
    >
      <RadioGroup legend="What is wrong?" options={reportKinds} value={kind} onChange={setKind} />
      <TextArea
        label="What did you notice?"
        optional
        rows={3}
        most={questionReportCreate.message}
        value={message}
        error={error}
        help="The authors see it with your first name. You are told what comes of it; if the question is voided, your result is worked out again."
        onChange={(event) => setMessage(event.target.value)}
      />
    </Dialog>
  )
}

function Made({ report, onChange, onClose }: ReportDialogProps & { report: Report }) {
  const { id, kind, message, outcome, answer } = report
  const withdraw = useAction(ReportWithdraw, {
    onSuccess: () => {
      toast({ kind: 'positive', text: 'Withdrawn' })
      onChange(null)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Your report"
      lead={reportWords(kind)}
      size="sm"
      foot={
        <>
          {!outcome && (
            <Button busy={withdraw.isPending} onClick={() => withdraw.mutate({ id })}>
              Withdraw it
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {message && <p>‘{message}’</p>}
      <p>
        {outcome === 'corrected'
          ? 'The authors have put it right.'
          : outcome === 'kept'
            ? 'The authors looked at it, and it stays as it is.'
            : 'The authors have not answered it yet.'}
      </p>
      {answer && <p>‘{answer}’</p>}
    </Dialog>
  )
}
