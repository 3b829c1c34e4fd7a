import { useState } from 'react'
import { paperNames } from '../../../nouns/exam-sitting/exam-names'
import { areaInShort } from '../../../nouns/practice-area/area-in-short'
import { areaVerdicts, FEWEST_OF_AREA } from '../../../parts/readiness/readiness-words'
import { LinkButton } from '../../../ui/action/link-button'
import { Card } from '../../../ui/data/card'
import { Segments } from '../../../ui/form/segments'
import styles from './readiness-card.module.css'
import type { StudentDashboardQuery } from './student.documents'

type Paper = StudentDashboardQuery['testResults']['papers'][number]

const SHOWN = 5

const practiceOf = ({ areas: [weakest] }: Paper) =>
  `/library/practice?${weakest ? `areas=${weakest.practiceArea.id}&` : ''}pools=unused,wrong&count=20`

/** The weakest areas of a paper against its pass line. Hidden while there are no answers. */
export function ReadinessCard({ papers }: { papers: readonly Paper[] }) {
  const answered = papers.filter(({ answers }) => answers > 0)
  const [chosen, setChosen] = useState<Paper['paper']>()
  const busiest = answered.toSorted((one, other) => other.answers - one.answers)[0]
  const paper = answered.find((each) => each.paper === chosen) ?? busiest
  if (!paper) return null
  return (
    <Card
      title="Readiness"
      actions={
        answered.length > 1 && (
          <Segments
            label="Paper"
            options={answered.map((each) => ({ value: each.paper, label: paperNames[each.paper] }))}
            value={paper.paper}
            onChange={setChosen}
          />
        )
      }
      foot={
        <p className={styles.foot}>
          <span className="meta">{`Weakest first. The line is the pass line, about ${paper.passPercent}% right.`}</span>
          <LinkButton to={practiceOf(paper)} size="sm">
            Practise the weakest
          </LinkButton>
          <LinkButton to="/test-results" size="sm">
            All areas
          </LinkButton>
        </p>
      }
    >
      <ul className={styles.list}>
        {paper.areas.slice(0, SHOWN).map((area) => (
          <Line key={area.practiceArea.id} area={area} passPercent={paper.passPercent} />
        ))}
      </ul>
    </Card>
  )
}

function Line({ area, passPercent }: { area: Paper['areas'][number]; passPercent: number }) {
  const { practiceArea, answers, from, until, verdict } = area
  const isKnown = from !== null && until !== null
  return (
    <li className={styles.line}>
      <span>{areaInShort(practiceArea)}</span>
      <span className="meta">{isKnown ? areaVerdicts[verdict] : `${answers} of ${FEWEST_OF_AREA} answers needed`}</span>
      <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.track} y={2} width={100} height={6} />
        {isKnown && <rect className={styles.band} x={from} y={2} width={Math.max(1, until - from)} height={6} />}
        <rect className={styles.pass} x={passPercent - 0.2} width={0.6} height={10} />
      </svg>
      {isKnown && <span className="vh">{`between ${from} and ${until} percent right`}</span>}
    </li>
  )
}
