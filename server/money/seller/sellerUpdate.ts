import { isPercent } from '../../../rules/money/percent'
import { isCompanyNumber, isVatNumber, plainVatNumber } from '../../../rules/money/vat-number'
import type { VatRuleInput } from '../../../schema/generated/types'
import { newId } from '../../kernel/database/columns'
import { invalid } from '../../kernel/errors'
import type { Operation } from '../../kernel/graphql/operation'
import { write } from '../../kernel/write/write'
import type { KeptRule } from '../vat/rules'
import { readSeller, taxable } from './read-seller'
import { sellers } from './table'

const MOST_LINES = 6
const MOST_OF_A_LINE = 80
const MOST_RATE = 50

export const sellerUpdate: Operation<'sellerUpdate'> = async (
  { name, address, companyNumber, vatNumber, vatRules },
  context,
) => {
  const values = {
    name: nameFrom(name),
    address: addressFrom(address),
    companyNumber: companyNumberFrom(companyNumber),
    vatNumber: vatNumberFrom(vatNumber),
    vatRules: rulesFrom(vatRules),
  }
  return write(context, async (writing) => {
    await writing.orm
      .insert(sellers)
      .values({ id: newId(), ...values })
      .onConflictDoUpdate({ target: sellers.only, set: { ...values, updatedAt: writing.now } })
    return readSeller(writing)
  })
}

function nameFrom(given: string): string {
  if (!given.trim()) throw invalid('name', 'A seller has a name.')
  return given.trim()
}

function addressFrom(given: string | null | undefined): string | null {
  const lines = (given ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  if (lines.length > MOST_LINES) throw invalid('address', `An address has at most ${MOST_LINES} lines.`)
  if (lines.some((line) => line.length > MOST_OF_A_LINE))
    throw invalid('address', `A line has at most ${MOST_OF_A_LINE} characters.`)
  return lines.join('\n') || null
}

function companyNumberFrom(given: string | null | undefined): string | null {
  const number = (given ?? '').trim().toUpperCase()
  if (number && !isCompanyNumber(number))
    throw invalid('companyNumber', 'A company number has eight digits, or two letters and six digits.')
  return number || null
}

function vatNumberFrom(given: string | null | undefined): string | null {
  const number = plainVatNumber(given ?? '')
  if (number && !isVatNumber(number))
    throw invalid('vatNumber', 'This is no VAT number: GB and nine or twelve digits. Please check each digit.')
  return number || null
}

function rulesFrom(given: readonly VatRuleInput[]): KeptRule[] {
  if (new Set(given.map(({ kind }) => kind)).size < given.length)
    throw invalid('vatRules', 'Each kind of item has one rule.')
  return given.map(({ kind, treatment, rate }) => {
    if (!taxable.includes(kind)) throw invalid('vatRules', 'Packages and credits have the VAT of what they hold.')
    const has = typeof rate === 'number'
    if (has !== (treatment === 'included'))
      throw invalid('vatRules', 'A rate goes with prices that include VAT, and with no others.')
    if (has && (!isPercent(rate) || rate > MOST_RATE))
      throw invalid('vatRules', `A rate is from 0 to ${MOST_RATE} percent, with two decimals at most.`)
    return { kind, treatment, rate: rate ?? null }
  })
}
