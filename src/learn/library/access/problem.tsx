import styles from './access-panel.module.css'

/** Why it could not be bought or opened. */
export function Problem({ text }: { text: string | null }) {
  return <div role="alert">{text && <p className={styles.problem}>{text}</p>}</div>
}
