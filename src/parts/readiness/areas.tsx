import type { ReactNode } from 'react'
import { Card } from '../../ui/data/card'
import row from './area-rows.module.css'
import styles from './areas.module.css'
import { type Area, areaVerdicts, FEWEST_OF_AREA, type Paper } from './readiness-words'

interface AreasProps {
  paper: Paper
  /** What can be done about an area. */
  action?: (area: Area) => ReactNode
}

/** Readiness by practice area, the weakest first, with how much it stands on. */
export function Areas({ paper, action }: AreasProps) {
  return (
    <Card
      title="By practice area, weakest first"
      actions={
        <p className={styles.key}>
          <span className={styles.keyLine} aria-hidden="true" /> pass line, about {paper.passPercent}% right
        </p>
      }
    >
      <ul className={`${row.areas} ${styles.areas}`}>
        {paper.areas.map((area) => (
          <AreaLine key={area.practiceArea.id} area={area} passPercent={paper.passPercent}>
            {action?.(area)}
          </AreaLine>
        ))}
      </ul>
    </Card>
  )
}

function AreaLine({ area, passPercent, children }: { area: Area; passPercent: number; children: ReactNode }) {
  const { practiceArea, weightFrom, weightTo, answers, from, until, verdict } = area
  const isKnown = from !== null && until !== null
  return (
    <li className={row.area}>
      <div className={row.name}>
        {practiceArea.name}
        <span className="meta num">
          {weightFrom}–{weightTo}% of the paper
        </span>
      </div>
      <svg className={row.line} viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
        <rect className={row.track} y={4} width={100} height={6} />
        {isKnown && <rect className={styles.band} x={from} y={4} width={Math.max(1, until - from)} height={6} />}
        <rect className={styles.pass} x={passPercent - 0.2} width={0.4} height={14} />
      </svg>
      <p className={styles.share}>{isKnown && <strong className="num">{`${from}–${until}%`}</strong>}</p>
      <p className={styles.stands}>
        <span className="num">{answers === 1 ? '1 answer' : `${answers} answers`}</span>
        {!isKnown && answers > 0 && ` of ${FEWEST_OF_AREA}`}
      </p>
      <p className={styles.verdict}>{areaVerdicts[verdict]}</p>
      <div className={styles.action}>{children}</div>
    </li>
  )
}
