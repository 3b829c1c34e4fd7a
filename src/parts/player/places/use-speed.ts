import { useKept } from '../../../providers/kept-values'

interface Speeds {
  lecture: number
  video: number
}

const areSpeeds = (value: unknown): value is Speeds => {
  if (typeof value !== 'object' || value === null) return false
  const { lecture, video } = value as Record<string, unknown>
  return [lecture, video].every((each) => typeof each === 'number' && each > 0)
}

/** How fast somebody listens to lectures, or watches videos, on each of their devices; undefined until it is known. */
export function useSpeed(of: keyof Speeds): [speed: number, keep: (speed: number) => void] | undefined {
  const { value, keep } = useKept('player_speeds', { initial: { lecture: 1, video: 1 }, isValue: areSpeeds })
  return value && [value[of], (speed) => keep({ ...value, [of]: speed })]
}
