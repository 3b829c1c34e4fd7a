interface Limited {
  /** How many attempts one may have; null: no limit. */
  retake: number | null
}

/** Whether a test can be taken again after an attempt that was handed in; the server has the last word. */
export const mayTakeAgain = ({ retake }: Limited, { turn }: { turn: number | null }): boolean =>
  retake === null || (turn ?? 1) < retake

/** How often a test may be taken. */
export function retakeWords({ retake }: Limited): string {
  if (retake === null) return 'As often as you like'
  return retake === 1 ? 'Once only' : `${retake} times`
}
