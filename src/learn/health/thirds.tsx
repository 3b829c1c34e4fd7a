import { letterOf, percentWords, type Question } from './health-words'
import styles from './question-panel.module.css'

/** What the strongest and the weakest third of its candidates chose. */
export function Thirds({ question: { options } }: { question: Question }) {
  if (!options.length || options.some(({ strongest }) => strongest === null)) return null
  const most = Math.max(...options.flatMap(({ strongest, weakest }) => [strongest ?? 0, weakest ?? 0]), 1)
  return (
    <table className={styles.thirds}>
      <caption>Share choosing each option</caption>
      <thead>
        <tr>
          <th scope="col">Option</th>
          <th scope="col">Strongest third above, weakest below</th>
        </tr>
      </thead>
      <tbody>
        {options.map(({ optionId, correct, accepted, strongest, weakest }, at) => (
          <tr key={optionId}>
            <th scope="row">{`${letterOf(at)}${correct ? ', right' : accepted ? ', counts too' : ''}`}</th>
            <td>
              <Share value={strongest ?? 0} most={most} className={styles.strong} name="Strongest third" />
              <Share value={weakest ?? 0} most={most} className={styles.weak} name="Weakest third" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Share(props: { value: number; most: number; className: string | undefined; name: string }) {
  const { value, most, className, name } = props
  return (
    <span className={styles.pair}>
      <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect className={className} width={(100 * value) / most} height={10} />
      </svg>
      <span className="num">
        <span className="vh">{name} </span>
        {percentWords(value)}
      </span>
    </span>
  )
}
