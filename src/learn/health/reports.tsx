import { useState } from 'react'
import { questionReportClose } from '../../../schema/generated/limits'
import { reportWords } from '../../nouns/question-report/report-words'
import { invalidate, useAction } from '../../providers/api/query'
import { Button } from '../../ui/action/button'
import { RadioGroup } from '../../ui/form/radio-group'
import { TextArea } from '../../ui/form/text-area'
import { Dialog } from '../../ui/overlay/dialog'
import { toast } from '../../ui/overlay/toast'
import { When } from '../../ui/time/when'
import { ReportClose } from './health.documents'
import type { Report } from './health-words'
import styles from './question-panel.module.css'

/** Faults that people reported in a question; open ones are answered here. */
export function Reports({ reports }: { reports: readonly Report[] }) {
  const [answering, setAnswering] = useState<Report>()
  if (!reports.length) return null
  return (
    <div>
      <h3>
        Reports <span className="n num">{reports.length}</span>
      </h3>
      <ul className={styles.reports}>
        {reports.map((report) => (
          <li key={report.id}>
            <strong>{reportWords(report.kind)}</strong>
            {report.message && <p>‘{report.message}’</p>}
            <p className="help">
              {report.reporter}, <When at={report.insertedAt} show="date" />
              {report.outcome && (report.outcome === 'corrected' ? ': put right' : ': kept as it is')}
            </p>
            {!report.outcome && (
              <Button size="sm" onClick={() => setAnswering(report)}>
                Answer
              </Button>
            )}
          </li>
        ))}
      </ul>
      {answering && <AnswerDialog report={answering} onClose={() => setAnswering(undefined)} />}
    </div>
  )
}

const outcomes = [
  { value: 'corrected', label: 'Put right', help: 'The question was changed, or taken out' },
  { value: 'kept', label: 'Kept as it is' },
] as const

function AnswerDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const [outcome, setOutcome] = useState<'corrected' | 'kept'>('corrected')
  const [answer, setAnswer] = useState('')
  const close = useAction(ReportClose, {
    onSuccess: () => {
      toast({ kind: 'positive', text: `${report.reporter} is told` })
      void invalidate('BundleHealth', 'QuestionHealth')
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Answer the report"
      lead={report.message ? `‘${report.message}’` : reportWords(report.kind)}
      size="sm"
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            data-sends
            variant="primary"
            busy={close.isPending}
            onClick={() => close.mutate({ id: report.id, outcome, answer: answer || null })}
          >
            Send
          </Button>
        </>
      }
    >
      <RadioGroup legend="What was done?" options={outcomes} value={outcome} onChange={setOutcome} />
      <TextArea
        label="Your answer"
        optional
        rows={3}
        most={questionReportClose.answer}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
    </Dialog>
  )
}
