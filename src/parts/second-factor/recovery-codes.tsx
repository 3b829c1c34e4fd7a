import { Button } from '../../ui/action/button'
import { saveFile } from '../../ui/files/save-file'
import { toast } from '../../ui/overlay/toast'
import styles from './second-factor.module.css'

/** Ten recovery codes, shown once: to copy, to save, and then to close. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = codes.join('\n')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ kind: 'positive', text: 'Recovery codes copied' }),
      () => toast({ kind: 'warning', text: 'This browser does not allow copying. Please save the file instead.' }),
    )
  const save = () => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'articled-recovery-codes.txt')
  return (
    <div className={styles.form}>
      <p>
        Each of these ten codes stands in for the app once, if your phone is lost. They are not shown again: keep them
        where your phone is not.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="btn-row">
        <Button variant="primary" onClick={onDone}>
          I have kept them
        </Button>
        <Button icon="download" onClick={save}>
          Save as a file
        </Button>
        <Button variant="quiet" onClick={() => void copy()}>
          Copy
        </Button>
      </div>
    </div>
  )
}
