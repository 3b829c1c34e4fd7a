import styles from './test-key-help.module.css'

/** The keys of a test. */
export function TestKeyHelp({ checks }: { checks: boolean }) {
  return (
    <p className={styles.keys}>
      <kbd>A</kbd>–<kbd>E</kbd> choose, with <kbd>Shift</kbd> strike out
      <br />
      <kbd>1</kbd> <kbd>2</kbd> <kbd>3</kbd> {checks ? 'say how sure, and check' : 'say how sure'}
      <br />
      <kbd>F</kbd> flag, <kbd>N</kbd> note, <kbd>←</kbd> <kbd>→</kbd> move, <kbd>Enter</kbd> next, <kbd>H</kbd> hide the
      clock
    </p>
  )
}
