import { Button } from '../../ui/action/button'
import { LinkButton } from '../../ui/action/link-button'
import { PadPage } from '../../ui/page/pad-page'

/** The page for every unknown address. */
export function NotFoundPage() {
  return (
    <PadPage
      icon="search"
      title="This page is not here"
      lead="The address may have been mistyped, or the page has moved or been closed."
      links={[
        { to: '/booking', label: 'Booking', note: 'Sessions by type' },
        { to: '/calendar', label: 'Calendar', note: 'What is booked' },
        { to: '/classroom', label: 'Classroom', note: 'Sessions and their marks' },
      ]}
      actions={
        <>
          <LinkButton to="/dashboard" variant="primary" size="lg">
            Go to your dashboard
          </LinkButton>
          {history.length > 1 && (
            <Button variant="quiet" size="lg" onClick={() => history.back()}>
              Back to where you were
            </Button>
          )}
        </>
      }
    />
  )
}
