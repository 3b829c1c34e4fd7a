import type { ReactNode } from 'react'
import { NotebookLeaf } from '../../components/notebook-leaf'
import '../../components/brand.css'
import '../../components/policy-links.css'
import '../../layouts/auth-layout.css'

/** The auth layout with plain links: signing in has no router, and is the lighter for it. */
export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="auth">
      <title>{`${title} · Articled`}</title>
      <aside className="auth-art" aria-label="About Articled">
        <NotebookLeaf />
        <a className="brand" href="/login" aria-label="Articled">
          <svg className="brand-mark" viewBox="0 0 28 28" aria-hidden="true" focusable="false">
            <rect className="brand-cover" x="3" y="2" width="22" height="24" rx="4" />
            <path className="brand-margin" d="M9 2v24" />
            <path className="brand-lines" d="M13 10h8M13 14.5h8M13 19h5" />
          </svg>
          <span className="brand-name">Articled</span>
        </a>
        <p className="auth-line">
          Practise every SQE2 station.
          <span className="only-wide">
            <br />
            Know where you stand before the day.
          </span>
        </p>
      </aside>
      <main className="auth-main" id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="policies">
        <ul>
          <li>
            <a href="/terms-and-conditions">Terms &amp; Conditions</a>
          </li>
          <li>
            <a href="/privacy-policy">Privacy policy</a>
          </li>
          <li>
            <a href="/cookies-policy">Cookies policy</a>
          </li>
        </ul>
      </footer>
    </div>
  )
}
