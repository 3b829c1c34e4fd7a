import { quantile } from './figures'

export interface Sample {
  /** Seconds since the start. */
  seconds: number
  value: number
}

/** The gain of a figure in a second, as the slope of the line nearest to all samples. */
export function slopeOf(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number) => samples.reduce((sum, each) => sum + of(each), 0) / samples.length
  const [x, y] = [mean(({ seconds }) => seconds), mean(({ value }) => value)]
  const above = samples.reduce((sum, { seconds, value }) => sum + (seconds - x) * (value - y), 0)
  const below = samples.reduce((sum, { seconds }) => sum + (seconds - x) ** 2, 0)
  return above / below
}

/** The trend of samples: their middle value, and the gain from the first to the last. */
export function trendOf(samples: readonly Sample[]) {
  const slope = slopeOf(samples)
  const seconds = (samples.at(-1)?.seconds ?? 0) - (samples[0]?.seconds ?? 0)
  const middle = quantile(
    samples.map(({ value }) => value),
    0.5,
  )
  return { middle, perHour: slope * 3600, gain: slope * seconds }
}
