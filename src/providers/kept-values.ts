import type { KeptName } from '../../schema/generated/types'
import { invalidate, queryClient, useAction, useApi } from './api/query'
import { KeptValues, type KeptValuesQuery, KeptValueUpdate } from './kept-values.documents'

const KEY = ['KeptValues', {}]

interface Kept<Value> {
  /** Undefined until it is known; the default where nothing is kept, or where it is no such value. */
  value: Value | undefined
  /** Keeps another on the server, for all of the person's devices. */
  keep: (value: Value) => void
}

/** What the server keeps for the signed-in person under a name. */
export function useKept<Value>(
  name: KeptName,
  {
    initial,
    isValue,
    enabled = true,
    loud = false,
  }: {
    initial: Value
    isValue: (value: unknown) => value is Value
    enabled?: boolean
    /** Whether a failure to keep it is shown, and what is kept read again. */
    loud?: boolean
  },
): Kept<Value> {
  const { data } = useApi(KeptValues, {}, { enabled })
  const save = useAction(KeptValueUpdate, {
    quiet: !loud,
    scope: `kept ${name}`,
    ...(loud && { onError: () => void invalidate('KeptValues') }),
  })
  const found = data?.keptValues.find((each) => each.name === name)?.value
  return {
    value: data && (isValue(found) ? found : initial),
    keep(value) {
      queryClient.setQueryData<KeptValuesQuery>(
        KEY,
        (before) =>
          before && { keptValues: [...before.keptValues.filter((each) => each.name !== name), { name, value }] },
      )
      save.mutate({ name, value })
    },
  }
}
