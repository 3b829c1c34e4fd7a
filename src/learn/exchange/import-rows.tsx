import { clsx } from 'clsx'
import { Icon } from '../../ui/action/icon'
import { Tag } from '../../ui/data/tag'
import styles from './dry-run.module.css'
import type { ExchangeRowsQuery } from './exchange.documents'
import { kindOf, results } from './format-words'

type ImportRow = ExchangeRowsQuery['contentImportRows']['entries'][number]

/** Rows of an imported file: what stands there stays as it is, with the reason below. On a phone each is a card. */
export function ImportRows({ rows }: { rows: readonly ImportRow[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, by keys too.
    <section className={styles.scroll} aria-label="Rows of the file" tabIndex={0}>
      <table className={styles.rows}>
        <caption className="vh">Rows of the file</caption>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Title</th>
            <th scope="col">Kind</th>
            <th scope="col">In the file</th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ImportLine key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function ImportLine({ row: { line, item, title, subtype, result, faults, losses, given } }: { row: ImportRow }) {
  const { label, icon, kind } = results[result]
  const isBad = result === 'bad'
  return (
    <tr>
      <th scope="row" className="num">
        {line ?? item}
      </th>
      <td className={styles.name}>{title ?? 'Untitled'}</td>
      <td className={styles.kind}>{isBad ? 'Not read' : kindOf(subtype)}</td>
      <td className={clsx(styles.given, isBad && styles.bad)}>
        <span className={styles.text}>{given || 'Empty'}</span>
        {faults.map((each) => (
          <span key={each} className={styles.fault}>
            <Icon name="stop" size="xs" />
            {each}
          </span>
        ))}
        {losses.map((each) => (
          <span key={each} className={styles.loss}>
            <Icon name="warn" size="xs" />
            {each}
          </span>
        ))}
      </td>
      <td className={styles.state}>
        <Tag icon={icon} {...(kind && { kind })}>
          {label}
        </Tag>
      </td>
    </tr>
  )
}
