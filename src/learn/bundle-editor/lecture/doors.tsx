import { LinkButton } from '../../../ui/action/link-button'

/** The ways out of a lecture's editor: to its page as its learners have it, and to what is known of it. */
export function Doors({ id, categoryId }: { id: string; categoryId: string }) {
  const page = `/library/${categoryId}/${id}`
  return (
    <>
      <LinkButton to={page} size="sm" icon="eye" className="only-wide">
        As learners see it
      </LinkButton>
      <span className="only-narrow">
        <LinkButton to={page} size="sm" icon="eye" label="As learners see it" />
      </span>
      <LinkButton to={`${page}/edit`} size="sm">
        Facts
      </LinkButton>
    </>
  )
}
