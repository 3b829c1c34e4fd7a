import { Suspense, useState } from 'react'
import { MOST_SEARCHED } from '../../../rules/limits'
import { CardAreas } from '../../parts/own-cards/own-cards.documents'
import { useApi } from '../../providers/api/query'
import { lazyPart } from '../../providers/page/lazy-part'
import { Button } from '../../ui/action/button'
import { Card } from '../../ui/data/card'
import { SelectField } from '../../ui/form/select-field'
import { Pages } from '../../ui/list/pages'
import { SearchBox } from '../../ui/list/search-box'
import { EmptyState } from '../../ui/page/blank'
import { PageHeader } from '../../ui/page/page-header'
import { Unloaded } from '../../ui/page/unloaded'
import { OwnCard, OwnCards } from './cards.documents'
import styles from './cards-page.module.css'
import { OwnCardRow } from './own-card-row'
import { StuckCards } from './stuck-cards'
import { useCardFilters } from './use-card-filters'

const CardDialog = lazyPart(() => import('../../parts/own-cards/card-dialog').then((m) => m.CardDialog))

/** The cards that one has written, and those of any kind that are suspended or leeches. `?card={id}` opens one to be changed. */
export function CardsPage() {
  const filters = useCardFilters()
  const [making, setMaking] = useState(false)
  const make = () => setMaking(true)
  return (
    <>
      <PageHeader
        title="My cards"
        sub="What you put into your own words"
        crumbs={[{ label: 'Library', to: '/library' }]}
        actions={
          <Button variant="primary" icon="plus" onClick={make}>
            New card
          </Button>
        }
      />
      <StuckCards onChange={filters.setCard} />
      <Tools filters={filters} />
      <List filters={filters} onMake={make} />
      <Suspense>
        {making && <CardDialog onClose={() => setMaking(false)} />}
        {filters.cardId && <Changing id={filters.cardId} onClose={() => filters.setCard(null)} />}
      </Suspense>
    </>
  )
}

interface ListProps {
  filters: ReturnType<typeof useCardFilters>
}

function Tools({ filters: { search, areaId, setSearch, setArea } }: ListProps) {
  const { data } = useApi(CardAreas, {})
  return (
    <search className={styles.tools}>
      <SearchBox
        className={styles.search}
        label="Search my cards"
        value={search}
        onChange={setSearch}
        most={MOST_SEARCHED}
      />
      <SelectField
        label="Practice area"
        labelHidden
        placeholder="All areas"
        options={(data?.practiceAreas ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={areaId ?? ''}
        onChange={({ target }) => setArea(target.value || null)}
      />
    </search>
  )
}

function List({ filters, onMake }: ListProps & { onMake: () => void }) {
  const { search, areaId, page } = filters
  const query = useApi(OwnCards, { search: search || null, practiceAreaId: areaId, page }, { staleTime: 0 })
  if (!query.data) return <Unloaded of={query} height={320} />
  const { entries, pageInfo } = query.data.ownCards
  if (entries.length === 0)
    return (
      <Card>
        {search || areaId ? (
          <EmptyState icon="search" title="No card of yours fits">
            Look for other words, or in all areas.
          </EmptyState>
        ) : (
          <EmptyState icon="cards" title="No cards of your own yet" action={<Button onClick={onMake}>New card</Button>}>
            Write one here, or make one from a question that you got wrong, a slide or a mark. It comes up in your
            reviews from the next day on.
          </EmptyState>
        )}
      </Card>
    )
  return (
    <>
      <Card title="Cards" count={pageInfo.totalCount}>
        <ul>
          {entries.map((card) => (
            <OwnCardRow key={card.id} card={card} onChange={() => filters.setCard(card.id)} />
          ))}
        </ul>
      </Card>
      <Pages info={pageInfo} onPage={filters.setPage} />
    </>
  )
}

function Changing({ id, onClose }: { id: string; onClose: () => void }) {
  const { data } = useApi(OwnCard, { id }, { staleTime: 0 })
  return data?.ownCard.id === id ? <CardDialog key={id} card={data.ownCard} onClose={onClose} /> : null
}
