import { useState } from 'react'
import { MOST_MARK } from '../../../../rules/groups/results'
import { nameOfPerson } from '../../../nouns/user/name'
import { ApiError } from '../../../providers/api/api-error'
import { request } from '../../../providers/api/client'
import { showError } from '../../../providers/api/errors'
import { invalidate } from '../../../providers/api/query'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/data/card'
import { saveFile } from '../../../ui/files/save-file'
import { Segments } from '../../../ui/form/segments'
import { TextField } from '../../../ui/form/text-field'
import { useLeaveGuard } from '../../../ui/form/use-leave-guard'
import { Confirm } from '../../../ui/overlay/confirm'
import { toast } from '../../../ui/overlay/toast'
import { dayOf, dayWords } from '../../../ui/time/london-days'
import type { Group } from '../head/use-group'
import { ChooseFile } from './choose-file'
import styles from './group-results.module.css'
import { type Draft, isSame, markFault, type Row, recordedOf, sentOf } from './result-drafts'
import { resultWords } from './result-words'
import { GroupResultRecord } from './results.documents'
import { readResults, resultsCsv } from './results-csv'

interface ResultsFormProps {
  group: Group
  rows: readonly Row[]
}

/** The results of members, those of whom nothing is known first; what was typed is sent together. */
export function ResultsForm({ group, rows }: ResultsFormProps) {
  const form = useDrafts(rows)
  const { draftOf, change, changed, faults, read } = form
  const [asking, setAsking] = useState(false)
  const guard = useLeaveGuard(changed.length > 0)
  const odd = changed.filter((row) => sentOf(draftOf(row)).contradicts)
  const missing = (row: Row) => (isSame(recordedOf(row), { mark: '', passed: '' }) ? 0 : 1)
  const sorted = rows.toSorted((a, b) => missing(a) - missing(b))
  const save = () => (odd.length ? setAsking(true) : void form.send())
  return (
    <div className={styles.form}>
      <div className={styles.tools}>
        <Button
          icon="download"
          onClick={() =>
            saveFile(new Blob([resultsCsv(rows, draftOf)], { type: 'text/csv' }), `${group.shortName} results.csv`)
          }
        >
          CSV
        </Button>
        <ChooseFile onFile={(file) => void read(file)} />
      </div>
      {faults.length > 0 && (
        <ul className="meta" role="alert">
          {faults.slice(0, 10).map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      <Card flush>
        <ul className={styles.results}>
          {sorted.map((row) => (
            <ResultRow key={row.id} row={row} draft={draftOf(row)} onChange={(draft) => change(row.id, draft)} />
          ))}
        </ul>
      </Card>
      <p className="btn-row">
        <Button variant="primary" busy={form.busy} disabled={!changed.length || form.isWrong} onClick={save}>
          {changed.length === 1 ? 'Save 1 result' : `Save ${changed.length || ''} results`}
        </Button>
      </p>
      {asking && (
        <Confirm
          open
          title="A mark and its result contradict each other"
          confirmLabel="Save as they are"
          onConfirm={() => {
            setAsking(false)
            void form.send()
          }}
          onCancel={() => setAsking(false)}
        >
          <p>{odd.map((row) => nameOfPerson(row.user) ?? 'Somebody').join(', ')}</p>
        </Confirm>
      )}
      {guard.dialog}
    </div>
  )
}

function ResultRow({ row, draft, onChange }: { row: Row; draft: Draft; onChange: (draft: Draft) => void }) {
  const name = nameOfPerson(row.user) ?? 'Somebody'
  const said = resultWords(row.saidMark, row.saidPassed)
  return (
    <li>
      <div>
        <p>{name}</p>
        <p className="meta">
          {row.studySubGroup?.name}
          {said && row.saidAt && (
            <span className={styles.said}>{`Says: ${said}, ${dayWords(dayOf(row.saidAt), 'year')}`}</span>
          )}
        </p>
      </div>
      <div className={styles.fields}>
        <TextField
          className={styles.mark}
          label={<span className="vh">{`Mark of ${name}`}</span>}
          inputMode="numeric"
          after={`of ${MOST_MARK}`}
          value={draft.mark}
          error={markFault(draft) ?? undefined}
          onChange={({ target }) => onChange({ ...draft, mark: target.value })}
        />
        <Segments
          label={`Result of ${name}`}
          value={draft.passed}
          options={[
            { value: 'yes', label: 'Passed' },
            { value: 'no', label: 'Not passed' },
            { value: '', label: 'Not known' },
          ]}
          onChange={(passed) => onChange({ ...draft, passed })}
        />
      </div>
    </li>
  )
}

/** What was typed, and what becomes of it. */
function useDrafts(rows: readonly Row[]) {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map())
  const [faults, setFaults] = useState<string[]>([])
  const [busy, setBusy] = useState(false)
  const draftOf = (row: Row) => drafts.get(row.id) ?? recordedOf(row)
  const changed = rows.filter((row) => !isSame(draftOf(row), recordedOf(row)))
  const put = (more: Iterable<readonly [string, Draft]>) => setDrafts((old) => new Map([...old, ...more]))
  async function send() {
    setBusy(true)
    let saved = 0
    try {
      for (const row of changed) {
        await request(GroupResultRecord, { id: row.id, ...sentOf(draftOf(row)) })
        saved += 1
      }
      toast({ kind: 'positive', text: saved === 1 ? '1 result is saved' : `${saved} results are saved` })
    } catch (error) {
      // What was saved before it stays; the rest stays typed.
      if (error instanceof ApiError) showError(error)
      else throw error
    } finally {
      await invalidate('GroupMemberResults', 'GroupResults')
      setBusy(false)
    }
  }
  async function read(file: File) {
    const found = await readResults(file, new Set(rows.map(({ id }) => id)))
    setFaults(found.faults)
    put(found.drafts)
  }
  return {
    ...{ draftOf, changed, faults, busy, send, read },
    isWrong: changed.some((row) => markFault(draftOf(row))),
    change: (id: string, draft: Draft) => put([[id, draft]]),
  }
}
