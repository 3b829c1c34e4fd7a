import { Card } from '../../../ui/data/card'
import type { Offer } from './mock-day-words'
import styles from './plan.module.css'

/** What of each area is open and asked; where there is too little it says so. */
export function AreaTable({ offer, half }: { offer: Offer; half: boolean }) {
  const total = half ? offer.questions : 2 * offer.questions
  return (
    <Card title="What you have open" count={offer.available}>
      <table className={styles.areas}>
        <caption className="vh">Questions by area</caption>
        <thead>
          <tr>
            <th scope="col">Area</th>
            <th scope="col">In the exam</th>
            <th scope="col">Asked</th>
            <th scope="col">Open</th>
          </tr>
        </thead>
        <tbody>
          {offer.areas.map(({ practiceArea, weightFrom, weightTo, available, whole, half: inHalf }) => {
            const asked = half ? inHalf : whole
            const isShort = asked < Math.floor((weightFrom * total) / 100)
            return (
              <tr key={practiceArea.id}>
                <th scope="row">{practiceArea.name}</th>
                <td className="num">
                  {weightFrom}–{weightTo}%
                </td>
                <td className="num">
                  {asked}
                  {isShort && <span className={styles.short}> too few</span>}
                </td>
                <td className="num">{available}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Card>
  )
}
