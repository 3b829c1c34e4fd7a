import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { Button } from '../../components/button'
import './page-error.css'

/** In the place of a page that failed, or that did not load. */
export function PageError() {
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  const missing = error instanceof Error && error.name === 'ChunkLoadError'
  return (
    <div className="page-error" role="alert">
      <h1>{missing ? 'This page did not load' : 'This page has failed'}</h1>
      <p className="lead">
        {missing
          ? 'Either the connection was lost, or a newer version is out. Loading the page again fetches it.'
          : 'An unexpected error occurred. Please try again.'}
      </p>
      <p className="btn-row">
        <Button variant="primary" onClick={() => location.reload()}>
          Try again
        </Button>
      </p>
    </div>
  )
}
