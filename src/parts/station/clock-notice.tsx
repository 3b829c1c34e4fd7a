import { useEffect, useState } from 'react'
import { now } from '../../providers/device/clock'
import { Button } from '../../ui/action/button'
import { Icon } from '../../ui/action/icon'
import { minuteWords } from '../../ui/time/use-time-left'
import { When } from '../../ui/time/when'
import styles from './clock-notice.module.css'

const MARKS = [10, 5, 1, 0]

interface Props {
  /** When the station's clock runs out. */
  end: number
  deadline: number
  /** An exam's clock. */
  locks: boolean
}

/** A strip that says at ten, five and one minute, and at the end, what is left on the clock, and whether anything locks. */
export function ClockNotice({ end, deadline, locks }: Props) {
  const mark = useLastMark(end)
  const [closed, setClosed] = useState<number | null>(null)
  if (mark === null || closed === mark) return null
  return (
    <section className={styles.strip} aria-label="Station clock">
      <Icon name="clock" />
      <p>
        <strong>{mark === 0 ? 'The time of the station is over.' : `${minuteWords(mark)} left on the clock.`}</strong>{' '}
        {locks ? (
          'At the end your answers lock, and what is saved is handed in.'
        ) : (
          <>
            {mark === 0
              ? 'You can write on, and hand in by'
              : 'Nothing locks at the end: you can write on, and hand in by'}{' '}
            <When at={deadline} />.
          </>
        )}
      </p>
      <Button variant="quiet" size="sm" icon="close" label="Close" onClick={() => setClosed(mark)} />
    </section>
  )
}

/** The last of the marks that the clock has passed; none for a clock that ran out long before the page was opened. */
function useLastMark(end: number): number | null {
  const [mark, setMark] = useState(() => markAt(end))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      setMark(markAt(end))
      const next = MARKS.map((minutes) => end - minutes * 60_000).find((at) => at > now())
      if (next !== undefined) timer = setTimeout(look, Math.min(next - now() + 50, 2 ** 30))
    }
    look()
    return () => clearTimeout(timer)
  }, [end])
  return mark
}

const LATELY_MS = 5 * 60_000

function markAt(end: number): number | null {
  const left = end - now()
  if (left < -LATELY_MS) return null
  return MARKS.findLast((minutes) => left <= minutes * 60_000) ?? null
}
