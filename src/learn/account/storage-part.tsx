import { useEffect, useState } from 'react'
import { clearKept, spaceUsed } from '../../providers/device/kept-here'
import { Button } from '../../ui/action/button'
import { Confirm } from '../../ui/overlay/confirm'
import { toast } from '../../ui/overlay/toast'
import styles from './account.module.css'

/** The application's storage on this device, and a button that clears it without signing out. */
export function StoragePart() {
  const [used, setUsed] = useState<number>()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    let here = true
    void spaceUsed().then((bytes) => here && setUsed(bytes))
    return () => {
      here = false
    }
  }, [])
  const clear = async () => {
    setBusy(true)
    const isDone = await clearKept()
    setUsed(await spaceUsed())
    setBusy(false)
    setAsking(false)
    toast(
      isDone
        ? { kind: 'positive', text: 'What was kept for offline is cleared. You are still signed in.' }
        : { kind: 'warning', text: 'Another tab is using it. Please close the other tabs and try again.' },
    )
  }
  return (
    <section aria-labelledby="storage-title">
      <h3 id="storage-title">Storage</h3>
      <div className={styles.line}>
        <p className={styles.lineWords}>
          {used === undefined ? 'This browser does not say how much is used' : `${sizeOf(used)} used on this device`}
          <span className="help">The application itself, drafts not yet sent, and what is kept for offline.</span>
        </p>
        <Button icon="trash" onClick={() => setAsking(true)}>
          Clear
        </Button>
      </div>
      <Confirm
        open={asking}
        title="Clear what is kept on this device?"
        confirmLabel="Clear"
        danger
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void clear()}
      >
        <p>
          Drafts that have not been sent and what is kept for offline are lost. You stay signed in, and everything on
          our server stays.
        </p>
      </Confirm>
    </section>
  )
}

const megabytes = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })

/** '4.2 MB'; less than a tenth of one is said in words. */
const sizeOf = (bytes: number) => (bytes < 100_000 ? 'Less than 0.1 MB' : `${megabytes.format(bytes / 1_000_000)} MB`)
