/** Makes spreadsheets read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** A line of the file. */
export const csvLine = (cells: readonly string[]): string => `${cells.join(',')}\r\n`

/** Escapes a heading or a text, so that no spreadsheet takes it for a formula. */
export function csvText(text: string): string {
  const harmless = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
  return /[",\r\n;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
