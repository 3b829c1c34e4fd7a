import { plainText } from './mark-answer'

const OF_THE_ABOVE =
  /^(all|any|both|either|neither|none|some|two) of (the |these )?(above|these|them|others?)\b.{0,20}$/i

/** Whether an option speaks of those before it, such as 'None of the above', so that it stays behind them in any order. */
export const staysLast = (body: string): boolean => OF_THE_ABOVE.test(plainText(body))
