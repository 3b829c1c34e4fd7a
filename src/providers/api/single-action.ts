import { useRef } from 'react'
import type { TypedDocument } from './document'
import { useAction } from './query'

type Options<Result, Variables> = Parameters<typeof useAction<Result, Variables>>[1]

/** An action that does nothing while it runs, because a second click comes before the screen can change. */
export function useSingleAction<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  options?: Options<Result, Variables>,
) {
  const running = useRef(false)
  const action = useAction(document, options)
  const mutate = (variables: Variables) => {
    if (running.current) return
    running.current = true
    action.mutate(variables, {
      onSettled: () => {
        running.current = false
      },
    })
  }
  return { ...action, mutate }
}
