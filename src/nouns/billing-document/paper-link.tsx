import type { BillingDocumentKind } from '../../../schema/generated/types'
import { Icon } from '../../ui/action/icon'
import styles from './paper-link.module.css'
import { paperWords } from './paper-words'

interface Paper {
  kind: BillingDocumentKind
  number: string
  url: string | null
}

/** Downloads the PDF of an invoice, a credit note or a receipt. */
export function PaperLink({ paper: { kind, number, url } }: { paper: Paper }) {
  if (!url) return null
  return (
    <a className={styles.link} href={url} title={number}>
      <Icon name="file" size="sm" />
      {paperWords[kind]}
    </a>
  )
}
