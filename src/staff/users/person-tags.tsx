import type { PersonTag } from '../../../rules/money/person-tags'
import { adjustmentWords } from '../../nouns/adjustment/adjustment-words'
import type { IconName } from '../../ui/action/icon-paths'
import { Tag } from '../../ui/data/tag'

type Look = { icon: IconName; kind?: 'info' | 'positive' | 'warning' | 'negative'; words: string }

const payments: Record<Extract<PersonTag, { tag: 'payment' }>['status'], Look> = {
  trial: { icon: 'tag', words: 'Trial' },
  paying: { icon: 'check', kind: 'positive', words: 'Paying' },
  lapsed: { icon: 'clock', kind: 'warning', words: 'Lapsed' },
  refunded: { icon: 'undo', words: 'Refunded' },
}

function lookOf(tag: PersonTag): Look {
  switch (tag.tag) {
    case 'disabled':
      return { icon: 'lock', kind: 'negative', words: 'Disabled' }
    case 'unconfirmed':
      return { icon: 'user', kind: 'warning', words: 'Profile not complete' }
    case 'new':
      return { icon: 'plus', kind: 'info', words: 'New' }
    case 'exam':
      return { icon: 'calendar', words: examWords(tag.days) }
    case 'payment':
      return payments[tag.status]
    case 'low_balance':
      return { icon: 'wallet', kind: 'warning', words: 'Low balance' }
    case 'adjusted':
      return { icon: 'clock', kind: 'info', words: adjustmentWords(tag) ?? '' }
    case 'away':
      return { icon: 'clock', words: `Not seen for ${Math.floor(tag.days / 7)} weeks` }
  }
}

function examWords(days: number): string {
  if (days === 0) return 'Exam today'
  if (days < 14) return days === 1 ? 'Exam tomorrow' : `Exam in ${days} days`
  return `Exam in ${Math.floor(days / 7)} weeks`
}

/** What staff should know of a person, as tags. */
export function PersonTags({ tags }: { tags: readonly PersonTag[] }) {
  return tags.map((each) => {
    const { words, ...look } = lookOf(each)
    return (
      <Tag key={each.tag} {...look}>
        {words}
      </Tag>
    )
  })
}
