import { Card } from '../../../../ui/data/card'
import { Skeleton } from '../../../../ui/data/skeleton'
import styles from './grey-charts.module.css'

/** The charts' places until they are there, of their final height. */
export const GreyCharts = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
    <Card key={at} className={styles.grey}>
      <Skeleton width="40%" height={16} />
      <Skeleton width="60%" height={22} />
      <Skeleton width="100%" height={196} />
    </Card>
  ))
