import { clsx } from 'clsx'
import { NavLink } from 'react-router'
import { BrandLink } from '../../../ui/page/brand-link'
import { When } from '../../../ui/time/when'
import { cookies, type Policy, privacy, terms } from './policies'
import styles from './policy-pages.module.css'

/** Terms and conditions. */
export const TermsPage = () => <PolicyPage policy={terms} />

/** Privacy policy. */
export const PrivacyPolicyPage = () => <PolicyPage policy={privacy} />

/** Cookies policy. */
export const CookiesPolicyPage = () => <PolicyPage policy={cookies} />

function PolicyPage({ policy }: { policy: Policy }) {
  return (
    <div className={styles.policy}>
      <title>{`${policy.title} · Articled`}</title>
      <header className={styles.top}>
        <BrandLink to="/" label="Articled" />
        <nav aria-label="Policies">
          <ul>
            {[terms, privacy, cookies].map(({ path, title }) => (
              <li key={path}>
                <NavLink to={path}>{title}</NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <div className={styles.body}>
        <nav className={styles.contents} aria-labelledby="policy-contents">
          <h2 id="policy-contents">Contents</h2>
          <ol>
            {policy.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <main className={styles.text} id="main" tabIndex={-1}>
          <h1>{policy.title}</h1>
          <p className="meta">
            Version <span className="num">{policy.version}</span>, in force from{' '}
            <When at={policy.inForce} show="date" look="year" />.
          </p>
          <p className={styles.short}>
            <strong>In short.</strong> {policy.inShort}
          </p>
          {policy.sections.map(({ id, title, clauses }, index) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>
                <span className="num">{index + 1}.</span> {title}
              </h2>
              {clauses.map((clause, at) => (
                <p key={clause}>
                  <span className={clsx(styles.number, 'num')}>{`${index + 1}.${at + 1}`}</span>
                  {clause}
                </p>
              ))}
            </section>
          ))}
        </main>
      </div>
    </div>
  )
}
