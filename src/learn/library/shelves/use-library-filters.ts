import { useSearchParams } from 'react-router'
import type { BundleType } from '../../../../schema/generated/types'
import { kinds } from '../../../nouns/bundle/bundle-words'

/** The search, the kind and the page that the address holds. */
export function useLibraryFilters() {
  const [params, setParams] = useSearchParams()
  const search = params.get('search')?.trim() ?? ''
  const type: BundleType | null = kinds.find(({ value }) => value === params.get('type'))?.value ?? null
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1)
  const change = (changed: Record<string, string>, { replace = true } = {}) =>
    setParams(
      (old) => {
        old.delete('page')
        for (const [name, value] of Object.entries(changed)) {
          if (value) old.set(name, value)
          else old.delete(name)
        }
        return old
      },
      { replace, preventScrollReset: replace },
    )
  return {
    search,
    type,
    page,
    filtered: search !== '' || type !== null,
    setSearch: (value: string) => change({ search: value }),
    setType: (value: string) => change({ type: value }),
    setPage: (value: number) => change({ page: value > 1 ? String(value) : '' }, { replace: false }),
    clear: () => setParams({}, { replace: true }),
  }
}

export type LibraryFilters = ReturnType<typeof useLibraryFilters>
