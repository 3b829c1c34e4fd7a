import { useSearchParams } from 'react-router'

/** The search, the area, the page and the card to change that the address holds. */
export function useCardFilters() {
  const [params, setParams] = useSearchParams()
  const change = (changed: Record<string, string | null>) =>
    setParams(
      (old) => {
        if (!('card' in changed)) old.delete('page')
        for (const [name, value] of Object.entries(changed)) {
          if (value) old.set(name, value)
          else old.delete(name)
        }
        return old
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    search: params.get('search')?.trim() ?? '',
    areaId: params.get('area'),
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    cardId: params.get('card'),
    setSearch: (search: string) => change({ search }),
    setArea: (area: string | null) => change({ area }),
    setPage: (page: number) => change({ page: page > 1 ? String(page) : null }),
    setCard: (card: string | null) => change({ card }),
  }
}
