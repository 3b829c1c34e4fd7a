import { adjustmentWords } from '../../nouns/adjustment/adjustment-words'
import { invalidate, useAction } from '../../providers/api/query'
import { RadioGroup } from '../../ui/form/radio-group'
import type { SectionProps } from './account'
import { AccountProfile } from './account.documents'
import styles from './account.module.css'
import { ExamAsks } from './exam-asks'
import { paperNames, papersOf } from './exam-papers'
import { preparations } from './profile/profile-values'
import { SittingRow } from './sitting-row'

/** The person's exam, and the days of its papers. */
export function ExamSection({ account: { currentUser: user, examSittings, adjustment } }: SectionProps) {
  const adjusted = adjustment && adjustmentWords(adjustment)
  const choose = useAction(AccountProfile, { onSuccess: () => invalidate('Account', 'CurrentUser') })
  const exam = choose.isPending ? choose.variables.preparation : user.preparation
  const earlier = examSittings.filter((each) => each.exam !== exam)
  return (
    <div className={styles.parts}>
      <div>
        <RadioGroup
          legend="What are you preparing for?"
          look="cards"
          options={preparations}
          value={exam ?? null}
          onChange={(preparation) => choose.mutate({ id: user.id, preparation })}
        />
      </div>
      {exam && (
        <section aria-labelledby="exam-days-title">
          <h3 id="exam-days-title">When you sit it</h3>
          <ul className={styles.sittings}>
            {papersOf[exam].map((paper) => (
              <SittingRow
                key={exam + paper}
                exam={exam}
                paper={paper}
                name={paperNames[paper]}
                sitting={examSittings.find((each) => each.exam === exam && each.paper === paper)}
              />
            ))}
          </ul>
        </section>
      )}
      {exam && <ExamAsks exam={exam} />}
      {adjusted && (
        <section aria-labelledby="adjustments-title">
          <h3 id="adjustments-title">Your adjustments</h3>
          <p>{`${adjusted}, on every clock and timer. Only you and staff see this.`}</p>
        </section>
      )}
      {earlier.length > 0 && (
        <section aria-labelledby="other-exams-title">
          <h3 id="other-exams-title">Other exams</h3>
          <ul className={styles.sittings}>
            {earlier.map((sitting) => (
              <SittingRow
                key={sitting.id}
                exam={sitting.exam}
                paper={sitting.paper}
                name={`${preparations.find(({ value }) => value === sitting.exam)?.label}, ${paperNames[sitting.paper]}`}
                sitting={sitting}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
