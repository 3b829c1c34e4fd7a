import { startTour } from '../../providers/device/tour'
import { Button } from '../../ui/action/button'
import styles from './account.module.css'

/** Repeats the product tour of eight steps. */
export const TourSection = () => (
  <div className={styles.line}>
    <p className={styles.lineWords}>
      Eight steps through the product
      <span className="help">You can leave it at any step.</span>
    </p>
    <Button icon="tour" onClick={startTour}>
      Start the tour
    </Button>
  </div>
)
