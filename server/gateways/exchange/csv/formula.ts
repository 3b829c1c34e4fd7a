/** What spreadsheets take for a formula. Source: https://owasp.org/www-community/attacks/CSV_Injection */
const FORMULA = /^'*[=+\-@\t\r]/

/** A cell that a spreadsheet shows as text and never computes: an apostrophe stands before what would be a formula. */
export const asText = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell)

/** The cell as it was before `asText`. */
export const fromText = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell)
