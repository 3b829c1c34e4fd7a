import type { Area } from '../../parts/readiness/readiness-words'
import { LinkButton } from '../../ui/action/link-button'

/** Leads to twenty questions of an area, filled in. */
export function PractiseArea({ area: { practiceArea } }: { area: Area }) {
  return (
    <LinkButton to={`/library/practice?areas=${practiceArea.id}&pools=unused,wrong&count=20`} size="sm">
      Practise 20<span className="vh"> on {practiceArea.name}</span>
    </LinkButton>
  )
}
