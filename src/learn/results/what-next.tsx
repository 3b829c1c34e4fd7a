import { areaInShort } from '../../nouns/practice-area/area-in-short'
import { areaVerdicts, FEWEST_OF_AREA, type Paper } from '../../parts/readiness/readiness-words'
import { LinkButton } from '../../ui/action/link-button'
import { Card } from '../../ui/data/card'
import styles from './readiness-page.module.css'

/** What would change most: the weakest area, what one was sure of and got wrong, and the areas that nothing is known of. */
export function WhatNext({ paper }: { paper: Paper }) {
  const [weakest] = paper.areas
  const unknown = paper.areas.filter(({ answers }) => answers < FEWEST_OF_AREA).length
  return (
    <Card title="What would change most">
      <div className={styles.next}>
        {weakest && weakest.from !== null && (
          <>
            <p>
              <strong>{areaInShort(weakest.practiceArea)}</strong>: {areaVerdicts[weakest.verdict].toLowerCase()},{' '}
              {weakest.weightFrom}–{weakest.weightTo}% of the paper.
            </p>
            <LinkButton
              variant="primary"
              block
              to={`/library/practice?areas=${weakest.practiceArea.id}&pools=unused,wrong&count=20`}
            >
              Practise 20 on it
            </LinkButton>
          </>
        )}
        {paper.rightWhenSure !== null && paper.rightWhenSure < 100 && (
          <LinkButton block to="/library/practice?pools=sure_and_wrong&count=20">
            Practise what was sure and wrong
          </LinkButton>
        )}
        {unknown > 0 && (
          <>
            <p className="meta">
              {unknown === 1 ? 'Of one area too little is known.' : `Of ${unknown} areas too little is known.`} Answers
              there narrow the band.
            </p>
            <LinkButton to="/library?type=test" block>
              Find tests for them
            </LinkButton>
          </>
        )}
      </div>
    </Card>
  )
}
