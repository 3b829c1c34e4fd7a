import { useSearchParams } from 'react-router'
import type { PracticePool } from '../../../schema/generated/types'
import { type Choices, MOST_QUESTIONS, type Paper } from './choices'

const papers: readonly Paper[] = ['all', 'flk1', 'flk2']
const pools: readonly PracticePool[] = ['unused', 'wrong', 'sure_and_wrong', 'guessed', 'flagged', 'right']
const USUAL_POOLS: readonly PracticePool[] = ['unused', 'wrong']
const USUAL_COUNT = 20

const listed = (text: string | null) => text?.split(',').filter(Boolean) ?? null

/** The choices that the address holds, so that a link fills them in and a reload keeps them. */
export function useChoices() {
  const [params, setParams] = useSearchParams()
  const count = Number.parseInt(params.get('count') ?? '', 10)
  const named = listed(params.get('pools'))
  const choices: Choices = {
    paper: papers.find((each) => each === params.get('paper')) ?? 'all',
    areas: listed(params.get('areas')),
    pools: named ? pools.filter((each) => named.includes(each)) : USUAL_POOLS,
    count: count >= 1 && count <= MOST_QUESTIONS ? count : USUAL_COUNT,
    clock: params.get('clock') === 'exam' ? 'exam' : 'none',
    answers: params.get('answers') === 'end' ? 'end' : 'once',
  }
  const change = (changed: Partial<Choices>) =>
    setParams(
      (old) => {
        for (const [name, value] of Object.entries(changed)) {
          if (value === null) old.delete(name)
          else old.set(name, Array.isArray(value) ? value.join(',') : String(value))
        }
        return old
      },
      { replace: true, preventScrollReset: true },
    )
  return { choices, change }
}

export type Change = ReturnType<typeof useChoices>['change']
