import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { catalogue } from '../../providers/api/errors'
import { ChunkLoadError } from '../../providers/page/load-page'
import { Button } from '../../ui/action/button'
import styles from './page-error.module.css'

/** Replaces a page that failed or did not load. Nothing reloads by itself, since a failing page would do so for ever. */
export function PageError() {
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  const missing = error instanceof ChunkLoadError
  return (
    <div className={styles.pageError} role="alert">
      <h1>{missing ? 'This page did not load' : 'This page has failed'}</h1>
      <p className="lead">
        {missing
          ? 'Either the connection was lost, or a newer version is out. Loading the page again fetches it.'
          : catalogue.unexpected.text}
      </p>
      <p className="btn-row">
        <Button variant="primary" onClick={() => location.reload()}>
          {missing ? 'Load the page again' : 'Try again'}
        </Button>
      </p>
    </div>
  )
}
