import { Component, type ErrorInfo, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../../components/button'

/** Says that a page failed, in its place, and lets the next one be. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return <Boundary place={useLocation().pathname}>{children}</Boundary>
}

interface Props {
  place: string
  children: ReactNode
}

class Boundary extends Component<Props, { failed: Error | null; place: string }> {
  override state = { failed: null as Error | null, place: this.props.place }

  static getDerivedStateFromError(failed: Error) {
    return { failed }
  }

  static getDerivedStateFromProps({ place }: Props, state: { place: string }) {
    return state.place === place ? null : { failed: null, place }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack)
  }

  override render() {
    const { failed } = this.state
    if (!failed) return this.props.children
    const missing = failed.name === 'ChunkLoadError'
    return (
      <div className="page-failed" role="alert">
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
}
