import { LinkButton } from '../../ui/action/link-button'

interface AuthorDoorsProps {
  bundleId: string
  /** What it has: what is asked has a health, and what a person marks waits to be marked. Where it is not known, all doors are shown. */
  parts?: { questions: number; essays: number }
}

/** The ways to what authors and staff do with a bundle: write, bring questions in, mark answers, and see how they do. */
export function AuthorDoors({ bundleId, parts = { questions: 1, essays: 1 } }: AuthorDoorsProps) {
  const editor = `/library/${bundleId}/editor`
  return (
    <>
      {parts.questions > 0 && <LinkButton to={`${editor}/health`}>Question health</LinkButton>}
      {parts.essays > 0 && <LinkButton to={`${editor}/marking`}>Marking</LinkButton>}
      <LinkButton to={`${editor}/import`}>Import and export</LinkButton>
      <LinkButton to={editor} icon="pen">
        Write its contents
      </LinkButton>
    </>
  )
}
