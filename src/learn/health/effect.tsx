import { useApi } from '../../providers/api/query'
import styles from './correct-dialog.module.css'
import { CorrectionEffect, type CorrectionEffectQuery, type CorrectionEffectQueryVariables } from './health.documents'

type Shown = CorrectionEffectQuery['questionCorrectionEffect']

/** What a correction would do; undefined until it is known. */
export function useEffectOf(variables: CorrectionEffectQueryVariables, enabled: boolean): Shown | undefined {
  const { data, isPlaceholderData } = useApi(CorrectionEffect, variables, { enabled, staleTime: 0 })
  return enabled && !isPlaceholderData ? data?.questionCorrectionEffect : undefined
}

const round = (points: number) => Math.round(points * 10) / 10
const line = (points: number | null, most: number | null) =>
  points === null || most === null ? 'None' : `${round(points)} of ${most}`

/** What a correction would do, beside how things are. */
export function Effect({ effect }: { effect: Shown }) {
  const { attempts, changed, running, passing, passingThen, falling } = effect
  const rows: readonly [string, string, string][] = [
    ['Attempts marked again', '–', String(attempts)],
    ['Results that change', '–', String(changed)],
    ...(effect.passPoints === null
      ? []
      : ([
          ['Pass line, in points', line(effect.passPoints, effect.most), line(effect.passPointsThen, effect.mostThen)],
          ['At or above the line', String(passing), String(passingThen)],
          ['Falling below the line', '–', String(falling)],
        ] as [string, string, string][])),
    ...(running ? ([['Attempts that run', '–', String(running)]] as [string, string, string][]) : []),
  ]
  return (
    <table className={styles.effect}>
      <caption className="vh">What it changes</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">What changes</span>
          </th>
          <th scope="col" className={styles.end}>
            Now
          </th>
          <th scope="col" className={styles.end}>
            Then
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, before, then]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={`num ${styles.end}`}>{before}</td>
            <td className={`num ${styles.end}`}>{then}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
