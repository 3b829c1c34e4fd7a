import { Component, type ReactNode } from 'react'
import styles from '../../layouts/auth-layout.module.css'
import { Button } from '../../ui/action/button'
import { SignInFrame } from './sign-in/sign-in-frame'

/** Replaces a sign-in page that did not load, and offers to load it again; a requested link is remembered. */
export class LoadFailure extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <SignInFrame title="Sign in">
        <div className={styles.form} role="alert">
          <h1>This page did not load</h1>
          <p className="lead">
            Either the connection was lost, or a newer version is out. Loading it again fetches it.
          </p>
          <Button variant="primary" size="lg" block onClick={() => location.reload()}>
            Load the page again
          </Button>
        </div>
      </SignInFrame>
    )
  }
}
