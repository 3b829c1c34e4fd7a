import { daysWords, memberRoles, papersOf, placesWords, spanWords } from '../../../nouns/study-group/group-words'
import { givesWords } from '../../../nouns/study-group/policy-words'
import { nameOfPerson } from '../../../nouns/user/name'
import { Card } from '../../../ui/data/card'
import { DescriptionList } from '../../../ui/data/description-list'
import { Person } from '../../../ui/data/person'
import { RichText } from '../../../ui/rich-text/rich-text'
import { dayWords } from '../../../ui/time/london-days'
import type { Group } from '../head/use-group'
import { useLeaders } from '../head/use-leaders'
import styles from './group-info.module.css'
import type { WishedGroup } from './wishes'

interface AboutProps {
  group: Group
  /** The part that stands first, or the rest. */
  isFirst: boolean
  /** Both parts. */
  isWhole?: boolean
}

/** What a group is, and then what it demands and gives, its dates and its places. */
export const About = ({ group, isFirst, isWhole = false }: AboutProps) => (
  <>
    {(isFirst || isWhole) && <WhatItIs group={group} />}
    {!isFirst && (
      <>
        <DemandsAndGives group={group} />
        <Dates group={group} />
      </>
    )}
  </>
)

function WhatItIs({ group: { id, banner, image, description } }: { group: Group }) {
  const leaders = useLeaders(id)
  const named = leaders.flatMap((each) => {
    const name = nameOfPerson(each.user)
    return name ? [{ ...each, name }] : []
  })
  const picture = banner ?? image
  return (
    <Card title="What it is">
      <div className={styles.about}>
        {picture && <img className={banner ? styles.banner : styles.picture} src={picture} alt="" />}
        {description ? (
          <RichText html={description} />
        ) : (
          <p className="meta">Those who lead it have written nothing yet.</p>
        )}
        {leaders.length > 0 && (
          <div>
            <h3>Who leads it</h3>
            <ul className={styles.leaders}>
              {named.map(({ id: memberId, name, role, user }) => (
                <li key={memberId}>
                  <Person name={name} picture={user?.avatar} role={memberRoles[role].toLowerCase()} />
                </li>
              ))}
              {leaders.length > named.length && (
                <li className="meta">{othersWords(leaders.length - named.length, named.length > 0)}</li>
              )}
            </ul>
          </div>
        )}
      </div>
    </Card>
  )
}

/** Whom the reader may not know by name. */
function othersWords(count: number, isMore: boolean): string {
  if (isMore) return count === 1 ? 'and 1 more' : `and ${count} more`
  return count === 1 ? '1 person, whom its members know by name' : `${count} people, whom its members know by name`
}

export function DemandsAndGives({ group }: { group: Pick<Group, 'config' | 'intensiveUntil'> }) {
  const { demands, hours, meets } = group.config
  const gives = givesWords(group)
  if (!demands && !gives && !hours && !meets) return null
  return (
    <div className={styles.two}>
      {(demands || hours || meets) && (
        <Card title="What it demands">
          <div className={styles.words}>
            {demands && <p className={styles.lines}>{demands}</p>}
            {(hours || meets) && (
              <DescriptionList
                items={[
                  ...(hours ? [{ term: 'Hours', value: hours }] : []),
                  ...(meets ? [{ term: 'Meets', value: meets }] : []),
                ]}
              />
            )}
          </div>
        </Card>
      )}
      {gives && (
        <Card title="What it gives">
          <p className={styles.lines}>{gives}</p>
        </Card>
      )}
    </div>
  )
}

function Dates({ group }: { group: Group }) {
  const { intensiveFrom, intensiveUntil, availableFrom, availableUntil } = group
  return (
    <Card title="Dates and places">
      <div className={styles.words}>
        <DescriptionList
          items={[
            { term: 'Training', value: spanWords(intensiveFrom, intensiveUntil) },
            { term: 'Applications', value: `${dayWords(availableFrom)} to ${dayWords(availableUntil, 'year')}` },
            { term: 'Places', value: placesWords(group) },
          ]}
        />
        <SittingDays group={group} />
      </div>
    </Card>
  )
}

/** When each of its sub-groups sits. */
export function SittingDays({ group: { type, subGroups } }: { group: Pick<WishedGroup, 'type' | 'subGroups'> }) {
  const [first, second] = papersOf(type)
  if (subGroups.length === 0) return null
  return (
    <div className={styles.below}>
      <h3>When its sub-groups sit</h3>
      <DescriptionList
        items={subGroups.map(({ name, p1ExamDates, p2ExamDates }) => ({
          term: name,
          value: (
            <>
              {p1ExamDates.length > 0 && <span className={styles.exams}>{`${first}: ${daysWords(p1ExamDates)}`}</span>}
              {p2ExamDates.length > 0 && <span className={styles.exams}>{`${second}: ${daysWords(p2ExamDates)}`}</span>}
              {p1ExamDates.length + p2ExamDates.length === 0 && 'Its days are not known yet'}
            </>
          ),
        }))}
      />
    </div>
  )
}
