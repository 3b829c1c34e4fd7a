import { useState } from 'react'
import type { ContentImportResult } from '../../../schema/generated/types'
import { useApi } from '../../providers/api/query'
import { Button } from '../../ui/action/button'
import { Icon } from '../../ui/action/icon'
import { Card } from '../../ui/data/card'
import { Loading, Skeleton } from '../../ui/data/skeleton'
import { Segments } from '../../ui/form/segments'
import { Pages } from '../../ui/list/pages'
import styles from './dry-run.module.css'
import { ExchangeRows, type ImportFragment } from './exchange.documents'
import { formats } from './format-words'
import { ImportRows } from './import-rows'
import { countWords } from './status-words'

interface DryRunProps {
  found: ImportFragment
  onStart: () => void
  onCancel: () => void
  busy: boolean
  cancelling: boolean
}

type Shown = 'all' | 'look' | 'bad'
const asked: Record<Shown, ContentImportResult[] | null> = { all: null, look: ['look'], bad: ['bad'] }

/** What a file holds: counts first, then the rows to look at, then the button that brings them over. */
export function DryRun({ found, onStart, onCancel, busy, cancelling }: DryRunProps) {
  const { good, look, bad, total } = found
  const [shown, setShown] = useState<Shown>(bad > 0 ? 'bad' : look > 0 ? 'look' : 'all')
  const [page, setPage] = useState(1)
  const { data } = useApi(ExchangeRows, { importId: found.id, result: asked[shown], page })
  const rows = data?.contentImportRows
  const most = good + look
  return (
    <>
      <Counts found={found} />
      {found.notes.length > 0 && <Notes notes={found.notes} />}
      <div className={styles.filter}>
        <Segments
          label="Rows"
          value={shown}
          onChange={(value) => {
            setShown(value)
            setPage(1)
          }}
          options={[
            { value: 'all', label: `All ${countWords(total)}` },
            { value: 'look', label: `To look at ${countWords(look)}` },
            { value: 'bad', label: `Left out ${countWords(bad)}` },
          ]}
        />
      </div>
      <Card flush>
        {!rows ? (
          <Loading>
            <Skeleton height={200} />
          </Loading>
        ) : rows.entries.length > 0 ? (
          <ImportRows rows={rows.entries} />
        ) : (
          <p className={styles.none}>There is no such row.</p>
        )}
      </Card>
      {rows && <Pages info={rows.pageInfo} onPage={setPage} />}
      <div className={styles.foot}>
        {most > 0 ? (
          <Button variant="primary" size="lg" busy={busy} onClick={onStart}>
            {buttonWords(most, bad)}
          </Button>
        ) : (
          <p>Nothing in this file can come over. Mend it, and choose it again.</p>
        )}
        <Button size="lg" busy={cancelling} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </>
  )
}

const Notes = ({ notes }: Pick<ImportFragment, 'notes'>) => (
  <Card title="The file as a whole">
    <ul className={styles.notes}>
      {notes.map(({ line, text }) => (
        <li key={`${line} ${text}`}>{line === null ? text : `Line ${line}: ${text}`}</li>
      ))}
    </ul>
  </Card>
)

const buttonWords = (most: number, bad: number) =>
  bad > 0
    ? `Bring ${countWords(most)} over, leave out ${countWords(bad)}`
    : most === 1
      ? 'Bring it over'
      : `Bring all ${countWords(most)} over`

function Counts({ found }: { found: ImportFragment }) {
  const { fileName, format, good, look, bad } = found
  const counts = [
    { label: 'New', icon: 'plus', count: good },
    { label: 'To look at', icon: 'warn', count: look },
    { label: 'Left out', icon: 'stop', count: bad },
  ] as const
  return (
    <Card lined>
      <div className={styles.counts}>
        <div>
          <h2 className={styles.title}>Nothing is saved yet</h2>
          <p className="meta">
            {bad > 0
              ? 'This is a dry run. Rows with faults are left out; the others can come over now.'
              : 'This is a dry run. Look at the rows, then bring them over.'}
          </p>
          <p className="help">{format ? `${fileName}, ${formats[format].label}` : fileName}</p>
        </div>
        <dl>
          {counts.map(({ label, icon, count }) => (
            <div key={label}>
              <dt>
                <Icon name={icon} size="sm" />
                {label}
              </dt>
              <dd className="num">{countWords(count)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  )
}
