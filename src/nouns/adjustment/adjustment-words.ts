/** '25% extra time and 30 min of breaks', of a person's adjustments; null where they give nothing. */
export function adjustmentWords({ extraTime, breaks }: { extraTime: number; breaks: number }): string | null {
  const time = extraTime > 0 && `${extraTime}% extra time`
  const rest = breaks > 0 && `${breaks} min of breaks`
  if (time && rest) return `${time} and ${rest}`
  return time || rest || null
}
