import { useState } from 'react'
import { useInstall } from '../../pwa/install'
import { type Check, checkForUpdate, useUpdate } from '../../pwa/registration'
import { Button } from '../../ui/action/button'
import styles from './account.module.css'
import { StoragePart } from './storage-part'

/** The application on this device: whether it is installed, its version, and its storage. */
export const DeviceSection = () => (
  <div className={styles.parts}>
    <InstallPart />
    <UpdatePart />
    <StoragePart />
  </div>
)

const isInstalled = () =>
  typeof matchMedia === 'function' &&
  matchMedia('(display-mode: standalone), (display-mode: window-controls-overlay)').matches

/** iPads call themselves Macs; their touch screen tells them apart. */
const isApple = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

function howToInstall(): string {
  if (isInstalled()) return 'It is installed, and open as an application now.'
  if (isApple()) return 'In Safari, press Share, then Add to Home Screen.'
  return 'This browser does not offer it now. It may be installed already; look for Install or Add to Home screen in the browser’s menu.'
}

function InstallPart() {
  const install = useInstall()
  return (
    <section aria-labelledby="install-title">
      <h3 id="install-title">Install</h3>
      <div className={styles.line}>
        <p className={styles.lineWords}>
          Articled in a window of its own, with shortcuts
          <span className="help">{install ? 'It takes no more room than the page.' : howToInstall()}</span>
        </p>
        {install && (
          <Button icon="download" onClick={install}>
            Install
          </Button>
        )}
      </div>
    </section>
  )
}

const words: Record<Check, string> = {
  newest: 'This is the newest version.',
  waiting: 'A newer version is ready.',
  unreachable: 'We could not ask. Please check your connection and try again.',
  unsupported: 'This browser takes the newest version each time the page is loaded.',
}

function UpdatePart() {
  const { waiting, apply } = useUpdate()
  const [found, setFound] = useState<Check>()
  const [busy, setBusy] = useState(false)
  const check = async () => {
    setBusy(true)
    setFound(await checkForUpdate())
    setBusy(false)
  }
  const said = waiting ? words.waiting : found && words[found]
  return (
    <section aria-labelledby="update-title">
      <h3 id="update-title">Version</h3>
      <div className={styles.line}>
        <p className={styles.lineWords}>
          Articled {__VERSION__}
          <span className="help" role="status">
            {said ?? 'We look for a newer one by ourselves, twice a minute.'}
          </span>
        </p>
        {waiting ? (
          <Button variant="primary" onClick={apply}>
            Update
          </Button>
        ) : (
          <Button icon="refresh" busy={busy} onClick={() => void check()}>
            Check for an update
          </Button>
        )}
      </div>
    </section>
  )
}
