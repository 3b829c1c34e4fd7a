import { LinkButton } from '../../ui/action/link-button'

interface AuthorDoorsProps {
  bundleId: string
  /** Whether it has questions, which alone have health and answers to mark. */
  hasQuestions: boolean
}

/** The ways to what authors and staff do with a bundle: write, bring questions in, mark answers, and see how they do. */
export function AuthorDoors({ bundleId, hasQuestions }: AuthorDoorsProps) {
  const editor = `/library/${bundleId}/editor`
  return (
    <>
      {hasQuestions && <LinkButton to={`${editor}/health`}>Question health</LinkButton>}
      {hasQuestions && <LinkButton to={`${editor}/marking`}>Marking</LinkButton>}
      <LinkButton to={`${editor}/import`}>Import and export</LinkButton>
      <LinkButton to={editor} icon="pen">
        Write its contents
      </LinkButton>
    </>
  )
}
