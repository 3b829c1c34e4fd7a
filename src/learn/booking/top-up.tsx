import { Icon } from '../../components/icon'
import { formatMoney } from '../../components/money'
import './top-up.css'

/** What the wallet lacks, with the way to fill it; a hold goes on meanwhile, so it opens beside this page. */
export function TopUp({ missing }: { missing: number }) {
  return (
    <p className="top-up" role="status">
      <Icon name="warn" size="sm" />
      <span>
        Your wallet is <strong className="num">{formatMoney(missing)}</strong> short.{' '}
        <a href="/wallet/top-up" target="_blank" rel="noopener">
          Top-up
          <span className="vh">, in a new tab</span>
        </a>
      </span>
    </p>
  )
}
