import type { ImportFragment } from './exchange.documents'

export const countWords = (count: number): string => count.toLocaleString('en-GB')

/** What became of an import, in a few words. */
export function statusWords({ status, total, done }: ImportFragment): string {
  switch (status) {
    case 'reading':
      return 'being read'
    case 'ready':
      return total === 1 ? '1 row to look at' : `${countWords(total)} rows to look at`
    case 'importing':
      return 'coming over'
    case 'done':
      return done === 1 ? '1 came over' : `${countWords(done)} came over`
    case 'failed':
      return 'could not be read'
    default:
      return 'cancelled'
  }
}
