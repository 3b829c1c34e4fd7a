import { clsx } from 'clsx'
import styles from './money.module.css'

type MoneyProps = {
  pence: number
  /** A plus and green for money in; a minus for money out. */
  signed?: boolean
  /** Struck through, because it failed. */
  failed?: boolean
}

/** An amount, always with pence: '£40.00'. */
export function Money({ pence, signed, failed }: MoneyProps) {
  const classes = clsx('num', styles.money, signed && !failed && pence > 0 && styles.moneyIn)
  const text = formatMoney(pence, signed)
  return failed ? <del className={clsx(classes, styles.failed)}>{text}</del> : <span className={classes}>{text}</span>
}

const pounds = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** '£40.00' from pence, with a minus for money out; `signed` adds a plus for money in. */
export function formatMoney(pence: number, signed = false): string {
  const sign = pence < 0 ? '−' : signed && pence > 0 ? '+' : ''
  return `${sign}£${pounds.format(Math.abs(pence) / 100)}`
}

const THOUSAND_POUNDS = 100_000

/** A round amount on a scale: '£40', '£3k'. */
export const roundMoney = (pence: number): string =>
  Math.abs(pence) >= THOUSAND_POUNDS
    ? `${pence < 0 ? '−' : ''}£${Math.abs(pence) / THOUSAND_POUNDS}k`
    : formatMoney(pence).replace(/\.00$/, '')

/** Pence from typed text ('40', '£1,250.5'), or undefined if it is no amount of whole pence. */
export function parsePounds(text: string): number | undefined {
  const match = /^£?\s*(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{1,2}))?$/.exec(text.trim())
  if (!match || (match[1] === undefined && match[2] === undefined)) return undefined
  const whole = Number((match[1] ?? '0').replaceAll(',', ''))
  const pence = whole * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return Number.isSafeInteger(pence) ? pence : undefined
}
