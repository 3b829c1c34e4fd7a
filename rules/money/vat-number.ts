/** A VAT number as it is written in one: `GB 999 9999 73` is `GB999999973`. */
export const plainVatNumber = (given: string): string => given.replace(/[\s.-]/g, '').toUpperCase()

/**
 * Whether a number can be a British VAT registration number: GB, nine digits, and for a branch three more. The last two of the nine make the sum of the first seven,
 * times 8 to 2, a multiple of 97; of newer numbers that sum is 55 higher.
 * Source: HM Revenue & Customs, the check digits of VAT registration numbers.
 */
export function isVatNumber(plain: string): boolean {
  const [, first = '', check = ''] = plain.match(/^GB(\d{7})(\d{2})(\d{3})?$/) ?? []
  if (!first) return false
  const sum = Array.from(first, (digit, at) => Number(digit) * (8 - at)).reduce((all, each) => all + each, 0)
  return [sum, sum + 55].some((each) => (each + Number(check)) % 97 === 0)
}

/** A VAT number as people read it: `GB 999 9999 73`. */
export const shownVatNumber = (plain: string): string =>
  plain.replace(/^GB(\d{3})(\d{4})(\d{2})(\d{3})?$/, (_, a, b, c, branch) =>
    ['GB', a, b, c, branch].filter(Boolean).join(' '),
  )

/** Whether a number can be one of the register of companies: eight digits, or two letters and six. Source: Companies House. */
export const isCompanyNumber = (given: string): boolean => /^(\d{8}|[A-Z]{2}\d{6})$/.test(given)
