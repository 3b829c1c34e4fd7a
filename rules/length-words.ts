/** '60 min', or '2 h 30 min'. */
export function lengthWords(minutes: number | null | undefined): string {
  if (!minutes) return ''
  if (minutes <= 90) return `${minutes} min`
  const rest = minutes % 60
  return rest ? `${Math.floor(minutes / 60)} h ${rest} min` : /* text */ `${minutes / 60} h`
}
