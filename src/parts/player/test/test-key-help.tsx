import styles from './test-key-help.module.css'

interface TestKeyHelpProps {
  /** There are options with letters. */
  choices: boolean
  /** It may be said how sure one is. */
  howSure: boolean
  /** Saying it checks the answer. */
  checks: boolean
}

/** The keys of a test, as far as they do something at this question. */
export function TestKeyHelp({ choices, howSure, checks }: TestKeyHelpProps) {
  return (
    <p className={styles.keys}>
      {choices && (
        <>
          <kbd>A</kbd>–<kbd>E</kbd> choose, with <kbd>Shift</kbd> strike out
          <br />
        </>
      )}
      {howSure && (
        <>
          <kbd>1</kbd> <kbd>2</kbd> <kbd>3</kbd> {checks ? 'say how sure, and check' : 'say how sure'}
          <br />
        </>
      )}
      <kbd>F</kbd> flag, <kbd>N</kbd> note, <kbd>←</kbd> <kbd>→</kbd> move, <kbd>Enter</kbd> next, <kbd>H</kbd> hide the
      clock
    </p>
  )
}
