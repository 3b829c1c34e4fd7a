import { Button } from '../../ui/action/button'
import { Card } from '../../ui/data/card'
import { Checkbox } from '../../ui/form/checkbox'
import { Segments } from '../../ui/form/segments'
import styles from './area-choice.module.css'
import { type AreaRow, areaRows, type Choices, type Counts, type Paper } from './choices'
import type { Change } from './use-choices'

const papers: { value: Paper; label: string }[] = [
  { value: 'flk1', label: 'FLK1' },
  { value: 'flk2', label: 'FLK2' },
  { value: 'all', label: 'All' },
]

interface AreaChoiceProps {
  counts: Counts
  choices: Choices
  onChange: Change
}

/** The practice areas, each with what one did to its questions before. */
export function AreaChoice({ counts, choices, onChange }: AreaChoiceProps) {
  const rows = areaRows(counts, choices.paper)
  const most = Math.max(...rows.map(({ all }) => all), 1)
  const isChosen = ({ id }: AreaRow) => choices.areas === null || choices.areas.includes(id)
  const toggle = (row: AreaRow) => {
    const chosen = rows.filter((each) => isChosen(each) !== (each.id === row.id)).map(({ id }) => id)
    onChange({ areas: chosen.length === rows.length ? null : chosen })
  }
  return (
    <Card
      title="Areas"
      actions={
        <ul className={styles.key} aria-hidden="true">
          <li data-tone="unused">Unused</li>
          <li data-tone="wrong">To learn</li>
          <li data-tone="right">Right before</li>
        </ul>
      }
    >
      <div className={styles.tools}>
        <Segments
          label="Paper"
          options={papers}
          value={choices.paper}
          onChange={(paper) => onChange({ paper, areas: null })}
        />
        <Button variant="quiet" size="sm" onClick={() => onChange({ areas: null })} disabled={choices.areas === null}>
          Choose all
        </Button>
      </div>
      {rows.length === 0 && <p className="meta">You have no questions of this paper yet.</p>}
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.id}>
            <Checkbox
              label={row.name}
              checked={isChosen(row)}
              onChange={() => toggle(row)}
              aria-describedby={`${row.id}-counts`}
            />
            <MixBar row={row} share={row.all / most} />
            <span className={styles.count} id={`${row.id}-counts`}>
              <span className="num" aria-hidden="true">
                <b>{row.unused + row.toLearn}</b> of {row.all}
              </span>
              <span className="vh">{`${row.unused} unused, ${row.toLearn} wrong or guessed, ${row.right} right before`}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What an area's questions consist of; words beside it say the same. */
function MixBar({ row, share }: { row: AreaRow; share: number }) {
  const parts = [
    ['unused', row.unused],
    ['wrong', row.toLearn],
    ['right', row.right],
  ] as const
  const scale = (share * 100) / row.all
  let x = 0
  return (
    <svg className={styles.bar} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      {parts.map(([tone, count]) => {
        const from = x
        x += count * scale
        return <rect key={tone} data-tone={tone} x={from} width={Math.max(0, x - from)} height={12} />
      })}
    </svg>
  )
}
