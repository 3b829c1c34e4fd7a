import { profileOf } from '../../../rules/library/exam-profiles'
import type { Preparation } from '../../../schema/generated/types'
import styles from './account.module.css'
import { paperNames } from './exam-papers'
import { examNotes, paperWords } from './exam-words'

/** What each paper of an exam asks and how long it takes, with what that follows. */
export function ExamAsks({ exam }: { exam: Preparation }) {
  const { papers, source } = profileOf(exam)
  const note = examNotes[exam]
  return (
    <section aria-labelledby="exam-asks-title">
      <h3 id="exam-asks-title">What it asks</h3>
      <div className={styles.asks}>
        {papers.map((paper) => {
          const { lead, stations } = paperWords(paper)
          if (!lead && !stations.length) return null
          return (
            <div key={paper.paper}>
              <h4>{paperNames[paper.paper]}</h4>
              {lead && <p>{lead}</p>}
              {stations.length > 0 && (
                <ul>
                  {stations.map((words) => (
                    <li key={words}>{words}</li>
                  ))}
                </ul>
              )}
            </div>
          )
        })}
        {note && <p className="help">{note}</p>}
        {source && (
          <p className="help">
            From{' '}
            <a href={source.address} target="_blank" rel="noopener noreferrer">
              {source.title}
            </a>
            , {source.publisher}, {source.updated}.
          </p>
        )}
      </div>
    </section>
  )
}
