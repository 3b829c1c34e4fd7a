import { useEffect } from 'react'
import { now } from '../../providers/device/clock'
import { endViewing } from '../../providers/sign-in/viewing'
import { getViewing } from '../../providers/sign-in/viewing-store'
import { Button } from '../../ui/action/button'
import { Icon } from '../../ui/action/icon'
import { TimeLeft } from '../../ui/time/countdown'
import styles from './viewing-banner.module.css'

/** What stands above every page while staff view as a person: as whom, how long still, and the way back. */
export function ViewingBanner() {
  const viewing = getViewing()
  useEffect(() => {
    // Bars that stick to the window's edge stick below it.
    document.documentElement.style.setProperty('--above-h', `${HEIGHT}px`)
    return () => void document.documentElement.style.removeProperty('--above-h')
  }, [])
  if (!viewing) return null
  const { name, expiresAt } = viewing
  return (
    <section className={styles.banner} aria-label="Viewing as somebody else">
      <p className={styles.words}>
        <Icon name="eye" size="sm" />
        <span className={styles.name}>
          Viewing as <strong>{name}</strong>
        </span>
        <span className={styles.rest}>
          <span className="only-wide">read only, </span>
          <TimeLeft end={expiresAt} now={now} onEnd={endViewing} />
          <span className="only-wide"> left</span>
        </span>
      </p>
      <Button size="sm" onClick={endViewing}>
        Stop viewing
      </Button>
    </section>
  )
}

const HEIGHT = 44
