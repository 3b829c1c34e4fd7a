import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { invalidate } from '../../../../providers/api/query'
import type { Attempt } from '../attempt-parts'
import { AnswerSaver } from './answer-saver'

/** The answers of a running attempt and their saving; sent again when the connection returns, and when the page is hidden. */
export function useAnswers(attempt: Attempt) {
  const [saver] = useState(() => new AnswerSaver(attempt, () => void invalidate('Attempt')))
  const state = useSyncExternalStore(saver.subscribe, saver.get)
  useEffect(() => saver.learn(attempt), [saver, attempt])
  useEffect(() => {
    const send = () => void saver.settle()
    const away = () => document.visibilityState === 'hidden' && send()
    addEventListener('online', send)
    document.addEventListener('visibilitychange', away)
    return () => {
      removeEventListener('online', send)
      document.removeEventListener('visibilitychange', away)
      send()
    }
  }, [saver])
  return { saver, state }
}

/**
 * Counts the seconds for which a question has been looked at, and hands them over when it is left or taken; `running` are those since, in milliseconds. Without
 * a question nothing is counted.
 */
export function useSeconds(questionId: string | undefined, give: (questionId: string, seconds: number) => void) {
  const since = useRef<number | null>(null)
  const latest = useRef({ questionId, give })
  latest.current = { questionId, give }
  const [take] = useState(() => () => {
    if (since.current === null) return 0
    const seconds = Math.floor((performance.now() - since.current) / 1000)
    since.current += seconds * 1000
    return seconds
  })
  const running = () => (since.current === null ? 0 : performance.now() - since.current)
  useEffect(() => {
    if (!questionId) return
    since.current = document.hidden ? null : performance.now()
    const hand = () => {
      const seconds = take()
      if (seconds > 0) latest.current.give(questionId, seconds)
    }
    const away = () => {
      if (document.hidden) {
        hand()
        since.current = null
      } else since.current = performance.now()
    }
    document.addEventListener('visibilitychange', away)
    return () => {
      document.removeEventListener('visibilitychange', away)
      hand()
      since.current = null
    }
  }, [questionId, take])
  return { take, running }
}
